import type { LiveHand, LiveOutcome } from '@herna/contract/games'
import type { BoardView } from '../board/index.ts'
import { placesOf, seatOfSpot } from './places.ts'

/** A seat as it is shown. */
export interface ShownSeat {
  readonly seat: number
  /** 1–7 from the left; 4 is the middle. */
  readonly place: number
  /** `reserved`: for a player who has waited for a seat. */
  readonly kind: 'free' | 'guest' | 'reserved' | 'other' | 'own'
  readonly player: string | null
  readonly hands: readonly LiveHand[]
  readonly activeHand: number | null
  /** Cents, all hands together. */
  readonly stake: number
  readonly isUnconfirmed: boolean
  readonly canBet: boolean
}

/** The player's seat in this round: where the accepted or placed stake lies; null: none. */
export function ownSeat({
  outcome,
  confirmed,
  unconfirmed,
}: Pick<BoardView, 'outcome' | 'confirmed' | 'unconfirmed'>): number | null {
  if (outcome?.seat) return outcome.seat.seat
  const spot = [...(outcome?.results ?? []), ...confirmed, ...unconfirmed][0]?.spot
  return spot === undefined ? null : seatOfSpot(spot)
}

/**
 * All seats in the order of the table. `kept`: where the player sat last, shown in the middle while nobody else sits there. `isDealerDone`: whether
 * results may be shown.
 */
export function shownSeats(view: BoardView, kept: number | null, isDealerDone: boolean): ShownSeat[] {
  const { table, outcome, confirmed, unconfirmed, canBet, isOver } = view
  const own = ownSeat(view)
  const isFree = (seat: number | null) => table?.seats.find((each) => each.seat === seat)?.state === 'free'
  const places = placesOf(own ?? (isFree(kept) ? kept : null))
  return (table?.seats ?? []).map(({ seat, state, player, hands }): ShownSeat => {
    const isOwn = seat === own
    const handsHere = (isOwn && ownHands(outcome, hands)) || hands
    return {
      seat,
      place: places[seat - 1] ?? seat,
      kind: isOwn ? 'own' : state === 'player' ? 'other' : state,
      player: isOwn ? null : player,
      hands: isDealerDone ? handsHere : handsHere.map(withoutResult),
      activeHand: isOwn && !isOver ? (outcome?.seat?.activeHand ?? null) : null,
      stake: stakeOf(view, seat, handsHere, isOwn ? outcome : null),
      isUnconfirmed: isOwn && unconfirmed.length > 0,
      canBet: canBet && (isOwn || (state === 'free' && confirmed.length === 0)),
    }
  })
}

/** The player's reply is newer than the table's state, except that the table may already know the results. */
const ownHands = (outcome: LiveOutcome | null, atTable: readonly LiveHand[]): readonly LiveHand[] | undefined =>
  atTable.some(({ result }) => result !== null) && outcome?.result === null ? atTable : outcome?.seat?.hands

const withoutResult = (hand: LiveHand): LiveHand => (hand.result === null ? hand : { ...hand, result: null, payout: 0 })

/** What lies at a seat: the stakes of its hands, before them its bets. */
function stakeOf(
  { table, confirmed, unconfirmed }: BoardView,
  seat: number,
  hands: readonly LiveHand[],
  own: LiveOutcome | null,
): number {
  if (hands.length > 0) return hands.reduce((sum, hand) => sum + hand.stake, 0)
  const onSeat = (stakes: readonly { spot: string; amount: number }[]) =>
    stakes.reduce((sum, { spot, amount }) => (seatOfSpot(spot) === seat ? sum + amount : sum), 0)
  const mine = onSeat(confirmed) + onSeat(unconfirmed)
  return mine > 0 ? mine : onSeat(own?.results ?? table?.round?.bets ?? [])
}
