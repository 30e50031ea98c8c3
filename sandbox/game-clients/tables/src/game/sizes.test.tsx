import type { TableDefinition } from '@herna/contract/games'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { sampleGame, sampleSession } from '../round/sample.ts'
import { SPOT_IDS } from '../roulette/spots.fixture.ts'
import type { Session } from '@herna/game-kit'
import { openAtStubHost } from '@herna/game-kit/testing'
import { tableGame } from './game.ts'

/** Frame sizes below the portal's bar, from the narrowest phone to a wide desktop: one width of every layout and the limits of each. */
const FRAMES = [
  // Phones of 320 × 640, 390 × 844 and 844 × 390.
  [320, 540],
  [390, 740],
  [844, 333],
  [320, 700],
  [360, 752],
  [699, 700],
  [768, 968],
  [900, 644],
  [1000, 640],
  [1280, 744],
  [1440, 844],
  [1440, 900],
] as const
/** Whole phones: a game on its own page [4.17]. */
const PHONES = [
  [320, 640],
  [360, 800],
  [390, 844],
  [844, 390],
] as const
const spot = (id: string, paysToOne = 11) => ({ spot: id, name: id, paysToOne, rtp: 97 })
const FACES = [1, 2, 3, 4, 5, 6]
const TOTALS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]
const single = { payouts: [1, 2, 12].map((paysToOne) => ({ outcome: 'raz', paysToOne })) }
/** The largest layout of every kind. */
const SIZE_GAMES: readonly TableDefinition[] = [
  { ...sampleGame('roulette'), name: 'roulette', spots: SPOT_IDS.map((id) => spot(id)) },
  { ...sampleGame('blackjack'), name: 'blackjack' },
  {
    ...sampleGame('baccarat'),
    name: 'baccarat',
    spots: [
      ...sampleGame('baccarat').spots,
      ...['player-pair', 'banker-pair'].map((id) => ({ ...spot(id), name: 'Pár bankára' })),
    ],
  },
  {
    ...sampleGame('video-poker'),
    name: 'video poker',
    payTable: Array.from({ length: 11 }, (_, nth) => ({ hand: `hand-${nth}`, name: 'Kráľovská postupka s dvojkou', pays: 800 })),
  },
  {
    ...sampleGame('dice'),
    name: 'sic bo',
    variant: 'sic-bo',
    spots: [
      ...['small', 'odd', 'even', 'big'].map((id) => spot(id, 1)),
      ...TOTALS.map((total) => spot(`total-${total}`, 62)),
      ...FACES.map((face) => ({ ...spot(`single-${face}`, 12), ...single })),
      ...FACES.map((face) => spot(`double-${face}`)),
      ...FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => spot(`combination-${low}-${high}`))),
      ...FACES.map((face) => spot(`triple-${face}`, 200)),
      spot('any-triple', 33),
    ],
  },
  {
    ...sampleGame('dice'),
    name: 'two dice',
    variant: 'two-dice',
    spots: [
      ...['under', 'seven', 'over'].map((id) => spot(id, 1.3)),
      ...[2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map((total) => spot(`total-${total}`, 10.4)),
      spot('any-double', 4.7),
      ...FACES.map((face) => spot(`double-${face}`, 33)),
    ],
  },
  {
    ...sampleGame('dice'),
    name: 'craps',
    spots: [
      ...sampleGame('dice').spots.filter(({ spot: id }) => !id.startsWith('place')),
      ...[4, 5, 6, 8, 9, 10].map((total) => spot(`place-${total}`, 1.4)),
      ...['any-seven', 'any-craps', 'eleven', 'twelve'].map((id) => spot(id, 4)),
    ],
  },
]
/** A long limit, so that the facts are as high as they can be. */
const LIMITS = [{ kind: 'stake', period: 'month', amount: 100_000_00, used: 99_999_99 }] as const satisfies Session<
  TableDefinition,
  unknown
>['limits']
const gameEnd = new AbortController()

/** Opens a table in real play with a stub host that only opens sessions. */
async function openGame(game: TableDefinition, isFramed = true): Promise<void> {
  openAtStubHost(tableGame, {
    session: sampleSession({ mode: 'real', game, limits: LIMITS }),
    until: gameEnd.signal,
    isFramed,
    continueUrl: 'http://localhost/uzivatel/pokracovat',
  })
  await vi.waitFor(() => expect(document.querySelector('.main-button')).toBeTruthy())
}

afterEach(async () => {
  document.body.replaceChildren()
  await page.viewport(414, 896)
})

/** What a round needs: money, chips, buttons, every spot (lines between numbers are set in the magnifier), the cards to hold. */
const NEEDED =
  '.head .round-button, .facts-bar > div, .meters > div, .dock button, .cell, .spot-box, .circle, .poker-slot, .message, .small-key, .winning-number'

/** Needed elements that are not wholly on the screen, are covered, or are smaller than a finger can press. */
function faults(): string[] {
  return [...document.querySelectorAll<HTMLElement>(NEEDED)].flatMap((element) => {
    if (!element.checkVisibility()) return []
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    const name = element.dataset['spot'] ?? element.getAttribute('aria-label') ?? element.className
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return [`${name} is outside`]
    if (element.matches('button') && (width < 23.5 || height < 23.5)) return [`${name} is small`]
    const covering = document.elementFromPoint(left + width / 2, top + height / 2)
    const isFree = covering === null || element.contains(covering) || covering.matches('.between')
    return isFree || element.matches('.message, .facts-bar > div') ? [] : [`${name} is under ${covering.className}`]
  })
}

/** Names and payouts of dice bets that touch the edge of their cell. */
const touching = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.sic-bo .spot-box')].flatMap((cell) => {
    const { top, bottom } = cell.getBoundingClientRect()
    const lines = [...cell.querySelectorAll('b, small')]
      .map((line) => line.getBoundingClientRect())
      .filter(({ height }) => height > 0)
    return lines.every((line) => line.top >= top + 1 && line.bottom <= bottom - 1) ? [] : [cell.dataset['spot'] ?? cell.className]
  })

/** Whether the wheel at rest lies over the number that it has decided. */
function isWheelOverResult(): boolean {
  const [wheel, result] = ['.wheel-place', '.result-now'].map((part) => document.querySelector(part)?.getBoundingClientRect())
  if (!wheel || !result) return false
  const isBeside = wheel.right <= result.left || wheel.left >= result.right
  return !isBeside && wheel.bottom > result.top + 1 && wheel.top < result.bottom
}

async function expectToFit(sizes: readonly (readonly [number, number])[]): Promise<void> {
  for (const [width, height] of sizes) {
    await page.viewport(width, height)
    expect([innerWidth, innerHeight]).toEqual([width, height])
    expect(faults(), `${width}×${height}`).toEqual([])
    expect(touching(), `${width}×${height}`).toEqual([])
    expect(isWheelOverResult(), `${width}×${height}`).toBe(false)
    const scrolled = [document.documentElement, ...document.querySelectorAll('.game, .game-area, .table')]
    for (const element of scrolled) {
      if (element.matches('.blackjack')) continue
      expect([element.className, element.scrollHeight <= element.clientHeight + 1, `${width}×${height}`]).toEqual([
        element.className,
        true,
        `${width}×${height}`,
      ])
    }
  }
}

test.each(SIZE_GAMES)('in every frame size everything for a round of $name is on the screen without scrolling', async (game) => {
  await openGame(game)
  await expectToFit(FRAMES)
})

test.each(SIZE_GAMES)(
  'on the page of its own a phone shows everything for a round of $name, with facts and buttons of the portal’s bar [4.17]',
  async (game) => {
    await openGame(game, false)
    await expectToFit(PHONES)
  },
)
