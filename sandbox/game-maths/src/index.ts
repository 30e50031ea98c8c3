/**
 * Mathematics of the bundled slot games: models in many variants, exact figures, rounds from random numbers. Pure: no I/O, no
 * clock, no randomness of its own. A variant is built from a recipe (strips, tuning goal) at import; its published figures are
 * computed from the model. Decisions on games; 3.21 (rtp, volatility, maxWin, minBet, maxBet of a game).
 */
export {
  CRASH_VARIANTS,
  type CrashModel,
  crashModel,
  crashPayout,
  crashPointOf,
  type CrashVariant,
  elapsedAt,
  flightMs,
  isPlayableStake,
  LOWEST_CASH_OUT,
  multipleAt,
} from './crash/index.ts'
export type { SlotModel, SlotFamily } from './model.ts'
export type { Draw } from './draw.ts'
export { awardsChoice, beforeChoice, withOption } from './free-spin-choice.ts'
export { canGamble, drawGambleCards, gambledAmount, type GambleRule } from './gamble/gamble.ts'
export { isPlayableBet, playRound, type SlotRound } from './round.ts'
export { exactRtp } from './rtp.ts'
export { SLOT_VARIANTS, slotModel, type SlotVariant } from './variants.ts'
