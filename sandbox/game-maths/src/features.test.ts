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

test.each(idsOf('hold-and-win-5x3'))(
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
