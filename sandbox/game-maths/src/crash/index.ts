/**
 * Crash games: end of a round, growth of its multiple, cash-out payouts. Multiples are whole hundredths. Every cash-out strategy
 * has the same exact return. Decisions on games; contract `crashDefinition`.
 */
export { elapsedAt, multipleAt } from './growth.ts'
export { CRASH_VARIANTS, type CrashModel, crashModel, type CrashVariant, LOWEST_CASH_OUT } from './model.ts'
export { crashPointOf, flightMs } from './point.ts'
export { crashPayout, isPlayableStake } from './settle.ts'
