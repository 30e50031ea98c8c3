import { expect, inject, test } from 'vitest'
import type { SlotFamily } from './model.ts'
import { simulated } from './simulation.fixture.ts'
import { playRound } from './round.ts'
import { seededDraw } from './seeded-draw.fixture.ts'
import { SLOT_VARIANTS, slotModel } from './variants.ts'

const ROUNDS = 400
const idsOf = (family: SlotFamily) =>
  simulated(
    SLOT_VARIANTS.filter((variant) => variant.family === family),
    () => family,
  ).map(({ id }) => id)

test.each(idsOf('cascade-6x4'))('in %s winners vanish, the rest falls in order, and each fall has its multiplier', (id) => {
  const model = slotModel(id)
  const draw = seededDraw(inject('seed'))
  let falls = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const { steps } = playRound(model, model.betUnits, draw)
    expect(steps.length).toBeLessThanOrEqual(model.cascade?.multipliers.length ?? 0)
    for (const [index, step] of steps.entries()) {
      expect([step.kind, step.multiplier]).toEqual([index === 0 ? 'spin' : 'cascade', model.cascade?.multipliers[index]])
      const next = steps[index + 1]
      expect(step.removed !== undefined).toBe(next !== undefined)
      if (!next) continue
      falls += 1
      const gone = new Set(step.removed?.map(String))
      expect(gone).toEqual(new Set(step.wins.flatMap(({ positions }) => positions.map(String))))
      for (const [reel, column] of step.grid.entries()) {
        const survivors = column.filter((_, row) => !gone.has(String([reel, row])))
        expect(next.grid[reel]?.slice(model.rows - survivors.length)).toEqual(survivors)
      }
    }
  }
  expect(falls).toBeGreaterThan(20)
})

test.each(idsOf('expanding-5x3'))(
  'in %s a wild covers its reel, which stays while the others spin until no further reel is covered',
  (id) => {
    const model = slotModel(id)
    const wild = model.symbols.find(({ role }) => role === 'wild')?.id
    const draw = seededDraw(inject('seed'))
    let covered = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const { steps } = playRound(model, model.betUnits, draw)
      for (const [index, step] of steps.entries()) {
        expect(step.kind).toBe(index === 0 ? 'spin' : 'wild-respin')
        const full = step.grid.flatMap((column, reel) => (column.includes(wild ?? -1) ? [reel] : []))
        for (const reel of full) expect(step.grid[reel]?.every((symbol) => symbol === wild)).toBe(true)
        const held = step.heldReels ?? []
        const fresh = step.expanded?.reels ?? []
        expect([...held, ...fresh].toSorted((a, b) => a - b)).toEqual(full)
        for (const reel of fresh) expect(step.expanded?.landed[reel]).toContain(wild)
        covered += fresh.length
        const next = steps[index + 1]
        expect(next !== undefined).toBe(fresh.length > 0)
        if (next) expect(next.heldReels).toEqual(full)
      }
    }
    expect(covered).toBeGreaterThan(10)
  },
)

test.each(idsOf('sticky-5x3'))(
  'in %s a wild of a free spin covers its reel to the end of the free spins, which scatters neither pay nor lengthen',
  (id) => {
    const model = slotModel(id)
    const wild = model.symbols.find(({ role }) => role === 'wild')?.id ?? -1
    const draw = seededDraw(inject('seed'))
    let kept = 0
    for (let round = 0; round < ROUNDS * 10; round += 1) {
      const { steps } = playRound(model, model.betUnits, draw)
      const [paidSpin, ...freeSpins] = steps
      expect(freeSpins).toHaveLength(paidSpin?.freeSpinsAwarded ?? 0)
      expect([paidSpin?.expanded, paidSpin?.heldReels]).toEqual([undefined, undefined])
      let held: readonly number[] = []
      for (const step of freeSpins) {
        expect(step.heldReels ?? []).toEqual(held)
        const full = step.grid.flatMap((column, reel) => (column.includes(wild) ? [reel] : []))
        for (const reel of full) expect(step.grid[reel]).toEqual(Array(model.rows).fill(wild))
        expect(full.filter((reel) => held.includes(reel))).toEqual(held)
        expect([step.freeSpinsAwarded, step.wins.some(({ by }) => by === 'scatter')]).toEqual([0, false])
        kept += held.length
        held = full
      }
    }
    expect(kept).toBeGreaterThan(10)
  },
)

test.each(idsOf('trail-5x3'))('in %s the die moves the token, every field it stops at pays, and an end ends the trail', (id) => {
  const model = slotModel(id)
  const { fields, sides, scattersToStart } = model.trail ?? { fields: [], sides: 0, scattersToStart: 0 }
  const scatter = model.symbols.find(({ role }) => role === 'scatter')?.id
  const draw = seededDraw(inject('seed'))
  const stops = new Set<number>()
  for (let round = 0; round < ROUNDS * 10; round += 1) {
    const [paidSpin, ...rolls] = playRound(model, model.betUnits * 2, draw).steps
    const scatters = paidSpin?.grid.flat().filter((symbol) => symbol === scatter).length ?? 0
    expect(rolls.length > 0).toBe(scatters >= scattersToStart)
    let at = 0
    for (const [index, { trail, win }] of rolls.entries()) {
      const { roll, from, field } = trail ?? { roll: 0, from: -1, field: -1 }
      expect([from, field]).toEqual([at, Math.min(at + roll, fields.length)])
      expect(roll >= 1 && roll <= sides).toBe(true)
      expect(win).toBe((fields[field - 1]?.prize ?? 0) * model.betUnits * 2)
      expect(fields[field - 1]?.isEnd).toBe(index === rolls.length - 1)
      stops.add(field)
      at = field
    }
  }
  expect(stops.size).toBeGreaterThan(fields.length / 2)
})

test.each(idsOf('jackpot-5x3'))('in %s a coin carries a jackpot exactly when its value is one, and all four differ', (id) => {
  const { holdAndWin, betUnits } = slotModel(id)
  const levels = holdAndWin?.levels ?? []
  const all = [...levels, holdAndWin?.grand ?? 0]
  expect(all.toSorted((a, b) => a - b)).toEqual(all)
  expect(new Set(all).size).toBe(4)
  const model = slotModel(id)
  const draw = seededDraw(inject('seed'))
  const seen = new Set<number>()
  for (let round = 0; round < ROUNDS * 5; round += 1) {
    for (const { coins = [] } of playRound(model, betUnits, draw).steps) {
      for (const { amount, level } of coins) {
        const place = levels.indexOf(amount / betUnits)
        expect(level).toBe(place < 0 ? undefined : place)
        if (level !== undefined) seen.add(level)
      }
    }
  }
  expect(seen.size).toBe(3)
})

test.each([...idsOf('hold-and-win-5x3'), ...idsOf('jackpot-5x3')])(
  'in %s coins keep their value, a new one restarts the respins, all are paid at the end',
  (id) => {
    const model = slotModel(id)
    const draw = seededDraw(inject('seed'))
    let held = 0
    for (let round = 0; round < ROUNDS * 5; round += 1) {
      const { steps } = playRound(model, model.betUnits, draw)
      const [first, ...respins] = steps
      const coins = first?.coins?.length ?? 0
      expect(coins >= 6).toBe(respins.length > 0)
      if (respins.length === 0) continue
      held += 1
      for (const [index, step] of respins.entries()) {
        const previousStep = steps[index]
        const keptCoins = step.coins?.filter(({ isNew }) => !isNew).map(({ position, amount }) => ({ position, amount }))
        expect(keptCoins).toEqual(previousStep?.coins?.map(({ position, amount }) => ({ position, amount })))
        const newCoins = (step.coins?.length ?? 0) - (previousStep?.coins?.length ?? 0)
        const full = step.coins?.length === model.reels * model.rows
        expect(step.respinsLeft).toBe(full ? 0 : newCoins > 0 ? 3 : (previousStep?.respinsLeft ?? 0) - 1)
      }
      const last = steps.at(-1)
      const coinTotal = last?.coins?.reduce((sum, { amount }) => sum + amount, 0) ?? 0
      const grand = last?.coins?.length === model.reels * model.rows ? (model.holdAndWin?.grand ?? 0) * model.betUnits : 0
      expect(last?.win).toBe(coinTotal + grand)
    }
    expect(held).toBeGreaterThan(0)
  },
)
