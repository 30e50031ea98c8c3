import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const digest = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest()

/** Compared as digests, in constant time, so that neither length nor content of the secret leaks. */
export const sameSecret = (given: string | Buffer, secret: string | Buffer): boolean =>
  timingSafeEqual(digest(given), digest(secret))

/** What `Authorization: Bearer …` holds. */
export const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
