import type { SessionRequest } from '@herna/contract/games'

/** Parsed launch URL: GET /launch/{gameCode}?mode=real&clientPlatform=mobile&languageCode=sk-SK&playerId=…&tempToken=… [5.4]. */
export interface Launch {
  gameCode: string
  mode: 'demo' | 'real'
  languageCode: string
  /** Only in real play; opens one session (M7). */
  launchToken: string | null
  /** Null for games without a password [5.3]. */
  permit: string | null
}

const CODE = /^[a-z0-9][a-z0-9-]{0,119}$/

/** Null when the URL has no valid game code or mode. */
export function readLaunch(address: URL): Launch | null {
  const [prefix, gameCode, ...rest] = address.pathname.split('/').filter(Boolean)
  if (prefix !== 'launch' || rest.length > 0 || gameCode === undefined || !CODE.test(gameCode)) return null
  const languageCode = address.searchParams.get('languageCode') || 'sk-SK'
  const mode = address.searchParams.get('mode') ?? 'demo'
  const permit = address.searchParams.get('permit') || null
  if (mode === 'demo') return { gameCode, mode, languageCode, launchToken: null, permit }
  if (mode === 'real') return { gameCode, mode, languageCode, launchToken: address.searchParams.get('tempToken') || null, permit }
  return null
}

/** The URL without player id, token and permit, safe for the browser history and sharing [S7]. */
export function urlWithoutSecrets(address: URL): string {
  const cleanUrl = new URL(address)
  cleanUrl.searchParams.delete('tempToken')
  cleanUrl.searchParams.delete('playerId')
  cleanUrl.searchParams.delete('permit')
  return `${cleanUrl.pathname}${cleanUrl.search}${cleanUrl.hash}`
}

/** Null: real play without a token, for example after a reload of a game on its own page; the portal has to launch it again. */
export function sessionRequestOf({ gameCode, mode, languageCode, launchToken, permit }: Launch): SessionRequest | null {
  const request = { gameCode, mode, languageCode, ...(permit === null ? {} : { permit }) }
  if (mode === 'demo') return request
  return launchToken === null ? null : { ...request, launchToken }
}
