import { type Card, LIVE_SEATS, type LiveHand, type LiveTableState } from '@herna/contract/games'
import { seatHands } from '@herna/game-maths/live'
import { guestSeatsAt, guestsAt, resultOf, roundOf, type RunningRound, type StudioTable } from '@herna/live-studio'
import { isSeatState, seatAtResult, type SeatState } from '../blackjack-table.ts'
import type { LiveState } from '../live-state.ts'

type Seats = LiveTableState['seats']

/** A moment of a table's round; milliseconds since the epoch. */
interface RoundMoment {
  readonly table: StudioTable
  /** All rounds of the studio follow from it. */
  readonly secret: string
  readonly round: RunningRound
  readonly now: number
}

/** A player's round at the table, under the name that the others see. */
interface SeatedPlayer {
  readonly player: string
  readonly state: LiveState
}

/** The seats of a round as everybody at the table sees them: the hands from the end of the betting, what they win when the result is known. */
export function seatsAt(moment: RoundMoment, players: readonly SeatedPlayer[]): Seats {
  const { seats: guests } = guestsAt(moment.table, moment.round.startsAt, moment.secret)
  const taken = new Map(players.flatMap(({ player, state }) => (isSeatState(state) ? [[state.seat, { player, state }]] : [])))
  const { table, round, now, secret } = moment
  const guestSeats = guestSeatsAt(table, round.number, now, secret)
  return emptySeats().map((empty) => {
    const { seat } = empty
    const seated = taken.get(seat)
    if (!seated && !guests[seat]) return empty
    const guest = guestSeats.get(seat)
    if (!seated) return { ...empty, state: 'guest', hands: guest ? seatHands(guest) : [] }
    return { seat, state: 'player', player: seated.player, hands: handsAt(moment, seated.state) }
  })
}

/** The seats while no round runs. */
export const emptySeats = (): Seats =>
  Array.from({ length: LIVE_SEATS }, (_, index) => ({ seat: index + 1, state: 'free', player: null, hands: [] }))

/** At the time of the result the hands show what they win, although the player's round may be settled a moment later. */
function handsAt({ table, secret, round, now }: RoundMoment, state: SeatState): LiveHand[] {
  if (now < round.bettingEndsAt) return []
  return seatHands(now < round.resultAt || state.end ? state.play : seatAtResult(table, secret, state))
}

/** The dealer's cards that everybody sees: none during the betting, then the first, and all when the result is known. */
export function dealerCardsAt({ table, secret, round, now }: RoundMoment): Card[] {
  if (table.kind !== 'blackjack' || now < round.bettingEndsAt) return []
  const result = resultOf(roundOf(table, round.number, secret).outcome)
  if (result.kind !== 'blackjack') return []
  return now < round.resultAt ? result.dealer.slice(0, 1) : result.dealer
}
