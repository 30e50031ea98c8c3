import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const digest = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest()

/** Compares digests in constant time, so that neither the length nor the content of the secret leaks. */
export const sameSecret = (candidate: string | Buffer, secret: string | Buffer): boolean =>
  timingSafeEqual(digest(candidate), digest(secret))

/** The token of `Authorization: Bearer …`, or null. */
export const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
