import type { SlotStep } from '@herna/contract/games'
import type { Draw } from '../draw.ts'
import { columnAt, landedColumnAt } from '../grid.ts'
import { coverBit, markOf } from '../marks.ts'
import { type SlotModel, symbolsOf } from '../model.ts'
import { winsOf } from '../spin.ts'

/** The paid spin and the respins that covered reels start. Every reel that is not covered takes one draw per spin, left to right. */
export function playExpanding(model: SlotModel, bet: number, draw: Draw): SlotStep[] {
  const wild = symbolsOf(model, 'wild')[0] ?? -1
  const steps: SlotStep[] = []
  let held = 0
  for (;;) {
    const isHeld = (reel: number) => (coverBit(model, reel) & held) !== 0
    const coveredColumn = Array<number>(model.rows).fill(wild)
    const stops = model.strips.map((strip, reel) => (isHeld(reel) ? null : draw(strip.length)))
    const grid = stops.map((stop, reel) => (stop === null ? coveredColumn : columnAt(model, reel, stop)))
    const landed = stops.map((stop, reel) => (stop === null ? coveredColumn : landedColumnAt(model, reel, stop)))
    const covered = grid.reduce((mark, column, reel) => mark + markOf(model, reel, column), 0)
    const wins = winsOf(model, grid, { bet, multiplier: 1 })
    const expandedReels = grid.flatMap((_, reel) => ((coverBit(model, reel) & covered & ~held) === 0 ? [] : [reel]))
    steps.push({
      kind: steps.length === 0 ? 'spin' : 'wild-respin',
      grid,
      multiplier: 1,
      wins,
      win: wins.reduce((sum, gridWin) => sum + gridWin.amount, 0),
      isFreeSpin: false,
      freeSpinsAwarded: 0,
      freeSpinsLeft: 0,
      ...(expandedReels.length > 0 && { expanded: { reels: expandedReels, landed } }),
      ...(held > 0 && { heldReels: grid.flatMap((_, reel) => (isHeld(reel) ? [reel] : [])) }),
    })
    if (covered === held) return steps
    held = covered
  }
}
