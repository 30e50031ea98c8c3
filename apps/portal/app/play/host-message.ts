import type { GameProblem, HostMessage } from '@herna/contract/games'

/**
 * Reads what a game's window says [S4]: only from the frame we opened, at the origin we opened it at, in the shape we know.
 * Everything else is null, whatever it is. Written by hand: a schema library for four shapes would outweigh the page.
 */
export function readHostMessage(event: MessageEvent<unknown>, frame: Window | null, origin: string): HostMessage | null {
  if (!frame || event.source !== frame || event.origin !== origin) return null
  const message = event.data
  if (typeof message !== 'object' || message === null) return null
  const { source, type, gameCode, balance, problem } = message as Record<string, unknown>
  if (source !== 'herna-game' || typeof gameCode !== 'string') return null
  if (type === 'ready' || type === 'round-started') return { source, type, gameCode }
  if (type === 'round-ended' && Number.isInteger(balance)) return { source, type, gameCode, balance: balance as number }
  if (type === 'failed' && typeof problem === 'string') return { source, type, gameCode, problem }
  return null
}

const KNOWN: Record<GameProblem, true> = {
  'session-over': true,
  blocked: true,
  'insufficient-funds': true,
  moved: true,
  unreachable: true,
  broken: true,
}
/** A word of another provider's, that we do not know, means that the game broke. */
export const problemOf = (word: string): GameProblem => (Object.hasOwn(KNOWN, word) ? (word as GameProblem) : 'broken')
