import { CABINETS } from '@herna/contract/games'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { sampleReply, sampleStep } from '../round/sample.ts'
import {
  advanceUntil,
  announcement,
  closeGame,
  cut,
  FIELDS,
  openGame,
  overlapOf,
  overlayTitle,
  prepareGame,
  SIZES,
  textsOf,
} from './bonus-game.fixture.ts'
import { query } from './stub-host.fixture.ts'

beforeEach(prepareGame)
afterEach(closeGame)

const trailRound = sampleReply({
  steps: [
    sampleStep(),
    sampleStep({ kind: 'trail', win: 300, trail: { roll: 3, from: 0, field: 3 } }),
    sampleStep({ kind: 'trail', trail: { roll: 1, from: 3, field: 4 } }),
  ],
  win: 300,
  balance: 1_200,
})

test('a trail waits for the player, moves the token as the host decided, and ends with its sum', async () => {
  await openGame(trailRound, { trail: { scattersToStart: 3, sides: 6, fields: FIELDS } })
  expect(query('.trail').hidden).toBe(true)
  query('.spin').click()
  await advanceUntil(() => expect(overlayTitle()).toBe('Bonusová cesta'))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(textsOf('.trail-field > b').slice(0, 4)).toEqual(['1,00 €', '2,00 €', '3,00 €', 'Stop'])
  query('.overlay-go').click()
  await advanceUntil(() => expect(query('.trail-field.won > span').textContent).toBe('3'))
  expect(textsOf('.trail-sum b')).toEqual(['3,00 €'])
  await advanceUntil(() => expect(announcement()).toBe('Kocka ukázala 3. Pole 3 – 3,00 €.'))
  await advanceUntil(() => expect(query('.trail-field.won.stop > span').textContent).toBe('4'))
  await advanceUntil(() => expect(overlayTitle()).toBe('Bonusová cesta sa skončila'))
  query('.overlay-go').click()
  await advanceUntil(() => expect(query('.trail').hidden).toBe(true))
})

test.each(SIZES)('at %i × %i all fields of a trail are on the screen, in their order', async (width, height) => {
  await page.viewport(width, height)
  // The highest stake has the longest amounts.
  await openGame({ ...trailRound, bet: 10_000 }, { trail: { scattersToStart: 3, sides: 6, fields: FIELDS } })
  query('.spin').click()
  await advanceUntil(() => expect(overlayTitle()).toBe('Bonusová cesta'))
  expect(textsOf('.trail-field > b').at(-1)).toBe('15 000,00 €')
  expect(cut('.trail, .trail-head > *, .trail-field, .trail-token')).toEqual([])
  const { scrollWidth, scrollHeight } = document.documentElement
  expect([scrollWidth, scrollHeight]).toEqual([width, height])
  const boxes = [...document.querySelectorAll('.trail-field')].map((field) => field.getBoundingClientRect())
  expect(boxes).toHaveLength(FIELDS.length + 1)
  expect(Math.min(...boxes.map((box) => box.height))).toBeGreaterThan(22)
  for (const text of document.querySelectorAll('.trail-field > b')) {
    const field = (text.parentElement as Element).getBoundingClientRect()
    expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(field.width + 0.5)
  }
  const token = query('.trail-token')
  for (const text of document.querySelectorAll('.trail-field > b')) {
    text.parentElement?.append(token)
    const covered = text.getBoundingClientRect().top - token.getBoundingClientRect().bottom
    expect(covered, `the token covers ${text.textContent}`).toBeGreaterThanOrEqual(-1)
  }
})

test.each(SIZES)(
  'at %i × %i the ribbon of a field covers neither the message nor the board nor the console',
  async (width, height) => {
    await page.viewport(width, height)
    const steps = [sampleStep(), sampleStep({ kind: 'trail', win: 800, trail: { roll: 5, from: 3, field: 8 } })]
    await openGame(sampleReply({ steps, win: 800 }), { trail: { scattersToStart: 3, sides: 6, fields: FIELDS } })
    query('.spin').click()
    await advanceUntil(() => expect(overlayTitle()).toBe('Bonusová cesta'))
    query('.overlay-go').click()
    await advanceUntil(() => expect(query('.ribbon').hidden).toBe(false))
    for (const message of ['.message', '.free-spins'])
      expect(query(message).checkVisibility({ visibilityProperty: true }), message).toBe(false)
    const ribbon = query('.ribbon').getBoundingClientRect()
    for (const other of ['.trail', '.meters', '.spin'])
      expect(overlapOf(ribbon, query(other).getBoundingClientRect()), other).toBeLessThanOrEqual(1)
  },
)

test.each(SIZES)(
  'at %i × %i the banner of a trail and its message stand apart, clear of board and meters',
  async (width, height) => {
    await page.viewport(width, height)
    await openGame(trailRound, { trail: { scattersToStart: 3, sides: 6, fields: FIELDS } })
    query('.spin').click()
    await advanceUntil(() => expect(overlayTitle()).toBe('Bonusová cesta'))
    query('.overlay-go').click()
    await advanceUntil(() => expect(query('.trail-field.won > span').textContent).toBe('3'))
    expect(query('.free-spins').hidden).toBe(false)
    const parts = ['.free-spins', '.message', '.trail', '.meters'].map(
      (name) => [name, query(name).getBoundingClientRect()] as const,
    )
    const pairs = parts.flatMap(([one, a], place) =>
      parts.slice(place + 1).map(([other, b]) => [one, other, overlapOf(a, b)] as const),
    )
    expect(pairs.filter(([, , over]) => over > 1)).toEqual([])
  },
)

/** How far an element's rings (shadows without blur) exceed its box. */
function ringsOf(element: HTMLElement): number {
  const shadows = getComputedStyle(element).boxShadow.split(/,(?![^(]*\))/)
  const rings = shadows.filter((each) => !each.includes('inset') && / 0px 0px 0px -?[\d.]+px/.test(each))
  return Math.max(0, ...rings.map((each) => Number(/ 0px 0px 0px ([\d.]+)px/.exec(each)?.[1] ?? 0)))
}

test('on the narrowest phone the sign of a big win stays clear of the edges with its rings, in every material', async () => {
  await page.viewport(320, 640)
  const win = 2_500_000
  const wins = [{ by: 'line' as const, line: 0, symbol: 0, count: 5, amount: win, positions: [[0, 0] as [number, number]] }]
  await openGame(sampleReply({ bet: 10_000, steps: [sampleStep({ wins, win })], win }), {})
  query('.spin').click()
  await advanceUntil(() => expect(query('.overlay.celebrated').hidden).toBe(false))
  for (const cabinet of CABINETS) {
    document.documentElement.dataset.cabinet = cabinet
    const sign = query('.win-sign')
    const [{ left, right }, rings] = [sign.getBoundingClientRect(), ringsOf(sign)]
    expect([cabinet, left - rings >= 10, 320 - right - rings >= 10]).toEqual([cabinet, true, true])
    expect([cabinet, query('.overlay .amount').scrollWidth <= sign.clientWidth - 32]).toEqual([cabinet, true])
  }
})

const holdAndWin = { coinsToStart: 6, respins: 3, coins: [1, 2, 10, 30, 100], grand: 1000, levels: [10, 30, 100] }

/** Plates that cover the landmark of the scene: upright phones have it in the middle third of the width, landscape ones at a side above the middle of the height. */
function levelsOverLandmark(): string[] {
  const plates = [...document.querySelectorAll('.level')].map(
    (plate) => [plate.className, plate.getBoundingClientRect()] as const,
  )
  const isOver = ({ left, right, top }: DOMRect): boolean =>
    innerWidth < innerHeight
      ? left < innerWidth * 0.65 && right > innerWidth * 0.35
      : innerHeight < 561 && top < innerHeight * 0.5
  return plates.filter(([, box]) => isOver(box)).map(([name]) => name)
}

test.each(SIZES)('at %i × %i the four jackpots are in sight, in the player’s money at the stake', async (width, height) => {
  await page.viewport(width, height)
  await openGame(sampleReply(), { holdAndWin, bets: [100, 10_000] })
  expect(textsOf('.level b')).toEqual(['1 000,00 €', '100,00 €', '30,00 €', '10,00 €'])
  expect(cut('.level, .sign, .frame, .spin, .console button')).toEqual([])
  expect(levelsOverLandmark()).toEqual([])
  query('.spin').ownerDocument.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
  await advanceUntil(() => expect(textsOf('.level b')[0]).toBe('100 000,00 €'))
  for (const amount of document.querySelectorAll('.level b'))
    expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth + 1)
  const { scrollWidth, scrollHeight } = document.documentElement
  expect([scrollWidth, scrollHeight]).toEqual([width, height])
})

test('a jackpot is marked as won once its coin is held, not by coins that start nothing', async () => {
  const coins = [{ position: [0, 0] as [number, number], amount: 3_000, isNew: true, level: 1 }]
  await openGame(sampleReply({ steps: [sampleStep({ coins })] }), { holdAndWin })
  query('.spin').click()
  await advanceUntil(() => expect(query('.spin').getAttribute('aria-label')).toBe('Točiť'))
  expect(textsOf('.coin-amount')).toEqual(['Minor'])
  expect(document.querySelectorAll('.level.won')).toHaveLength(0)
})

test('jackpots of held coins are marked as won', async () => {
  const coins = [{ position: [0, 0] as [number, number], amount: 3_000, isNew: true, level: 1 }]
  const wins = [{ by: 'coins' as const, line: null, symbol: 0, count: 1, amount: 3_000, positions: [[0, 0] as [number, number]] }]
  const steps = [sampleStep({ coins, respinsLeft: 1 }), sampleStep({ kind: 'respin', coins, respinsLeft: 0, wins, win: 3_000 })]
  await openGame(sampleReply({ steps, win: 3_000, balance: 3_900 }), { holdAndWin })
  query('.spin').click()
  await advanceUntil(() => expect(overlayTitle()).toBe('Držte a vyhrajte'))
  expect(textsOf('.level.won > span')).toEqual(['Minor'])
})
