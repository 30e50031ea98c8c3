import type { SlotStep } from '@herna/contract/games'
import type { Draw } from '../draw.ts'
import { columnAt, landedColumnAt } from '../grid.ts'
import { coverBit, markOf } from '../marks.ts'
import { type SlotModel, symbolsOf } from '../model.ts'
import { type Stake, winsOf } from '../spin.ts'

/** The paid spin and the respins that covered reels start. Every reel that is not covered takes one draw per spin, left to right. */
export function playExpanding(model: SlotModel, bet: number, draw: Draw): SlotStep[] {
  const steps: SlotStep[] = []
  let held = 0
  for (;;) {
    const { covered, ...spin } = playCoveredSpin(model, held, { bet, multiplier: 1 }, draw)
    const kind = steps.length === 0 ? 'spin' : 'wild-respin'
    steps.push({ kind, ...spin, isFreeSpin: false, freeSpinsAwarded: 0, freeSpinsLeft: 0 })
    if (covered === held) return steps
    held = covered
  }
}

type CoveredSpin = Pick<SlotStep, 'grid' | 'multiplier' | 'wins' | 'win' | 'expanded' | 'heldReels'> & {
  /** The set of covered reels after the spin. */
  readonly covered: number
}

/** One spin with the reels of the set `held` covered. */
export function playCoveredSpin(model: SlotModel, held: number, stake: Stake, draw: Draw): CoveredSpin {
  const wild = symbolsOf(model, 'wild')[0] ?? -1
  const isHeld = (reel: number) => (coverBit(model, reel) & held) !== 0
  const coveredColumn = Array<number>(model.rows).fill(wild)
  const stops = model.strips.map((strip, reel) => (isHeld(reel) ? null : draw(strip.length)))
  const grid = stops.map((stop, reel) => (stop === null ? coveredColumn : columnAt(model, reel, stop)))
  const landed = stops.map((stop, reel) => (stop === null ? coveredColumn : landedColumnAt(model, reel, stop)))
  const covered = grid.reduce((mark, column, reel) => mark + markOf(model, reel, column), 0)
  const wins = winsOf(model, grid, stake)
  const expandedReels = grid.flatMap((_, reel) => ((coverBit(model, reel) & covered & ~held) === 0 ? [] : [reel]))
  return {
    covered,
    grid,
    multiplier: stake.multiplier,
    wins,
    win: wins.reduce((sum, gridWin) => sum + gridWin.amount, 0),
    ...(expandedReels.length > 0 && { expanded: { reels: expandedReels, landed } }),
    ...(held > 0 && { heldReels: grid.flatMap((_, reel) => (isHeld(reel) ? [reel] : [])) }),
  }
}
