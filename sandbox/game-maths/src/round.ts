import type { SlotStep } from '@herna/contract/games'
import { playCascades } from './cascade/play-cascades.ts'
import type { Draw } from './draw.ts'
import { freeSpinsAdded } from './free-spins.ts'
import { playExpanding } from './expanding/play-expanding.ts'
import { playWithCoins } from './hold-and-win/play-with-coins.ts'
import type { SlotModel } from './model.ts'
import { playSticky } from './sticky/play-sticky.ts'
import { playTrail } from './trail/play-trail.ts'
import { windowAt } from './grid.ts'
import { countedIn, winsOf } from './spin.ts'

/** `steps` are the paid spin and everything it triggered: free spins, falls, respins; amounts in cents. */
export interface SlotRound {
  readonly steps: SlotStep[]
  readonly win: number
}

/** Whether a total bet is whole cents per bet unit: the only bets a model accepts. */
export function isPlayableBet(model: SlotModel, bet: number): boolean {
  return Number.isSafeInteger(bet) && bet > 0 && bet % model.betUnits === 0
}

/** Plays one round of any model; `draw` is the only source of randomness. */
export function playRound(model: SlotModel, bet: number, draw: Draw): SlotRound {
  if (!isPlayableBet(model, bet))
    throw new RangeError(`a bet on ${model.variantId} is a multiple of ${model.betUnits} cents, not ${bet}`)
  const steps = stepsOf(model, bet, draw)
  return { steps, win: steps.reduce((sum, step) => sum + step.win, 0) }
}

function stepsOf(model: SlotModel, bet: number, draw: Draw): SlotStep[] {
  if (model.cascade) return playCascades(model, model.cascade, bet, draw)
  if (model.holdAndWin) return playWithCoins(model, model.holdAndWin, bet, draw)
  if (model.expandingWilds) return playExpanding(model, bet, draw)
  if (model.trail) return playTrail(model, model.trail, bet, draw)
  if (model.stickyWilds) return playSticky(model, bet, draw)
  return playSpins(model, bet, draw)
}

/** The paid spin and its free spins. Every reel takes one draw per spin, left to right; nothing else is random. */
function playSpins(model: SlotModel, bet: number, draw: Draw): SlotStep[] {
  const steps: SlotStep[] = []
  let awarded = 0
  let played = 0
  do {
    const isFreeSpin = steps.length > 0
    if (isFreeSpin) played += 1
    const grid = windowAt(
      model,
      model.strips.map((strip) => draw(strip.length)),
    )
    const multiplier = isFreeSpin ? (model.freeSpins?.multiplier ?? 1) : 1
    const wins = winsOf(model, grid, { bet, multiplier })
    const added = freeSpinsAdded(model, countedIn(model, grid), awarded)
    awarded += added
    const win = wins.reduce((sum, gridWin) => sum + gridWin.amount, 0)
    const kind = isFreeSpin ? 'free-spin' : 'spin'
    steps.push({ kind, grid, multiplier, wins, win, isFreeSpin, freeSpinsAwarded: added, freeSpinsLeft: awarded - played })
  } while (awarded > played)
  return steps
}
