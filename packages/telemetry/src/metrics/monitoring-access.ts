import { createHash, timingSafeEqual } from 'node:crypto'
import { isLoopback } from '@herna/contract/edge'

/** Who may read `/metrics` and `/docs`, which would help an attacker. */
export interface MonitoringAccess {
  /** Grants access (`Authorization: Bearer …`). */
  token?: string | undefined
  /** Without a token: allows callers on this machine, for the sandbox. */
  openLocally: boolean
}

/** `disabled`: there is no token, so nobody from elsewhere has access; `refused`: the token is missing or wrong. */
export function monitoringAccessOf(
  { token, openLocally }: MonitoringAccess,
  { address, authorization = '' }: { address: string; authorization?: string | undefined },
): 'granted' | 'disabled' | 'refused' {
  if (token === undefined) return openLocally && isLoopback(address) ? 'granted' : 'disabled'
  const bearer = /^Bearer (.+)$/i.exec(authorization)?.[1]
  return bearer !== undefined && timingSafeEqual(digest(bearer), digest(token)) ? 'granted' : 'refused'
}

/** Digests have one length, so that comparing them reveals nothing about the token. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
