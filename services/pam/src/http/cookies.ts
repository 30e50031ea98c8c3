import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PamSettings } from '../foundation/index.ts'

export type CookieName = 'platform' | 'gateway' | 'remember' | 'device'

const isSecure = ({ origin }: PamSettings) => origin.startsWith('https:')
/** `__Host-` binds a cookie to this host; browsers accept it over https only. */
const fullName = (name: CookieName, settings: PamSettings) => `${isSecure(settings) ? '__Host-' : ''}herna-${name}`

const TOKEN = /^[\w-]{43}$/

/** The token in a cookie; null when absent or malformed. */
export function readCookie(request: FastifyRequest, settings: PamSettings, name: CookieName): string | null {
  const value = request.cookies[fullName(name, settings)]
  return value !== undefined && TOKEN.test(value) ? value : null
}

/** Always HttpOnly and SameSite=Lax. Without `seconds`: a session cookie. */
export function setCookie(reply: FastifyReply, settings: PamSettings, name: CookieName, token: string, seconds?: number): void {
  void reply.setCookie(fullName(name, settings), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(settings),
    maxAge: seconds,
  })
}

export const clearCookie = (reply: FastifyReply, settings: PamSettings, name: CookieName): void =>
  setCookie(reply, settings, name, '', 0)
