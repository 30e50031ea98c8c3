import type { StudioTable } from '../studio-table.ts'
import { drawOutcome, type LiveOutcome } from './outcomes.ts'
import { roundDraws } from './shoe.ts'
import { type RoundTimes, roundClockOf } from './timing.ts'

/** A round of a live table. */
export interface LiveRound extends RoundTimes {
  readonly number: number
  readonly outcome: LiveOutcome
}

/**
 * A round: everything follows from the table, the round's number and the secret, so that every node agrees, also after a restart. The dealer's cards
 * are the first of a freshly shuffled shoe, whatever players do: in a fair shuffle every place has the same distribution.
 */
export function roundOf(table: StudioTable, roundNumber: number, secret: string): LiveRound {
  const draw = roundDraws(table, roundNumber, secret)
  return { number: roundNumber, ...roundClockOf(table).timesOf(roundNumber), outcome: drawOutcome(table, draw) }
}
