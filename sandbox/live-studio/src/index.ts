/** The sandbox's live studio: tables, rounds, dealers and guests that follow from the clock and a secret, and the feeder that sends them and
 *  the game host's players to the live feed. The game host settles bets by the same rounds. */
export { liveStudioService } from './live-studio-service.ts'
export type { LiveOutcome } from './rounds/outcomes.ts'
export { resultOf } from './rounds/result.ts'
export { roundOf } from './rounds/round.ts'
export { seatCardsOf } from './rounds/shoe.ts'
export { roundClockOf } from './rounds/timing.ts'
export type { StudioTable } from './studio-table.ts'
export { guestSeatsAt } from './tables/guest-seats.ts'
export { guestsAt } from './tables/guests.ts'
export { statisticsAt } from './tables/results.ts'
export { runningRoundAt, type RunningRound } from './tables/running-round.ts'
export { tableAt } from './tables/table-at.ts'
