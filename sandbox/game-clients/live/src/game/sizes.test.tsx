import type { LiveDefinition, LiveResult } from '@herna/contract/games'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { at, sampleGame, sampleRound, sampleTable } from '../round/sample.ts'
import {
  baccarat,
  dragonTiger,
  baccaratResult,
  bettingSeats,
  blackjack,
  card,
  dice,
  diceResult,
  duelResult,
  hand,
  playedSeats,
  poker,
  pokerResult,
  RESULTS,
} from './boards.fixture.ts'
import { type OpenTable, openTable } from './host.fixture.ts'

type Size = readonly [width: number, height: number]
/** Phones in portrait and landscape, a tablet, desktops. */
const SIZES: readonly Size[] = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1440, 900],
]
/** Frames of the page of several tables on desktops of 1440 × 900, 1280 × 800 and 1280 × 720: two tables, then four. */
const TILES: readonly Size[] = [
  [706, 744],
  [626, 644],
  [706, 344],
  [626, 292],
  [626, 252],
]
/** Phones and tablets that are used most, with the portal's or the browser's bars. */
const PHONES: readonly Size[] = [
  [360, 800],
  [360, 640],
  [412, 780],
  [768, 950],
  [820, 1180],
]
/** As narrow as this layout goes, without results. */
const NARROW: Size = [540, 600]
const TARGET = 24
/** The edge of the felt. */
const WOOD = 14

let table: OpenTable
beforeEach(() => void vi.useFakeTimers({ now: Date.parse(at(8_000)) }))
afterEach(async () => {
  table.end()
  vi.useRealTimers()
  document.body.replaceChildren()
  await page.viewport(414, 896)
})

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility())
const box = (selector: string) => (document.querySelector(selector) as HTMLElement).getBoundingClientRect()
const nameOf = (element: HTMLElement) => `${element.className} ${element.textContent}`

/** Everything that has to be seen and does not lie wholly in the window. */
function cutOff([width, height]: Size): string[] {
  const parts =
    '.bar, .facts-bar > div, .tools button, .spot:not(.crossing), .tray-chip, .main-action, .action, .move, .card, .seat-circle, .seat-name, .seat-stake'
  const isCut = ({ left, top, right, bottom }: DOMRect) => left < -1 || top < -1 || right > width + 1 || bottom > height + 1
  return all(parts)
    .filter((element) => isCut(element.getBoundingClientRect()))
    .map(nameOf)
}

/** Targets that are smaller than 24 px and have others nearer than that, as WCAG 2.5.8 counts. */
function tooSmall(): string[] {
  const targets = all('button:not(.crossing)')
  const boxes = targets.map((target) => target.getBoundingClientRect())
  const centre = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const
  const isNear = (one: DOMRect, other: DOMRect) => {
    const [[x, y], [otherX, otherY]] = [centre(one), centre(other)]
    return Math.hypot(x - otherX, y - otherY) < TARGET - 0.1
  }
  return targets
    .filter((_, nth) => {
      const one = boxes[nth] as DOMRect
      const isLarge = Math.min(one.width, one.height) >= TARGET - 0.1
      return !isLarge && boxes.some((other, at) => at !== nth && isNear(one, other))
    })
    .map(nameOf)
}

async function expectFits(size: Size): Promise<void> {
  await page.viewport(...size)
  const at = size.join('×')
  expect([document.documentElement.scrollWidth, document.documentElement.scrollHeight], at).toEqual(size)
  expect([cutOff(size), tooSmall()], at).toEqual([[], []])
}

const own = hand([card(8), card(8, 'hearts')], { isDone: false })
const results: Partial<Record<LiveDefinition['table'], LiveResult>> = {
  baccarat: baccaratResult,
  dice: diceResult,
  poker: pokerResult,
}
const recorded = (kind: LiveDefinition['table']) => (kind in RESULTS ? { results: RESULTS[kind as keyof typeof RESULTS] } : {})

const roulette = sampleGame()
const wheel = sampleGame({ table: 'wheel' })

test.each([roulette, wheel])(
  '$table fits every screen without scrolling: facts of § 32, all bets, chips and buttons are visible',
  async (game) => {
    table = await openTable({ game, limits: [] }, false)
    table.send(sampleTable(Date.now() - Date.parse(at(0)), { table: game.table }))
    for (const size of SIZES) {
      await expectFits(size)
      const name = size.join('×')
      const [bar, scene, felt, dock] = ['.bar', '.scene', '.felt > *', '.dock'].map(box)
      expect(Math.round(dock?.bottom ?? 0), name).toBe(size[1])
      expect((scene?.top ?? 0) >= (bar?.bottom ?? 0) - 0.5, name).toBe(true)
      expect((felt?.bottom ?? 0) <= (dock?.top ?? 0) + 0.5, name).toBe(true)
      const facts = box('.facts-bar')
      expect(facts.right <= size[0] + 0.5 && facts.height > 20, name).toBe(true)
      expect(document.querySelectorAll('.facts-bar > div')).toHaveLength(5)
    }
  },
)

test('on a phone the longest payout of the show stands on one line of its bet', async () => {
  table = await openTable({ game: wheel, limits: [] }, false)
  table.send(sampleTable(8_000, { table: 'wheel' }))
  const [payout] = all('.segment-bet small')
  payout?.replaceChildren('10 – 200 : 1')
  for (const size of [SIZES[0], PHONES[0], SIZES[1]] as const) {
    if (size) await page.viewport(...size)
    const [line, bet] = [payout, payout?.closest('.segment-bet')].map((element) => element?.getBoundingClientRect())
    expect(line?.height, size?.join('×')).toBeLessThan(14)
    expect((line?.left ?? 0) >= (bet?.left ?? 1) && (line?.right ?? 1) <= (bet?.right ?? 0), size?.join('×')).toBe(true)
  }
})

test.each([baccarat, dice, poker, blackjack])('$table: nothing is cut off or scrolls in any size', async (game) => {
  table = await openTable({ game })
  await table.moveTo(33_000)
  const seats = game.table === 'blackjack' ? playedSeats([own]) : []
  const result = results[game.table] ?? null
  table.send(sampleTable(33_000, { table: game.table, ...recorded(game.table), round: { result }, seats }))
  for (const size of SIZES) {
    await expectFits(size)
    const [dealer] = all('.dealer-place')
    if (dealer && game.table !== 'blackjack') expect(dealer.getBoundingClientRect().bottom).toBeGreaterThan(box('.table-top').top)
    if (size[0] < 900) for (const spot of all('.spot')) expect(spot.offsetHeight).toBeGreaterThanOrEqual(44)
  }
})

const threeCard: LiveDefinition = { ...poker, poker: 'three-card' }
const threeCardResult: LiveResult = { kind: 'poker', dealer: [card(1), card(10, 'hearts'), card(4)], board: [], hand: 'HC' }
test.each([
  ['baccarat', baccarat, baccaratResult],
  ['dragon tiger', dragonTiger, duelResult],
  ['dice', dice, diceResult],
  ['three-card poker', threeCard, threeCardResult],
  ['hold’em', poker, pokerResult],
] as const)(
  '%s: cards, dice, their names and totals lie between the edge of the felt and the phase, in any size',
  async (_name, game, result) => {
    table = await openTable({ game })
    await table.moveTo(33_000)
    table.send(sampleTable(33_000, { table: game.table, ...recorded(game.table), round: { result } }))
    const wrong: string[] = []
    for (const size of [...SIZES, ...TILES, ...PHONES]) {
      await page.viewport(...size)
      const phase = box('.phase')
      const felt = box('.table-top')
      const edge = getComputedStyle(document.querySelector('.table-top') as HTMLElement).boxShadow === 'none' ? 0 : WOOD
      const parts = all('.table-top :is(.card, .card-place, .card-row-name, .side-name, .sum, .die)')
      expect(parts, size.join('×')).not.toEqual([])
      const isWrong = ({ left, top, bottom }: DOMRect) =>
        (left < phase.right && bottom > phase.top + 0.5) || top < felt.top + edge || bottom > felt.bottom
      wrong.push(
        ...parts.filter((part) => isWrong(part.getBoundingClientRect())).map((part) => `${size.join('×')} ${nameOf(part)}`),
      )
    }
    expect(wrong).toEqual([])
  },
)

test.each([roulette, wheel, baccarat, dragonTiger, dice, poker, blackjack])(
  '$table beside other tables: bets, chips and buttons fit the frame, in one row under them results, chips, undo and the main button',
  async (game) => {
    // With the chip of a bonus, so that the tray has the most chips.
    table = await openTable({ game, bonus: { bonusId: 'b1', kind: 'goldenchips', remaining: 12, value: 500 } })
    const seats = game.table === 'blackjack' ? bettingSeats() : []
    table.send(sampleTable(8_000, { table: game.table, ...recorded(game.table), seats }))
    for (const size of [...TILES, NARROW]) {
      await expectFits(size)
      const name = size.join('×')
      const hasResults = game.table !== 'blackjack' && size !== NARROW
      const foot = ['.tray', '.actions', '.main-action', ...(hasResults ? ['.strip'] : [])].map(box)
      // The one balance is the portal's.
      expect(
        all('.money dt').map(({ textContent }) => textContent),
        name,
      ).toEqual(['Na stole'])
      for (const { top, height } of foot) expect(Math.abs(top + height / 2 - (size[1] - 29)), name).toBeLessThan(4)
      const chips = all('.tray-chip').map((chip) => chip.getBoundingClientRect())
      const firstAction = box('.actions').left
      expect([all('.actions > button').length, chips.length], name).toEqual([2, game.chips.length + 1])
      const phase = box('.phase')
      const isUnderPhase = ({ left, top }: DOMRect) => left < phase.right && top < phase.bottom
      const seatParts = all('.seat > :not(.seat-hands)').map((part) => part.getBoundingClientRect())
      expect(seatParts.filter(isUnderPhase), name).toEqual([])
      expect((chips.at(-1)?.right ?? 0) <= firstAction && (chips[0]?.left ?? 0) >= box('.betting').left, name).toBe(true)
    }
  },
)

test('the cloth of a frame beside others lies, with the whole wheel in the scene of two tables', async () => {
  table = await openTable()
  table.send(sampleTable(8_000))
  for (const size of TILES) {
    await page.viewport(...size)
    const [one, three, four] = ['straight-1', 'straight-3', 'straight-4'].map((spot) => box(`[data-spot="${spot}"]`))
    expect([one?.left, (three?.top ?? 0) < (one?.top ?? 0), (four?.left ?? 0) > (one?.left ?? 0)]).toEqual([
      three?.left,
      true,
      true,
    ])
    if (size[1] > 600) {
      const [circle, scene] = ['.wheel-place', '.scene'].map(box) as [DOMRect, DOMRect]
      expect(circle.top >= scene.top && circle.bottom <= scene.bottom && circle.right <= scene.right).toBe(true)
      expect(circle.height).toBeGreaterThan(200)
    }
  }
})

const split = [hand([card(8), card(10)]), ...[3, 5, 9].map((rank) => hand([card(8), card(rank)], { isDone: false }))]
test.each([
  ['one hand', [own]],
  ['four hands', split],
] as const)(
  'blackjack beside other tables, %s: the dealer’s and the own cards are labelled, the four decisions stand in one row',
  async (_name, hands) => {
    const outcome = {
      results: [{ spot: 'seat-4', amount: 1_000, payout: 0 }],
      seat: { seat: 4, hands: [...hands], activeHand: hands.length - 1, actions: (['hit', 'stand'] as const).slice() },
    }
    table = await openTable({ game: blackjack, openRound: sampleRound({ bet: 1_000, outcome }) })
    await table.moveTo(21_000)
    const seats = playedSeats([...hands])
    table.send(sampleTable(21_000, { table: 'blackjack', round: { dealerCards: [card(1, 'diamonds')] }, seats }))
    await table.moveTo(21_500)
    for (const size of [...TILES, NARROW]) {
      await expectFits(size)
      const name = size.join('×')
      const moves = all('.move').map((move) => move.getBoundingClientRect())
      expect([moves.length, new Set(moves.map(({ top }) => Math.round(top))).size], name).toEqual([4, 1])
      expect(all('.hand-label, .seat-name').map(({ textContent }) => textContent)).toEqual(['Krupiér', 'Vy · miesto 4'])
      const [dealer, seat, turn] = ['.dealer-hand', '.seat.is-own', '.turn'].map(box) as [DOMRect, DOMRect, DOMRect]
      expect(dealer.bottom <= seat.top + 1, name).toBe(true)
      expect(turn.right <= seat.left || turn.top >= seat.bottom - 1, name).toBe(true)
    }
  },
)

test('blackjack: the phase covers no card, total, name or stake of a seat; the dock has one height, which bets fill as well as decisions', async () => {
  const seat = { seat: 4, hands: [own], activeHand: 0, actions: (['hit', 'stand', 'double', 'split'] as const).slice() }
  const outcome = { results: [{ spot: 'seat-4', amount: 1_000, payout: 0 }], seat }
  table = await openTable({ game: blackjack, openRound: sampleRound({ bet: 1_000, outcome }) })
  const [wrong, heights]: [string[], Map<string, number[]>] = [[], new Map()]
  for (const time of [8_000, 21_500]) {
    await table.moveTo(time)
    const isDealt = time > 20_000
    const dealt = { round: { dealerCards: [card(1, 'diamonds')] }, seats: playedSeats([own]) }
    table.send(sampleTable(time, { table: 'blackjack', ...(isDealt ? dealt : { seats: bettingSeats() }) }))
    await table.moveTo(time + 100)
    for (const size of [...SIZES, ...PHONES]) {
      await page.viewport(...size)
      const name = `${size.join('×')} at ${time}`
      const phase = box('.phase')
      const parts = all('.seat :is(.card, .sum), .seat > :is(.seat-name, .seat-stake, .seat-circle), .dealer-hand > *')
      const isUnder = ({ left, right, top, bottom }: DOMRect) =>
        left < phase.right && right > phase.left && top < phase.bottom && bottom > phase.top
      const isPhaseShown = (document.querySelector('.phase') as HTMLElement).checkVisibility({ visibilityProperty: true })
      if (isPhaseShown)
        wrong.push(...parts.filter((part) => isUnder(part.getBoundingClientRect())).map((part) => `${name} ${nameOf(part)}`))
      heights.set(size.join('×'), [...(heights.get(size.join('×')) ?? []), Math.round(box('.dock').height)])
      const last = Math.max(...all('.dock button').map((button) => button.getBoundingClientRect().bottom))
      if (size[1] - last > 40) wrong.push(`${name}: ${Math.round(size[1] - last)} px are empty`)
    }
  }
  expect(wrong).toEqual([])
  for (const [size, each] of heights) expect(new Set(each).size, `${size}: ${each.join()}`).toBe(1)
})

/** Frames of four tables in windows between those, which are 896, 872 and 856 pixels high, and two narrow ones. */
const BETWEEN: readonly Size[] = [
  [706, 342],
  [706, 330],
  [706, 322],
  [740, 420],
  [600, 540],
]
test('blackjack beside other tables, watched: the phase covers no card, total, name or stake of a seat', async () => {
  const long = [hand([card(2), card(3), card(4), card(5)])]
  const played = playedSeats([]).map((each) => (each.seat === 1 ? { ...each, hands: long } : each))
  table = await openTable({ game: blackjack })
  for (const time of [21_000, 33_000]) {
    await table.moveTo(time)
    table.send(sampleTable(time, { table: 'blackjack', round: { dealerCards: [card(1, 'diamonds')] }, seats: played }))
    for (const size of [...TILES, NARROW, ...BETWEEN]) {
      await expectFits(size)
      const phase = box('.phase')
      const covered = all('.seat :is(.card, .sum), .seat > :is(.seat-name, .seat-stake, .seat-circle)').filter((part) => {
        const { left, top } = part.getBoundingClientRect()
        return left < phase.right && top < phase.bottom
      })
      expect(covered.map(nameOf), size.join('×')).toEqual([])
    }
  }
})
