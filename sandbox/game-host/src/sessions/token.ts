import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sessionOver } from '../wallet/refusals.ts'

/** 256 random bits; only whoever opened the session knows them. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token: a leaked database opens no session. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const BEARER = /^Bearer ([\w-]{43})$/

/** The token of `Authorization: Bearer …`, or null when there is none of our shape. */
export const bearerOf = (header: string | undefined): string | null => BEARER.exec(header ?? '')?.[1] ?? null

/** The token of a call that needs one. */
export function tokenOf(request: FastifyRequest): string {
  const token = bearerOf(request.headers.authorization)
  if (!token) throw sessionOver()
  return token
}
