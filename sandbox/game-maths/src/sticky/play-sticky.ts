import type { SlotStep } from '@herna/contract/games'
import type { Draw } from '../draw.ts'
import { windowAt } from '../grid.ts'
import { playCoveredSpin } from '../expanding/play-expanding.ts'
import { freeSpinsAdded } from '../free-spins.ts'
import type { SlotModel } from '../model.ts'
import { countedIn, winsOf } from '../spin.ts'
import { freeModelOf } from './free-model.ts'

/** The paid spin and its free spins. Every reel that is not covered takes one draw per spin, left to right; nothing else is random. */
export function playSticky(model: SlotModel, bet: number, draw: Draw): SlotStep[] {
  const grid = windowAt(
    model,
    model.strips.map((strip) => draw(strip.length)),
  )
  const wins = winsOf(model, grid, { bet, multiplier: 1 })
  const awarded = freeSpinsAdded(model, countedIn(model, grid), 0)
  const win = wins.reduce((sum, { amount }) => sum + amount, 0)
  const paidSpin: SlotStep = {
    kind: 'spin',
    grid,
    multiplier: 1,
    wins,
    win,
    isFreeSpin: false,
    freeSpinsAwarded: awarded,
    freeSpinsLeft: awarded,
  }
  const steps = [paidSpin]
  const freeModel = freeModelOf(model)
  const multiplier = model.freeSpins?.multiplier ?? 1
  let held = 0
  for (let left = awarded - 1; left >= 0; left -= 1) {
    const { covered, ...spin } = playCoveredSpin(freeModel, held, { bet, multiplier }, draw)
    steps.push({ kind: 'free-spin', ...spin, isFreeSpin: true, freeSpinsAwarded: 0, freeSpinsLeft: left })
    held = covered
  }
  return steps
}
