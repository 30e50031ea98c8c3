import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PamSettings } from '../foundation/index.ts'

export type CookieName = 'platform' | 'gateway' | 'remember' | 'device'

const isSecure = ({ origin }: PamSettings) => origin.startsWith('https:')
/** `__Host-` binds a cookie to this very host; browsers take it over https alone. */
const fullName = (name: CookieName, settings: PamSettings) => `${isSecure(settings) ? '__Host-' : ''}herna-${name}`

const TOKEN = /^[\w-]{43}$/

/** The token in a cookie; null when there is none, or nothing of ours. */
export function readCookie(request: FastifyRequest, settings: PamSettings, name: CookieName): string | null {
  const wanted = `${fullName(name, settings)}=`
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const cookie = part.trim()
    if (!cookie.startsWith(wanted)) continue
    const value = cookie.slice(wanted.length)
    return TOKEN.test(value) ? value : null
  }
  return null
}

/** HttpOnly and Lax, always. Without `seconds` it ends with the browser. */
export function setCookie(reply: FastifyReply, settings: PamSettings, name: CookieName, token: string, seconds?: number): void {
  const secure = isSecure(settings) ? '; Secure' : ''
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`
  reply.header('set-cookie', `${fullName(name, settings)}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}${age}`)
}

export const clearCookie = (reply: FastifyReply, settings: PamSettings, name: CookieName): void =>
  setCookie(reply, settings, name, '', 0)
