import { LIVE_DEALER_MS } from '@herna/contract/games'
import { actSeat, dealSeat, type LiveSeat, seatActions, settleSeat } from '@herna/game-maths/live'
import { type CardNumber, rankOf, totalOf } from '@herna/game-maths/tables'
import { drawsOf } from '../random.ts'
import { roundOf } from '../rounds/round.ts'
import { seatCardsOf } from '../rounds/shoe.ts'
import type { StudioTable } from '../studio-table.ts'
import { guestsAt } from './guests.ts'

/** Until a guest's first decision, and between two of them: at least, and at most so much more. */
const FIRST_MS = [3_000, 6_000] as const
const NEXT_MS = [1_500, 3_000] as const
/** What guests stake, in lowest bets of the table. */
const STAKES = [1, 1, 2, 2, 4, 5, 10] as const

/** A guest's seat from a time on, in milliseconds since the epoch. */
interface Step {
  readonly from: number
  readonly seat: LiveSeat
}
/** By seat. */
type Plays = ReadonlyMap<number, readonly Step[]>

/** Of each table the last round that was asked for: it is asked for several times a second, and its cards take a shuffle. */
const lastPlays = new WeakMap<StudioTable, { readonly key: string; readonly plays: Plays }>()

/**
 * The seats of a blackjack round at which guests of the studio play, by number; empty before the betting has ended. They follow from table, round and secret like
 * the cards, which are the seat's own. `now` in milliseconds since the epoch.
 */
export function guestSeatsAt(
  table: StudioTable,
  roundNumber: number,
  now: number,
  secret: string,
): ReadonlyMap<number, LiveSeat> {
  const key = `${roundNumber} ${secret}`
  const known = lastPlays.get(table)
  const plays = known?.key === key ? known.plays : playsOf(table, roundNumber, secret)
  lastPlays.set(table, { key, plays })
  const seats = new Map<number, LiveSeat>()
  for (const [number, steps] of plays) {
    const step = steps.findLast(({ from }) => from <= now)
    if (step) seats.set(number, step.seat)
  }
  return seats
}

function playsOf(table: StudioTable, roundNumber: number, secret: string): Plays {
  const round = roundOf(table, roundNumber, secret)
  const { outcome, startsAt } = round
  if (outcome.kind !== 'blackjack') throw new RangeError(`there are no seats at ${table.gameCode}`)
  const guests = Object.entries(guestsAt(table, startsAt, secret).seats).filter(([, isTaken]) => isTaken)
  return new Map(
    guests.map(([text]) => {
      const number = Number(text)
      const draw = drawsOf(secret, 'guest', table.gameCode, roundNumber, number)
      const stake = Math.min(table.maxBet, table.minBet * (STAKES[draw(STAKES.length)] ?? 1))
      const dealt = dealSeat(seatCardsOf(table, roundNumber, number, secret), stake)
      const pauseOf = ([least, more]: readonly [number, number]) => least + draw(more)
      return [number, [...stepsOf(dealt, { ...round, dealer: outcome.dealer, pauseOf })]]
    }),
  )
}

interface Course {
  readonly bettingEndsAt: number
  readonly resultAt: number
  readonly dealer: readonly CardNumber[]
  pauseOf(range: readonly [number, number]): number
}

/** From the first two cards to the result. A guest who is too slow stands, like a player. */
function* stepsOf(dealt: LiveSeat, { bettingEndsAt, resultAt, dealer, pauseOf }: Course): Generator<Step> {
  const upCard = dealer[0] ?? 0
  let seat = dealt
  let from = bettingEndsAt
  yield { from, seat }
  for (let range: readonly [number, number] = FIRST_MS; ; range = NEXT_MS) {
    const decision = decisionOf(seat, upCard)
    from += pauseOf(range)
    if (decision === null || from >= resultAt - LIVE_DEALER_MS) break
    seat = actSeat(seat, decision, upCard)
    yield { from, seat }
  }
  yield { from: resultAt, seat: settleSeat(seat, dealer) }
}

/** What a guest does, by the usual strategy without splitting; null: nothing is left to decide. */
function decisionOf(seat: LiveSeat, upCard: CardNumber): 'hit' | 'stand' | 'double' | null {
  const actions = seatActions(seat, upCard)
  const [hand] = seat.hands
  if (!hand || !actions.includes('hit')) return actions.includes('stand') ? 'stand' : null
  const { total, isSoft } = totalOf(hand.cards)
  const dealer = rankOf(upCard) === 1 ? 11 : Math.min(rankOf(upCard), 10)
  if (actions.includes('double') && !isSoft && (total === 10 || total === 11) && dealer < total) return 'double'
  return total >= standsFrom(isSoft, dealer) ? 'stand' : 'hit'
}

function standsFrom(isSoft: boolean, dealer: number): number {
  if (isSoft) return dealer >= 9 ? 19 : 18
  if (dealer >= 7) return 17
  return dealer <= 3 ? 13 : 12
}
