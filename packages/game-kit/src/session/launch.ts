import type { SessionRequest } from '@herna/contract/games'

/** What the address says: GET /launch/{gameCode}?mode=real&clientPlatform=mobile&languageCode=sk-SK&playerId=…&tempToken=… [5.4]. */
export interface Launch {
  gameCode: string
  mode: 'demo' | 'real'
  languageCode: string
  /** Real play only; opens one session (M7). */
  launchToken: string | null
}

const CODE = /^[a-z0-9][a-z0-9-]{0,119}$/

/** `null` when the address names no game, or no mode that can be played. */
export function readLaunch(address: URL): Launch | null {
  const [room, gameCode, ...rest] = address.pathname.split('/').filter(Boolean)
  if (room !== 'launch' || rest.length > 0 || gameCode === undefined || !CODE.test(gameCode)) return null
  const languageCode = address.searchParams.get('languageCode') || 'sk-SK'
  const mode = address.searchParams.get('mode') ?? 'demo'
  if (mode === 'demo') return { gameCode, mode, languageCode, launchToken: null }
  if (mode === 'real') return { gameCode, mode, languageCode, launchToken: address.searchParams.get('tempToken') || null }
  return null
}

/** The address without the player and the token: it may then stand in the history, be reloaded or shared [S7]. */
export function withoutSecrets(address: URL): string {
  const clean = new URL(address)
  clean.searchParams.delete('tempToken')
  clean.searchParams.delete('playerId')
  return `${clean.pathname}${clean.search}${clean.hash}`
}

/** Null: real play without a token, as after a reload of a game that stands on its own; the portal has to launch it anew. */
export function sessionRequestOf({ gameCode, mode, languageCode, launchToken }: Launch): SessionRequest | null {
  if (mode === 'demo') return { gameCode, mode, languageCode }
  return launchToken === null ? null : { gameCode, mode, languageCode, launchToken }
}
