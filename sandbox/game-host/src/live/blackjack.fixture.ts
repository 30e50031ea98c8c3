import type { Card, LiveHand, LiveOutcome, RoundReply } from '@herna/contract/games'
import { seatSpot } from '@herna/game-maths/live'
import { cardOf, totalOf } from '@herna/game-maths/tables'
import { guestsAt, roundOf, type RunningRound, runningRoundAt, seatCardsOf } from '@herna/live-studio'
import type { RealPlay } from '../real-play.fixture.ts'
import { BLACKJACK_TABLE, betOn, LIVE_SECRET, liveOf, setTime } from './live-play.fixture.ts'

/** A seat that no guest has, in the round whose betting runs. */
export interface Seated {
  readonly round: RunningRound
  readonly seat: number
  /** The seat's own cards in the order dealt. */
  readonly cards: readonly number[]
  readonly dealer: readonly number[]
}
interface Deal {
  /** The first two cards. */
  readonly total: number
  readonly isSoft: boolean
  readonly isPair: boolean
}

const roundsFrom = function* (now: number) {
  for (let time = now; ; ) {
    const round = runningRoundAt(BLACKJACK_TABLE, time)
    if (!round) throw new Error('the table is closed')
    yield round
    time = round.endsAt
  }
}

/** Seats of a round without a guest, or with one. */
export const seatsOf = ({ startsAt }: RunningRound, isGuest: boolean): number[] =>
  Object.entries(guestsAt(BLACKJACK_TABLE, startsAt, LIVE_SECRET).seats).flatMap(([seat, taken]) =>
    taken === isGuest ? [Number(seat)] : [],
  )

/** Nine to eleven, the totals to double. */
export const isStiff = ({ total, isSoft, isPair }: Deal): boolean => !isSoft && !isPair && total >= 9 && total <= 11
export const hasNatural = (dealer: readonly number[]): boolean => dealer.length === 2 && totalOf(dealer).total === 21

export const pathOf = ({ roundId }: { roundId: string }): string => `/api/rounds/${roundId}`

/** Sets the clock to the betting of the next round in which the dealer and a free seat are dealt what is wanted. */
export function toSeat(
  real: RealPlay,
  isWanted: (deal: Deal) => boolean = () => true,
  isDealer: (dealer: readonly number[]) => boolean = () => true,
): Seated {
  const now = real.host.clock.now.getTime()
  for (const round of roundsFrom(now)) {
    if (round.startsAt <= now) continue
    const { outcome } = roundOf(BLACKJACK_TABLE, round.number, LIVE_SECRET)
    const dealer = outcome.kind === 'blackjack' ? outcome.dealer : []
    if (!isDealer(dealer)) continue
    for (const seat of seatsOf(round, false)) {
      const cards = seatCardsOf(BLACKJACK_TABLE, round.number, seat, LIVE_SECRET)
      const [first = 0, second = 0] = cards
      const isPair = Math.min(first % 13, 9) === Math.min(second % 13, 9)
      if (!isWanted({ ...totalOf([first, second]), isPair })) continue
      setTime(real, round.startsAt + 1_000)
      return { round, seat, cards, dealer }
    }
  }
  throw new Error('no such round')
}

export const seatBet = ({ round, seat }: Pick<Seated, 'round' | 'seat'>, amount = 1_000) =>
  betOn(round.number, { spot: seatSpot(seat), amount })

export const cardsOf = (cards: readonly number[]): Card[] => cards.map(cardOf)

export function seatOf(round: RoundReply): NonNullable<LiveOutcome['seat']> {
  const { seat } = liveOf(round)
  if (!seat) throw new Error('no cards are dealt yet')
  return seat
}

/** What a hand pays against a dealer without a natural, by the rules in short. */
export function paysOf({ cards, total, stake }: LiveHand, dealer: number, isSplit: boolean): number {
  if (total > 21) return 0
  if (total === 21 && cards.length === 2 && !isSplit) return (stake * 5) / 2
  if (dealer > 21 || total > dealer) return stake * 2
  return total === dealer ? stake : 0
}
