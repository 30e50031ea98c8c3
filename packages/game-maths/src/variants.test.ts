import { expect, test } from 'vitest'
import { standardDeviation } from './deviation.ts'
import { highestRound } from './highest-round.ts'
import { reelScatters } from './scatters.ts'
import { playRound } from './round.ts'
import { exactRtp } from './rtp.ts'
import { SLOT_VARIANTS, slotModel, type SlotVariant } from './variants.ts'

/** Standard deviation of a round in total bets: from, up to. */
const BANDS: Record<SlotVariant['volatility'], readonly [number, number]> = {
  1: [0, 2.6],
  2: [2.6, 4.2],
  3: [4.2, 7],
  4: [7, 11],
  5: [11, Number.POSITIVE_INFINITY],
}
/** Highest wins of video slots in total bets, as real slots of the class promise them. */
const HIGHEST_WINS: Record<SlotVariant['volatility'], readonly [number, number]> = {
  1: [300, 1500],
  2: [800, 3200],
  3: [1500, 6000],
  4: [3000, 15_000],
  5: [8000, 50_000],
}
const FAMILIES = ['classic-3x3', 'video-5x3'] as const
const names = SLOT_VARIANTS.map(({ id }) => id)

test('there are many variants in both families, of every volatility, each under a name of its own', () => {
  expect(SLOT_VARIANTS.length).toBeGreaterThanOrEqual(24)
  expect(new Set(names).size).toBe(names.length)
  for (const family of FAMILIES) {
    const own = SLOT_VARIANTS.filter((variant) => variant.family === family)
    expect(new Set(own.map(({ volatility }) => volatility))).toEqual(new Set([1, 2, 3, 4, 5]))
  }
  expect(new Set(SLOT_VARIANTS.filter(({ family }) => family === 'classic-3x3').map(({ lines }) => lines))).toEqual(
    new Set([1, 3, 5]),
  )
  expect(new Set(SLOT_VARIANTS.filter(({ family }) => family === 'video-5x3').map(({ lines }) => lines))).toEqual(
    new Set([9, 10, 20, 25]),
  )
})

test('every variant differs from every other in strips or pays', () => {
  const made = names.map((id) => {
    const { strips, symbols, lines, freeSpins } = slotModel(id)
    return JSON.stringify([strips, symbols, lines, freeSpins])
  })
  expect(new Set(made).size).toBe(made.length)
})

test.each(SLOT_VARIANTS)('$id swings as its volatility class says', ({ id, volatility }) => {
  const deviation = standardDeviation(slotModel(id))
  const [from, to] = BANDS[volatility]
  expect(deviation).toBeGreaterThanOrEqual(from)
  expect(deviation).toBeLessThan(to)
})

test.each(SLOT_VARIANTS)('$id publishes its exact return to two decimals, between 92 and 97.5 per cent', ({ id, rtp }) => {
  const { numerator, denominator } = exactRtp(slotModel(id))
  const [hundredths, exact] = [BigInt(Math.round(rtp * 100)) * denominator, numerator * 10_000n]
  const off = hundredths > exact ? hundredths - exact : exact - hundredths
  expect(off * 2n <= denominator).toBe(true)
  expect(rtp).toBeGreaterThanOrEqual(92)
  expect(rtp).toBeLessThanOrEqual(97.5)
})

test('returns lie around 96 per cent', () => {
  const sorted = SLOT_VARIANTS.map(({ rtp }) => rtp).toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] as number
  expect(median).toBeGreaterThan(95.5)
  expect(median).toBeLessThan(96.5)
  expect(new Set(sorted).size).toBeGreaterThan(SLOT_VARIANTS.length * 0.8)
})

test.each(SLOT_VARIANTS)('$id can win its highest win: its stops, played, win it', ({ id, maxWinMultiple }) => {
  const model = slotModel(id)
  const draws = highestRound(model).stops.flat()
  const bet = model.lines.length * 100
  const { win, steps } = playRound(model, bet, () => draws.shift() as number)
  expect(draws).toEqual([])
  expect(win / bet).toBeCloseTo(maxWinMultiple, 2)
  if (model.freeSpins) expect(steps).toHaveLength(1 + model.freeSpins.cap)
})

test.each(SLOT_VARIANTS.filter(({ family }) => family === 'video-5x3'))(
  '$id promises no higher win than real slots of its volatility',
  ({ volatility, maxWinMultiple }) => {
    const [from, to] = HIGHEST_WINS[volatility]
    expect(maxWinMultiple).toBeGreaterThanOrEqual(from)
    expect(maxWinMultiple).toBeLessThanOrEqual(to)
  },
)

test.each(names)('%s pays more for longer runs and no less for rarer symbols', (id) => {
  const { symbols } = slotModel(id)
  for (const symbol of symbols) {
    const pays = symbol.pays.map(([, multiple]) => multiple)
    expect(pays).toEqual(pays.toSorted((a, b) => a - b))
    expect(new Set(pays).size).toBe(pays.length)
    expect(pays.every((pay) => Number.isInteger(pay) && pay > 0)).toBe(true)
    const rarer = symbols[symbol.id + 1]
    if (!rarer || rarer.role === 'wild' || rarer.role === 'scatter') continue
    for (const [index, pay] of pays.entries()) expect(rarer.pays[index]?.[1]).toBeGreaterThanOrEqual(pay)
  }
})

test.each(names)('%s never shows two scatters on one reel', (id) => {
  const model = slotModel(id)
  for (const strip of model.strips)
    expect(
      reelScatters(model, strip)
        .slice(2)
        .every((stops) => stops === 0),
    ).toBe(true)
})

test.each(names)('%s plays lines that all differ and stay on the window', (id) => {
  const { lines, reels, rows } = slotModel(id)
  expect(new Set(lines.map(String)).size).toBe(lines.length)
  for (const line of lines) {
    expect(line).toHaveLength(reels)
    expect(line.every((row) => row >= 0 && row < rows)).toBe(true)
  }
})

test('an unknown variant is named', () => {
  expect(() => slotModel('nic')).toThrow('nic')
})
