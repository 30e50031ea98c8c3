import { expect, test } from 'vitest'
import { SLOT_FAMILIES } from '@herna/contract/games'
import { hitFrequency as hitFrequencyOf } from './hit-frequency.ts'
import { toDecimals } from './rational.ts'
import { reelScatters } from './scatters.ts'
import { playRound } from './round.ts'
import { deviationOf, highestRoundOf, rtpOf } from './variant-figures.fixture.ts'
import { SLOT_VARIANTS, slotModel, type SlotVariant } from './variants.ts'

/** Standard deviation of a round in total bets: from, up to. */
const BANDS: Record<SlotVariant['volatility'], readonly [number, number]> = {
  1: [0, 2.6],
  2: [2.6, 4.2],
  3: [4.2, 7],
  4: [7, 11],
  5: [11, Number.POSITIVE_INFINITY],
}
/** Highest wins of video slots in total bets, as real slots of the class promise. */
const HIGHEST_WINS: Record<SlotVariant['volatility'], readonly [number, number]> = {
  1: [300, 1500],
  2: [800, 3200],
  3: [1500, 6000],
  4: [3000, 15_000],
  5: [8000, 50_000],
}
/** For the other families: multipliers and ways reach higher than lines of the same volatility, coins and cascades less. */
const HIGHEST_OF_ALL = 50_000
const names = SLOT_VARIANTS.map(({ id }) => id)

test('every family has several variants: three, five and six reels, lines and ways, at least four volatility classes', () => {
  expect(SLOT_VARIANTS.length).toBeGreaterThanOrEqual(90)
  expect(new Set(names).size).toBe(names.length)
  for (const family of SLOT_FAMILIES) {
    const familyVariants = SLOT_VARIANTS.filter((variant) => variant.family === family)
    expect(familyVariants.length).toBeGreaterThanOrEqual(8)
    const classes = new Set(familyVariants.map(({ volatility }) => volatility))
    expect(classes.size).toBeGreaterThanOrEqual(4)
    for (const most of [2, 3, 4, 5] as const) expect(classes).toContain(most)
  }
  expect(new Set(SLOT_VARIANTS.map(({ reels }) => reels))).toEqual(new Set([3, 5, 6]))
  expect(new Set(SLOT_VARIANTS.map(({ ways }) => ways))).toEqual(new Set([null, 1024, 4096]))
  expect(new Set(SLOT_VARIANTS.filter(({ family }) => family === 'classic-3x3').map(({ lines }) => lines))).toEqual(
    new Set([1, 3, 5]),
  )
  expect(new Set(SLOT_VARIANTS.filter(({ family }) => family === 'video-5x3').map(({ lines }) => lines))).toEqual(
    new Set([9, 10, 20, 25]),
  )
})

test('every variant differs from every other in strips or pays', () => {
  const compositions = names.map((id) => {
    const { strips, symbols, lines, freeSpins, cascade, holdAndWin, trail } = slotModel(id)
    return JSON.stringify([strips, symbols, lines, freeSpins, cascade, holdAndWin, trail])
  })
  expect(new Set(compositions).size).toBe(compositions.length)
})

test.each(SLOT_VARIANTS)('$id has the standard deviation of its volatility class', ({ id, volatility }) => {
  const deviation = deviationOf(slotModel(id))
  const [from, to] = BANDS[volatility]
  expect(deviation).toBeGreaterThanOrEqual(from)
  expect(deviation).toBeLessThan(to)
})

test.each(SLOT_VARIANTS)('$id publishes its exact return to two decimals, between 92 and 97.5 per cent', ({ id, rtp }) => {
  const { numerator, denominator } = rtpOf(slotModel(id))
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
  // A hundred variants share the few hundred hundredths of a real catalogue's returns.
  expect(new Set(sorted).size).toBeGreaterThan(SLOT_VARIANTS.length * 0.6)
})

test.each(SLOT_VARIANTS)('$id can reach its highest win: playing its stops wins it', ({ id, maxWinMultiple }) => {
  const model = slotModel(id)
  const draws = highestRoundOf(model).draws.flat()
  const bet = model.betUnits * 100
  const { win, steps } = playRound(model, bet, () => draws.shift() as number)
  expect(draws).toEqual([])
  expect(win / bet).toBeCloseTo(maxWinMultiple, 2)
  if (model.freeSpins) expect(steps).toHaveLength(1 + model.freeSpins.cap)
})

test.each(SLOT_VARIANTS.filter(({ family }) => family === 'video-5x3'))(
  '$id has no higher win than real slots of its volatility',
  ({ volatility, maxWinMultiple }) => {
    const [from, to] = HIGHEST_WINS[volatility]
    expect(maxWinMultiple).toBeGreaterThanOrEqual(from)
    expect(maxWinMultiple).toBeLessThanOrEqual(to)
  },
)

test.each(SLOT_VARIANTS.filter(({ family }) => family !== 'video-5x3' && family !== 'classic-3x3'))(
  '$id has no higher win than real slots of its kind',
  ({ maxWinMultiple }) => {
    expect(maxWinMultiple).toBeGreaterThanOrEqual(100)
    expect(maxWinMultiple).toBeLessThanOrEqual(HIGHEST_OF_ALL)
  },
)

test.each(SLOT_VARIANTS.filter(({ family }) => family === 'cascade-6x4'))(
  'the figures in the recipe of $id match its model',
  ({ id, rtp, maxWinMultiple, hitFrequency }) => {
    const model = slotModel(id)
    const exact = rtpOf(model)
    expect({ rtp, maxWinMultiple, hitFrequency }).toEqual({
      rtp: toDecimals({ numerator: exact.numerator * 100n, denominator: exact.denominator }, 2),
      maxWinMultiple: toDecimals(highestRoundOf(model).multiple, 2),
      hitFrequency: toDecimals(hitFrequencyOf(model), 4),
    })
    // Accurate to ten digits, and no rounding of the fourth depends on the rest.
    const hundredths = (Number(exact.numerator) / Number(exact.denominator)) * 10_000
    expect(Math.abs((hundredths % 1) - 0.5)).toBeGreaterThan(1e-6)
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
    if (rarer?.role !== 'low' && rarer?.role !== 'high') continue
    for (const [index, pay] of pays.entries()) expect(rarer.pays[index]?.[1]).toBeGreaterThanOrEqual(pay)
  }
})

test.each(names.filter((id) => !['hold-and-win', 'jackpot', 'expanding'].some((family) => id.startsWith(family))))(
  '%s never shows two scatters on one reel',
  (id) => {
    const model = slotModel(id)
    for (const strip of model.strips)
      expect(
        reelScatters(model, strip)
          .slice(2)
          .every((stops) => stops === 0),
      ).toBe(true)
  },
)

test('a reel that clients may anticipate holds a scatter, so that the free spins are really possible', () => {
  for (const id of names) {
    const { freeSpins, strips, symbols } = slotModel(id)
    if (!freeSpins) continue
    const scatter = symbols.find(({ role }) => role === 'scatter')?.id ?? -1
    const least = Math.min(...freeSpins.awards.map(([count]) => count))
    // Before these reels there are not enough reels for all scatters but one.
    const anticipated = strips.slice(least - 1)
    expect([id, anticipated.length > 0, anticipated.every((strip) => strip.includes(scatter))]).toEqual([id, true, true])
  }
})

test.each(names)('%s has distinct lines within the window', (id) => {
  const { lines, reels, rows, wins } = slotModel(id)
  expect(lines.length > 0).toBe(wins === 'lines')
  expect(new Set(lines.map(String)).size).toBe(lines.length)
  for (const line of lines) {
    expect(line).toHaveLength(reels)
    expect(line.every((row) => row >= 0 && row < rows)).toBe(true)
  }
})

test('multiplying, expanding and sticky wilds, and all wilds of ways games, are not on the first reel, where nothing precedes them', () => {
  for (const id of names) {
    const { strips, symbols, wins, expandingWilds, stickyWilds } = slotModel(id)
    const restrictedWilds = symbols.filter(
      ({ role, multiplier }) => role === 'wild' && (multiplier !== undefined || wins === 'ways' || expandingWilds || stickyWilds),
    )
    for (const wild of restrictedWilds) expect([id, strips[0]?.includes(wild.id)]).toEqual([id, false])
  }
})

test('an unknown variant throws an error that names it', () => {
  expect(() => slotModel('nic')).toThrow('nic')
})
