import { awardsChoice, type Draw, playRound, type SlotModel, type SlotRound } from '@herna/game-maths'

/** What a round shows. */
export type Moment = 'loss' | 'small' | 'medium' | 'big' | 'bonus'

/** Seeds to try for a round. */
const SEEDS = 40_000
const FALLS_OF_A_BONUS = 4

/** Mulberry32. */
export function seededDraw(seed: number): Draw {
  let state = seed | 0
  return (upperExclusive) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * upperExclusive)
  }
}

/**
 * The first seeds whose rounds show these moments. The host, given a seed's numbers, decides the same round by the same code, so a picture never shows
 * what the model does not hold. A model without a moment (a game without bonus) has no seed for it.
 */
export function seedsOf(model: SlotModel, bet: number, wanted: readonly Moment[]): Map<Moment, number> {
  const seeds = new Map<Moment, number>()
  for (let seed = 1; seed <= SEEDS && seeds.size < wanted.length; seed += 1) {
    const moment = momentOf(model, bet, playRound(model, bet, seededDraw(seed)))
    if (moment && wanted.includes(moment) && !seeds.has(moment)) seeds.set(moment, seed)
  }
  return seeds
}

function momentOf(model: SlotModel, bet: number, round: SlotRound): Moment | null {
  if (isBonus(model, round)) return 'bonus'
  if (round.steps.length > 1) return null
  const multiple = round.win / bet
  if (multiple === 0) return 'loss'
  if (multiple >= 20) return 'big'
  if (multiple >= 5) return 'medium'
  return multiple > 1 ? 'small' : null
}

/** Free spins, held coins, a covered reel or a long series of falls: the rarest that the model has. */
function isBonus(model: SlotModel, round: SlotRound): boolean {
  const { steps } = round
  if (model.holdAndWin) return steps.some(({ kind }) => kind === 'respin')
  if (model.freeSpins || model.freeSpinOptions)
    return awardsChoice(model, round) || steps.some(({ freeSpinsAwarded }) => freeSpinsAwarded > 0)
  if (model.expandingWilds) return steps.some(({ kind }) => kind === 'wild-respin')
  if (model.cascade) return steps.length >= FALLS_OF_A_BONUS
  return false
}
