import { createHash, randomBytes } from 'node:crypto'
import { addressGroup } from '@herna/contract/edge'
import type { FastifyRequest } from 'fastify'
import { sessionOver } from '../wallet/refusals.ts'

/** A new session token of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Only this hash is stored, so a leaked database opens no session. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const BEARER = /^Bearer ([\w-]{43})$/

/** The token of `Authorization: Bearer …`, or null when it is missing or malformed. */
export const bearerOf = (header: string | undefined): string | null => BEARER.exec(header ?? '')?.[1] ?? null

/** The token of a request. Throws a 401 problem `session-over` when it is missing or malformed. */
export function tokenOf(request: FastifyRequest): string {
  const token = bearerOf(request.headers.authorization)
  if (!token) throw sessionOver()
  return token
}

/** Limits apply per session, because several players may share an address; without a token per address. */
export function rateLimitKey(request: FastifyRequest): string {
  const token = bearerOf(request.headers.authorization)
  return token ? hashOf(token).toString('base64') : addressGroup(request.ip)
}
