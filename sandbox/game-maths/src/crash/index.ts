/** Crash games: how far a round gets, how its multiple grows, what cashing out pays. Multiples are whole hundredths.
 * However a player cashes out, the return is the same exact fraction. Decisions on games; contract `crashDefinition`. */
export { drawCrashPoint } from './draw.ts'
export { elapsedAt, multipleAt } from './growth.ts'
export { CRASH_VARIANTS, type CrashModel, crashModel, type CrashVariant, LOWEST_CASH_OUT } from './model.ts'
export { crashPayout, isPlayableStake } from './settle.ts'
