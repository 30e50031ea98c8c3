// A slot at a stub host, which replies with the requested round id, and what tests of its screen read and do.
import type { GameBalance, HostMessage, PortalMessage, RoundRequest, SlotDefinition } from '@herna/contract/games'
import type { CallResult } from '@herna/game-kit'
import { openAtStubHost, withRoundId } from '@herna/game-kit/testing'
import { expect, vi } from 'vitest'
import { sampleReply, sampleSession, sampleStep } from '../round/sample.ts'
import type { SlotRound, SlotSession } from '../session/index.ts'
import { slotGame } from './game.ts'

export const DOT =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"%3E%3Crect width="9" height="9" fill="red"/%3E%3C/svg%3E'

interface StubHost {
  roundRequests: RoundRequest[]
  /** Results of the next rounds; without one a round wins nothing. */
  roundResults: (CallResult<SlotRound> | Promise<CallResult<SlotRound>>)[]
  sessionRequests: number
  seenRounds: string[]
  /** What the game told the portal. */
  sentMessages: Omit<HostMessage, 'source' | 'gameCode'>[]
  /** A message of the portal. */
  receiveMessage: (type: PortalMessage['type']) => void
  balance: GameBalance
  /** How long the guard of presses waits. */
  wait: Promise<void>
}
const newHost = (): StubHost => ({
  roundRequests: [],
  roundResults: [],
  sessionRequests: 0,
  seenRounds: [],
  sentMessages: [],
  receiveMessage: () => expect.unreachable(),
  balance: { balance: 5_000, currency: 'EUR', bonus: null },
  wait: Promise.resolve(),
})
/** Of the test that runs. */
export const host = newHost()
let gameEnd = new AbortController()

/** Before each test: a new host, and timers that only `waitForIdle` and `waitForOverlay` advance quickly. */
export function prepareGame(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  Object.assign(host, newHost())
  gameEnd = new AbortController()
}

/** After each test. */
export function closeGame(): void {
  vi.restoreAllMocks()
  gameEnd.abort()
  vi.useRealTimers()
  document.body.replaceChildren()
}

export const resultWithWin = (win: number, more: Parameters<typeof sampleReply>[0] = {}): CallResult<SlotRound> => {
  const wins =
    win === 0 ? [] : [{ by: 'line' as const, line: 0, symbol: 1, count: 3, amount: win, positions: [[0, 1] as [number, number]] }]
  return { ok: true, value: sampleReply({ steps: [sampleStep({ wins, win })], win, balance: 900 + win, ...more }) }
}

/** The game with this picture for every symbol, and small ones of its scene. */
export function withPictures(game: SlotDefinition, image = DOT): SlotDefinition {
  const layer = { tall: DOT, wide: DOT }
  return {
    ...game,
    symbols: game.symbols.map((symbol) => ({ ...symbol, image })),
    theme: { ...game.theme, backdrop: DOT, logo: DOT },
    world: { ...game.world, far: layer, middle: layer, near: layer },
  }
}

/** Opens a game at the stub host. */
export async function openGame(more: Partial<SlotSession> = {}, image = DOT): Promise<void> {
  const session = sampleSession(more)
  session.game = withPictures(session.game, image)
  host.receiveMessage = openAtStubHost(slotGame, {
    session,
    wait: () => host.wait,
    until: gameEnd.signal,
    notify: (message) => host.sentMessages.push(message),
    api: {
      balance: async () => ({ ok: true, value: host.balance }),
      seen: async (_token, roundId) => {
        host.seenRounds.push(roundId)
        return { ok: true, value: null }
      },
      history: async () => ({ ok: true, value: { rounds: [sampleReply({ win: 50 })], next: null } }),
      openSession: async () => {
        host.sessionRequests++
        return { ok: true, value: session }
      },
      playRound: async (_token, request) => {
        host.roundRequests.push(request)
        return withRoundId(await (host.roundResults.shift() ?? resultWithWin(0)), request.roundId)
      },
    },
  })
  await vi.waitFor(() => expect(spin()).toBeTruthy())
}

export const query = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement
export const spin = () => query('.spin')
export const announcement = () => (query('[role="status"].visually-hidden').textContent ?? '').replaceAll('\u00a0', ' ')
/** Advances the timers until the round is over. */
export const waitForIdle = () =>
  vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(100)
      expect(spin().getAttribute('aria-label')).toBe('Točiť')
    },
    { interval: 10 },
  )
export const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ')
/** Advances the timers until an overlay with this title is shown. */
export const waitForOverlay = (title: string) =>
  vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(100)
      expect(plain(query('.overlay').getAttribute('aria-label'))).toBe(title)
      expect(query('.overlay').hidden).toBe(false)
    },
    { interval: 10 },
  )
export const key = (name: string, target: Element = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
