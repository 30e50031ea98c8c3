import type { TableDefinition } from '@herna/contract/games'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { SAMPLE_GAMES, sampleSession } from '../round/sample.ts'
import { Game } from '@herna/game-kit'
import { tableGame } from './game.ts'

/** What the portal's bar leaves of screens from the narrowest phone to a wide desktop: beside a width of every layout, the ends of each. */
const FRAMES = [
  [320, 700],
  [360, 700],
  [699, 700],
  [768, 968],
  [900, 644],
  [1000, 640],
  [1024, 712],
  [1199, 744],
  [1280, 744],
  [1440, 844],
] as const
const leave = new AbortController()

/** A table in real play, over a host that opens its session and nothing more. */
async function open(game: TableDefinition): Promise<void> {
  const root = document.createElement('div')
  document.body.append(root)
  new Game(tableGame, {
    root,
    until: leave.signal,
    launch: { gameCode: 'skuska', mode: 'real', languageCode: 'sk-SK', launchToken: 'l1', permit: null },
    back: null,
    portal: { isFramed: true, notify: () => undefined },
    onPortalMessage: () => undefined,
    api: {
      balance: () => expect.unreachable(),
      round: () => expect.unreachable(),
      act: () => expect.unreachable(),
      seen: () => expect.unreachable(),
      history: () => expect.unreachable(),
      playRound: () => expect.unreachable(),
      openSession: async () => ({ ok: true, value: sampleSession({ mode: 'real', game }) }),
    },
  })
  await vi.waitFor(() => expect(document.querySelector('.main-button')).toBeTruthy())
}

afterEach(async () => {
  document.body.replaceChildren()
  await page.viewport(414, 896)
})

test.each(SAMPLE_GAMES)('whatever the size of the frame, what starts a round of $kind stays in it', async (game) => {
  await open(game)
  for (const [width, height] of FRAMES) {
    await page.viewport(width, height)
    const { left, top, right, bottom } = (document.querySelector('.main-button') as HTMLElement).getBoundingClientRect()
    expect([innerWidth, innerHeight]).toEqual([width, height])
    expect([left >= 0, top >= 0, right <= width, bottom <= height], `${width}×${height}`).toEqual([true, true, true, true])
  }
})
