import { type Card, LIVE_SEATS, type LiveTableState } from '@herna/contract/games'
import { seatHands } from '@herna/game-maths/live'
import { guestsAt, resultOf, roundOf, type RunningRound, type StudioTable } from '@herna/live-studio'
import type { SeatState } from './blackjack-table.ts'

type Seats = LiveTableState['seats']

interface RoundAtTable {
  readonly table: StudioTable
  readonly secret: string
  readonly round: RunningRound
  readonly now: Date
}

/** The seats of a round as everybody at the table sees them: hands from the end of the betting, their results when the dealer has played. */
export function seatsAt(
  { table, secret, round, now }: RoundAtTable,
  players: readonly { readonly player: string; readonly state: SeatState }[],
): Seats {
  const { seats: guests } = guestsAt(table, round.startsAt, secret)
  const isDealt = now.getTime() >= round.bettingEndsAt
  return Array.from({ length: LIVE_SEATS }, (_, index) => {
    const seat = index + 1
    const taken = players.find(({ state }) => state.seat === seat)
    if (!taken) return { seat, state: guests[seat] ? 'guest' : 'free', player: null, hands: [] }
    return { seat, state: 'player', player: taken.player, hands: isDealt ? seatHands(taken.state.play) : [] }
  })
}

/** The seats while no round runs. */
export const emptySeats = (): Seats =>
  Array.from({ length: LIVE_SEATS }, (_, index) => ({ seat: index + 1, state: 'free', player: null, hands: [] }))

/** The dealer's cards that everybody sees: none during the betting, then the first, and all when the result is known. */
export function dealerCardsAt({ table, secret, round, now }: RoundAtTable): Card[] {
  const result = resultOf(roundOf(table, round.number, secret).outcome)
  if (result.kind !== 'blackjack' || now.getTime() < round.bettingEndsAt) return []
  return now.getTime() < round.resultAt ? result.dealer.slice(0, 1) : result.dealer
}
