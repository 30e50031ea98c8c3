import type { TableDefinition } from '@herna/contract/games'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { SAMPLE_GAMES, sampleSession } from '../round/sample.ts'
import { Game } from '@herna/game-kit'
import { tableGame } from './game.ts'

/** Frame sizes below the portal's bar, from the narrowest phone to a wide desktop: one width of every layout and the limits of each. */
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
const gameEnd = new AbortController()

/** Opens a table in real play with a stub host that only opens sessions. */
async function openGame(game: TableDefinition): Promise<void> {
  const root = document.createElement('div')
  document.body.append(root)
  new Game(tableGame, {
    root,
    until: gameEnd.signal,
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

test.each(SAMPLE_GAMES)('in every frame size the main button of $kind is visible', async (game) => {
  await openGame(game)
  for (const [width, height] of FRAMES) {
    await page.viewport(width, height)
    const { left, top, right, bottom } = (document.querySelector('.main-button') as HTMLElement).getBoundingClientRect()
    expect([innerWidth, innerHeight]).toEqual([width, height])
    expect([left >= 0, top >= 0, right <= width, bottom <= height], `${width}×${height}`).toEqual([true, true, true, true])
  }
})
