import { BLACKJACK_ACTIONS, LIVE_SEATS, liveOutcome, type RoundAction } from '@herna/contract/games'
import { LIVE_BLACKJACK, seatHands, seatSpot } from '@herna/game-maths/live'
import { roundOf, seatCardsOf } from '@herna/live-studio'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { dealerCardsAt, emptySeats, seatsAt } from './hub/blackjack-seats.ts'
import { blackjackRounds, type SeatState } from './blackjack-table.ts'
import { cardsOf, seatsOf } from './blackjack.fixture.ts'
import { betOn, BLACKJACK_TABLE, LIVE_SECRET, studioResult } from './live-play.fixture.ts'

const engine = blackjackRounds({ table: BLACKJACK_TABLE, model: LIVE_BLACKJACK, secret: LIVE_SECRET })
const ROUNDS = 1_000_000
const seats = Array.from({ length: LIVE_SEATS }, (_, index) => index + 1)
const actionOf = (action: RoundAction['action']): RoundAction => ({ actionId: 'a', action })
const open = (tableRound: number, seat: number, amount: number): SeatState =>
  engine.open(betOn(tableRound, { spot: seatSpot(seat), amount }), () => 0, null)

/** The seat after one decision, chosen among those offered; the same when nothing is left to decide. */
function decided(state: SeatState, choice: number): SeatState {
  const at = new Date(state.bettingEndsAt)
  const { outcome } = engine.view(state, at)
  const actions = outcome.kind === 'live' ? (outcome.seat?.actions ?? []) : []
  const action = actions[choice % Math.max(1, actions.length)]
  if (!action) return state
  engine.addedStake(state, actionOf(action), at)
  return JSON.parse(JSON.stringify(engine.act(state, actionOf(action), at))) as SeatState
}

test('whatever is decided at the other seats, a seat’s cards and the dealer’s are the same, and money is exact to the cent', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.array(fc.record({ seat: fc.constantFrom(...seats), choice: fc.nat(99) }), { maxLength: 60 }),
      fc.integer({ min: 10, max: 1_000 }),
      (offset, decisions, units) => {
        const tableRound = ROUNDS + offset
        const amount = units * 10
        const states = new Map(seats.map((seat) => [seat, open(tableRound, seat, amount)]))
        for (const { seat, choice } of decisions) states.set(seat, decided(states.get(seat) as SeatState, choice))
        for (const [seat, state] of states) {
          const alone = decisions
            .filter((decision) => decision.seat === seat)
            .reduce((current, { choice }) => decided(current, choice), open(tableRound, seat, amount))
          expect(state).toEqual(alone)
          const cards = seatCardsOf(BLACKJACK_TABLE, tableRound, seat, LIVE_SECRET)
          expect(state.play.hands.flatMap((hand) => hand.cards).length + state.play.shoe.length).toBe(cards.length)
          const { isOpen, staked, payout, outcome } = engine.view(
            engine.settle(state, new Date(state.dueAt)),
            new Date(state.dueAt),
          )
          const live = liveOutcome.parse(outcome)
          expect([isOpen, live.result]).toEqual([false, studioResult(BLACKJACK_TABLE, tableRound)])
          // The insurance is a stake of its own: half of the seat's.
          const insurance = live.seat?.insurance ?? { stake: 0, payout: 0 }
          const [onHands, paidForHands] = [staked - insurance.stake, payout - insurance.payout]
          expect(live.results).toEqual([{ spot: seatSpot(seat), amount: onHands, payout: paidForHands }])
          expect([0, amount / 2]).toContain(insurance.stake)
          expect(onHands % amount).toBe(0)
          expect(Number.isSafeInteger(payout) && paidForHands <= 8 * amount).toBe(true)
        }
      },
    ),
    { seed: inject('seed'), numRuns: inject('breadth') === 'full' ? 500 : 25 },
  )
})

test('until the result nothing that a player is shown depends on the dealer’s hidden cards', () => {
  for (let tableRound = ROUNDS; tableRound < ROUNDS + 30; tableRound += 1) {
    const state = decided(open(tableRound, 3, 1_000), 0)
    // The stored state has no card of the dealer, and the view is made of it alone.
    expect(state.play.dealer).toEqual([])
    const before = new Date(Date.parse(state.resultAt) - 1)
    expect(engine.settle(state, before)).toBe(state)
    expect(engine.view(state, before)).toMatchObject({ isOpen: true, payout: 0, outcome: { result: null } })
    for (const action of BLACKJACK_ACTIONS)
      expect(() => engine.addedStake(state, actionOf(action), before)).toThrow('time for decisions')
  }
})

test('everybody at the table sees the hands and the dealer’s first card after the betting, and all cards with the result', () => {
  const { number, ...times } = roundOf(BLACKJACK_TABLE, ROUNDS, LIVE_SECRET)
  const round = { number, ...times }
  const [seat = 0] = seatsOf(round, false)
  const state = open(number, seat, 1_000)
  const at = (now: number) => ({ table: BLACKJACK_TABLE, secret: LIVE_SECRET, round, now })
  const players = [{ player: 'Hráč 12', state }]
  const betting = seatsAt(at(round.bettingEndsAt - 1), players)
  expect(betting.map((one) => one.seat)).toEqual(seats)
  expect(betting.every(({ hands }) => hands.length === 0)).toBe(true)
  expect(betting.filter((one) => one.state === 'guest').map((one) => one.seat)).toEqual(seatsOf(round, true))
  expect(betting[seat - 1]).toMatchObject({ state: 'player', player: 'Hráč 12' })
  const dealt = seatsAt(at(round.bettingEndsAt), players)
  expect(dealt[seat - 1]?.hands).toMatchObject([{ cards: cardsOf(state.play.hands[0]?.cards ?? []), stake: 1_000, result: null }])
  const result = studioResult(BLACKJACK_TABLE, number)
  const dealer = result.kind === 'blackjack' ? result.dealer : []
  expect(dealerCardsAt(at(round.bettingEndsAt - 1))).toEqual([])
  expect(dealerCardsAt(at(round.bettingEndsAt))).toEqual(dealer.slice(0, 1))
  expect(dealerCardsAt(at(round.resultAt - 1))).toEqual(dealer.slice(0, 1))
  expect(dealerCardsAt(at(round.resultAt))).toEqual(dealer)
  const shown = seatsAt(at(round.resultAt), players)[seat - 1]?.hands
  expect(shown).toEqual(seatHands(engine.conclude(state).play))
  expect(shown?.[0]?.result).not.toBeNull()
  expect(emptySeats().every((one) => one.state === 'free')).toBe(true)
})
