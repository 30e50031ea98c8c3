import { LIVE_DEALER_MS } from '@herna/contract/games'
import { SEAT_CARDS, type LiveSeat, seatHands } from '@herna/game-maths/live'
import { expect, test } from 'vitest'
import { roundOf } from '../rounds/round.ts'
import { seatCardsOf } from '../rounds/shoe.ts'
import { SECRET, tableOfKind } from '../studio-table.fixture.ts'
import { guestSeatsAt } from './guest-seats.ts'
import { guestsAt } from './guests.ts'

const table = tableOfKind('blackjack')
const ROUNDS = Array.from({ length: 40 }, (_, index) => 30_000_000 + index)

const guestsOf = (startsAt: number) =>
  Object.entries(guestsAt(table, startsAt, SECRET).seats).flatMap(([seat, isTaken]) => (isTaken ? [Number(seat)] : []))
const handOf = (seat: LiveSeat) => {
  const [hand] = seat.hands
  if (!hand || seat.hands.length !== 1) throw new Error('a guest has one hand')
  return hand
}

test('each guest has a hand from the end of the betting, with the first cards of the seat, and everybody is dealt out with the result', () => {
  for (const number of ROUNDS) {
    const { startsAt, bettingEndsAt, resultAt, outcome } = roundOf(table, number, SECRET)
    const dealer = outcome.kind === 'blackjack' ? outcome.dealer : []
    expect(guestSeatsAt(table, number, bettingEndsAt - 1, SECRET).size).toBe(0)
    expect([...guestSeatsAt(table, number, bettingEndsAt, SECRET).keys()]).toEqual(guestsOf(startsAt))
    const atResult = guestSeatsAt(table, number, resultAt, SECRET)
    for (const [seat, play] of guestSeatsAt(table, number, bettingEndsAt, SECRET)) {
      const cards = seatCardsOf(table, number, seat, SECRET)
      expect(cards).toHaveLength(SEAT_CARDS)
      const dealt = handOf(play)
      expect(dealt.cards).toEqual(cards.slice(0, 2))
      expect(dealt.stake % table.minBet).toBe(0)
      expect(dealt.stake).toBeLessThanOrEqual(table.maxBet)
      const last = atResult.get(seat) as LiveSeat
      const { cards: played } = handOf(last)
      expect(played).toEqual(cards.slice(0, played.length))
      expect([last.isOver, last.dealer]).toEqual([true, dealer])
    }
  }
})

test('guests decide one after another within the time for decisions, and before the result nothing tells it', () => {
  let decisions = 0
  for (const number of ROUNDS.slice(0, 10)) {
    const { bettingEndsAt, resultAt } = roundOf(table, number, SECRET)
    let before = guestSeatsAt(table, number, bettingEndsAt, SECRET)
    for (let now = bettingEndsAt; now < resultAt; now += 500) {
      const seats = guestSeatsAt(table, number, now, SECRET)
      for (const [seat, play] of seats) {
        expect([play.isOver, play.dealer]).toEqual([false, []])
        if (play === before.get(seat)) continue
        decisions += 1
        expect(now).toBeLessThan(resultAt - LIVE_DEALER_MS + 500)
        expect(handOf(play).cards.length - handOf(before.get(seat) as LiveSeat).cards.length).toBeLessThanOrEqual(1)
      }
      before = seats
    }
  }
  expect(decisions).toBeGreaterThan(20)
})

test('a guest plays like a person: hits below twelve, stands on hard seventeen and above, never draws to 21', () => {
  for (const number of ROUNDS) {
    const { resultAt } = roundOf(table, number, SECRET)
    for (const play of guestSeatsAt(table, number, resultAt, SECRET).values()) {
      const [shown] = seatHands(play)
      const { cards, isDoubled } = handOf(play)
      if (!shown || isDoubled) continue
      if (shown.total < 12) throw new Error(`stood on ${shown.total}`)
      const [beforeLast] = seatHands({ ...play, hands: [{ ...handOf(play), cards: cards.slice(0, -1) }] })
      if (cards.length > 2) expect(beforeLast?.isSoft ? 0 : (beforeLast?.total ?? 0)).toBeLessThan(17)
    }
  }
})

test('the same round is played in the same way by every node, and other tables have no seats', () => {
  const [number = 0] = ROUNDS
  const { resultAt } = roundOf(table, number, SECRET)
  expect(guestSeatsAt({ ...table }, number, resultAt, SECRET)).toEqual(guestSeatsAt(table, number, resultAt, SECRET))
  expect(() => guestSeatsAt(tableOfKind('roulette'), number, resultAt, SECRET)).toThrow('no seats')
})
