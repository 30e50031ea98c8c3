import { totalOf } from '../bets/index.ts'
import type { Effect } from '../round/index.ts'

/** What the host is asked for when a round is to be played. */
export function requestOf({ roundId, stakes, bonusId }: Extract<Effect, { do: 'ask-round' }>) {
  return { roundId, bet: totalOf(stakes), stakes: [...stakes], ...(bonusId === null ? {} : { bonusId }) }
}
