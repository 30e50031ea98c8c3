// A game with fixed jackpots or a trail at several sizes of the screen, and what tests read from it.
import type { SlotDefinition } from '@herna/contract/games'
import { openAtStubHost, withRoundId } from '@herna/game-kit/testing'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sampleSession } from '../round/sample.ts'
import type { SlotRound } from '../session/index.ts'
import { slotGame } from './game.ts'
import { query, withPictures } from './stub-host.fixture.ts'

export const SIZES = [
  [320, 640],
  [360, 800],
  [390, 844],
  [844, 390],
  [1280, 620],
  [1440, 900],
] as const
export const FIELDS = [1, 2, 3, 0, 5, 2, 0, 8, 4, 0, 12, 6, 0, 20, 0, 150].map((prize, index) => ({
  prize,
  isEnd: prize === 0 || index === 15,
}))
let gameEnd = new AbortController()

/** A game with fixed jackpots and a trail; its one round is this. */
export async function openGame(round: SlotRound, more: Partial<SlotDefinition>): Promise<void> {
  const session = sampleSession()
  session.game = { ...withPictures(session.game), reels: 5, ...more }
  openAtStubHost(slotGame, {
    session,
    until: gameEnd.signal,
    isFramed: false,
    api: {
      seen: async () => ({ ok: true, value: null }),
      playRound: async (_token, { roundId }) => withRoundId({ ok: true, value: round }, roundId),
    },
  })
  await vi.waitFor(() => expect(query('.spin')).toBeTruthy())
}

export const textsOf = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '))
export const advanceUntil = (check: () => void) =>
  vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(100)
      check()
    },
    { interval: 10 },
  )
export const overlayTitle = (): string | null => (query('.overlay').hidden ? null : query('.overlay').getAttribute('aria-label'))
export const announcement = (): string => textsOf('[role="status"].visually-hidden')[0] ?? ''

/** Elements that are not wholly on the screen. */
export const cut = (selector: string): string[] =>
  [...document.querySelectorAll(selector)]
    .filter((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect()
      return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5
    })
    .map((part) => part.className)

/** By how much two boxes lie over each other, in the direction in which it is less; not above 0: they are apart. */
export function overlapOf(one: DOMRect, other: DOMRect): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.min(across, down)
}

/** Timers run by themselves, and as far as a test advances them. */
export function prepareGame(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  gameEnd = new AbortController()
}

export async function closeGame(): Promise<void> {
  gameEnd.abort()
  vi.useRealTimers()
  document.body.replaceChildren()
  await page.viewport(414, 896)
}
