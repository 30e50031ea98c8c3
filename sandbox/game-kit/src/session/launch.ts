import type { SessionRequest } from '@herna/contract/games'

/** What the address says: GET /launch/{gameCode}?mode=real&clientPlatform=mobile&languageCode=sk-SK&playerId=…&tempToken=… [5.4]. */
export interface Launch {
  gameCode: string
  mode: 'demo' | 'real'
  languageCode: string
  /** Real play only; opens one session (M7). */
  launchToken: string | null
  /** Null for a game that has no password [5.3]. */
  permit: string | null
}

const CODE = /^[a-z0-9][a-z0-9-]{0,119}$/

/** `null` when the address names no game, or no mode that can be played. */
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

/** The address without the player, the token and the permit: it may then stand in the history, be reloaded or shared [S7]. */
export function urlWithoutSecrets(address: URL): string {
  const cleanUrl = new URL(address)
  cleanUrl.searchParams.delete('tempToken')
  cleanUrl.searchParams.delete('playerId')
  cleanUrl.searchParams.delete('permit')
  return `${cleanUrl.pathname}${cleanUrl.search}${cleanUrl.hash}`
}

/** Null: real play without a token, as after a reload of a game that stands on its own; the portal has to launch it anew. */
export function sessionRequestOf({ gameCode, mode, languageCode, launchToken, permit }: Launch): SessionRequest | null {
  const request = { gameCode, mode, languageCode, ...(permit === null ? {} : { permit }) }
  if (mode === 'demo') return request
  return launchToken === null ? null : { ...request, launchToken }
}
