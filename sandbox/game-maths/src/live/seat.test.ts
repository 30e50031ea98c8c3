import { liveHand } from '@herna/contract/games'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { rational } from '../rational.ts'
import { seededDraw } from '../seeded-draw.fixture.ts'
import { simulate } from '../simulation.fixture.ts'
import { type CardNumber, decksOf, shuffled } from '../tables/cards/deck.ts'
import { bestPlay } from '../tables/blackjack/best-play.ts'
import { dealerDraws, isNatural, valueOf } from '../tables/blackjack/hand.ts'
import { LIVE_BLACKJACK, seatOfSpot, seatSpot } from './blackjack.ts'
import {
  actSeat,
  dealSeat,
  insuranceReturn,
  type LiveSeat,
  raiseSeat,
  SEAT_CARDS,
  seatActions,
  seatHands,
  seatStake,
  seatTotals,
  seatView,
  settleSeat,
} from './seat.ts'
import { perCent } from '../tables/per-cent.ts'
import { BLACKJACKS } from '../tables/blackjack/models.ts'
import { activeHand } from '../tables/blackjack/state.ts'

const DEALER_CARDS = 12
/** A nine: no insurance is offered. */
const NO_ACE: CardNumber = 8
const ACE: CardNumber = 0
const byNumber = (one: number, other: number) => one - other
const full = inject('breadth') === 'full'
/** Clubs by rank. */
const seatOf = (ranks: readonly number[], stake = 100): LiveSeat =>
  dealSeat(
    ranks.map((rank) => rank - 1),
    stake,
  )
const ended = (seat: LiveSeat, dealer: readonly number[]) =>
  seatHands(
    settleSeat(
      seat,
      dealer.map((rank) => rank - 1),
    ),
  ).map(({ result, payout, stake }) => [result, stake, payout])

/** A dealer's cards and a seat's own, from one shuffled shoe. */
function dealt(draw: (upperExclusive: number) => number): { dealer: CardNumber[]; cards: CardNumber[] } {
  const shoe = shuffled(decksOf(8), DEALER_CARDS + SEAT_CARDS, draw)
  const dealer = shoe.slice(0, 2)
  while (dealerDraws(dealer, false)) dealer.push(shoe[dealer.length] ?? 0)
  return { dealer, cards: shoe.slice(DEALER_CARDS) }
}

test('the rules and the return are those of the game of eight decks', () => {
  const model = BLACKJACKS.find(({ id }) => id === 'blackjack-8-100')
  expect([LIVE_BLACKJACK.blackjack, LIVE_BLACKJACK.rtp, LIVE_BLACKJACK.maxWinMultiple]).toEqual([model?.table, 99.51, 8])
  expect(LIVE_BLACKJACK.spots.map(({ spot }) => seatOfSpot(spot))).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect([seatOfSpot('seat-0'), seatOfSpot('seat-8'), seatOfSpot('hand'), seatSpot(3)]).toEqual([null, null, null, 'seat-3'])
})

test('no seat needs more cards than its own, whatever is dealt and decided', () => {
  // The longest hand from a total on, with any number of cards of each value: a hand ends at 21 and above, an ace counts eleven where it can.
  const longest = new Map<string, number>()
  const furtherCards = (hardTotal: number, hasAce: boolean): number => {
    const total = hasAce && hardTotal <= 11 ? hardTotal + 10 : hardTotal
    if (total >= 21) return 0
    const key = `${hardTotal} ${hasAce}`
    const known = longest.get(key)
    if (known !== undefined) return known
    const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    const most = 1 + Math.max(...values.map((value) => furtherCards(hardTotal + value, hasAce || value === 1)))
    longest.set(key, most)
    return most
  }
  // A split ace gets one card; any other hand begins with a card of two or more.
  const splitHand = 1 + Math.max(...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => furtherCards(value, false)))
  expect([2 * splitHand, 1 + furtherCards(1, true)]).toEqual([SEAT_CARDS, 20])
})

test('hands are won, lost, even, bust and natural by the totals, to the cent', () => {
  expect(ended(seatOf([10, 9]), [10, 8])).toEqual([['win', 100, 200]])
  expect(ended(seatOf([10, 8]), [10, 8])).toEqual([['push', 100, 100]])
  expect(ended(seatOf([10, 7]), [10, 8])).toEqual([['loss', 100, 0]])
  expect(ended(actSeat(seatOf([10, 6, 10]), 'hit', NO_ACE), [10, 6, 10])).toEqual([['bust', 100, 0]])
  expect(ended(seatOf([1, 13], 110), [10, 9])).toEqual([['blackjack', 110, 275]])
  expect(ended(seatOf([1, 13]), [1, 12])).toEqual([['push', 100, 100]])
  expect(ended(actSeat(seatOf([5, 6, 10]), 'double', NO_ACE), [10, 9])).toEqual([['win', 200, 400]])
  const split = actSeat(seatOf([8, 8, 3, 10, 10]), 'split', NO_ACE)
  expect(ended(actSeat(split, 'double', NO_ACE), [10, 9])).toEqual([
    ['win', 200, 400],
    ['loss', 100, 0],
  ])
})

test('a dealer’s natural takes the opening stake only: what was added comes back, also of a bust hand', () => {
  const natural = [1, 13]
  expect(ended(seatOf([10, 9]), natural)).toEqual([['loss', 100, 0]])
  expect(ended(actSeat(seatOf([5, 6, 10]), 'double', NO_ACE), natural)).toEqual([['loss', 200, 100]])
  expect(ended(actSeat(seatOf([10, 5, 10]), 'double', NO_ACE), natural)).toEqual([['bust', 200, 100]])
  const split = actSeat(seatOf([8, 8, 3, 10, 10]), 'split', NO_ACE)
  expect(ended(actSeat(split, 'double', NO_ACE), natural)).toEqual([
    ['loss', 200, 100],
    ['loss', 100, 100],
  ])
})

test('before the dealer’s play no hand has a result, and nothing is offered while the time for decisions does not run', () => {
  const bust = actSeat(seatOf([10, 6, 10]), 'hit', NO_ACE)
  expect(seatHands(bust)).toMatchObject([{ total: 26, isDone: true, result: null, payout: 0 }])
  const seat = seatOf([10, 6, 10])
  expect(seatView(seat, 3, null)).toMatchObject({ seat: 3, activeHand: null, actions: [] })
  expect(seatView(seat, 3, NO_ACE)).toMatchObject({ activeHand: 0, actions: ['hit', 'stand', 'double'] })
  expect(seatView(seatOf([1, 13]), 3, NO_ACE)).toMatchObject({ activeHand: null, actions: [] })
})

test('more chips raise the stake of the dealt hand, never of one that is played', () => {
  expect(seatTotals(raiseSeat(seatOf([10, 6]), 50))).toEqual({ staked: 150, payout: 0 })
  expect(() => raiseSeat(actSeat(seatOf([5, 6, 2]), 'double', NO_ACE), 50)).toThrow('already played')
  expect(() => raiseSeat(actSeat(seatOf([8, 8, 2, 3]), 'split', NO_ACE), 50)).toThrow('already played')
})

test('any decisions: the contract holds, money is exact to the cent, and the cards are the seat’s own', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 1, max: 5_000 }),
      fc.array(fc.nat(99), { maxLength: 40 }),
      (seed, units, choices) => {
        const opening = units * LIVE_BLACKJACK.stakeStep
        const { dealer, cards } = dealt(seededDraw(seed))
        let seat = dealSeat(cards, opening)
        let staked = opening
        for (const choice of choices) {
          const actions = seatActions(seat, dealer[0] ?? 0)
          const action = actions[choice % actions.length]
          if (action === undefined) break
          staked += seatStake(seat, action)
          seat = JSON.parse(JSON.stringify(actSeat(seat, action, dealer[0] ?? 0))) as LiveSeat
          expect(seatTotals(seat)).toEqual({ staked, payout: 0 })
        }
        const settled = settleSeat(seat, dealer)
        const hands = seatHands(settled).map((hand) => liveHand.parse(hand))
        const { payout } = seatTotals(settled)
        expect(seatTotals(settled).staked).toBe(staked)
        expect(Number.isSafeInteger(payout) && payout <= LIVE_BLACKJACK.maxWinMultiple * opening).toBe(true)
        expect(hands.every(({ isDone, result }) => isDone && result !== null)).toBe(true)
        // An insurance of half the stake returns what the natural takes.
        if (isNatural(dealer))
          expect(staked - payout).toBe((hands[0]?.result === 'push' ? 0 : opening) - (seat.insurance === undefined ? 0 : opening))
        // The seat's cards are the first of its own, in the order dealt.
        const used = settled.hands.flatMap((hand) => hand.cards)
        expect(used.toSorted(byNumber)).toEqual(cards.slice(0, used.length).toSorted(byNumber))
      },
    ),
    { seed: inject('seed'), numRuns: full ? 3_000 : 200 },
  )
})

test('insurance: half of the stake, only when the dealer shows an ace and nothing was decided; it pays 2 to one with a dealer’s natural', () => {
  const seat = seatOf([10, 6, 2], 110)
  expect([seatActions(seat, NO_ACE), seatActions(seat, ACE)].map((actions) => actions.includes('insure'))).toEqual([false, true])
  const insured = actSeat(seat, 'insure', ACE)
  expect([seatStake(seat, 'insure'), seatTotals(insured), seatView(insured, 1, ACE).insurance]).toEqual([
    55,
    { staked: 165, payout: 0 },
    { stake: 55, payout: 0 },
  ])
  for (const decided of [
    insured,
    actSeat(seat, 'hit', ACE),
    actSeat(seat, 'stand', ACE),
    actSeat(seatOf([5, 6, 2]), 'double', ACE),
  ])
    expect(seatActions(decided, ACE)).not.toContain('insure')
  expect(() => actSeat(seat, 'insure', NO_ACE)).toThrow('insurance is not offered')
  expect(seatTotals(settleSeat(insured, [ACE, 12]))).toEqual({ staked: 165, payout: 165 })
  expect(seatTotals(settleSeat(insured, [ACE, 8]))).toEqual({ staked: 165, payout: 0 })
  const natural = actSeat(seatOf([1, 13], 100), 'insure', ACE)
  expect(seatTotals(settleSeat(natural, [ACE, 12]))).toEqual({ staked: 150, payout: 250 })
  expect(seatTotals(settleSeat(natural, [ACE, 8]))).toEqual({ staked: 150, payout: 250 })
  const doubled = actSeat(actSeat(seatOf([5, 6, 9], 100), 'insure', ACE), 'double', ACE)
  expect(seatTotals(settleSeat(doubled, [ACE, 12]))).toEqual({ staked: 250, payout: 250 })
})

test('insurance returns exactly what its rule says, whatever card the dealer hides', () => {
  const shoe = decksOf(8).slice(1)
  const insured = actSeat(seatOf([10, 6]), 'insure', ACE)
  const returned = shoe.reduce(
    (sum, hidden) => sum + (seatView(settleSeat(insured, [ACE, hidden]), 1, null).insurance?.payout ?? 0),
    0,
  )
  expect(rational(returned, 50 * shoe.length)).toEqual(insuranceReturn())
  expect([shoe.length, perCent(insuranceReturn())]).toEqual([415, 92.53])
})

/** Plays a seat optimally; returns the payout per cent of the opening stake. */
function playWell(best: ReturnType<typeof bestPlay>, draw: (upperExclusive: number) => number): number {
  const { dealer, cards } = dealt(draw)
  let seat = dealSeat(cards, 100)
  for (let index = activeHand(seat); index !== null; index = activeHand(seat)) {
    const values = seat.hands[index]?.cards.map(valueOf) ?? []
    seat = actSeat(seat, best.decide(values, valueOf(dealer[0] ?? 0), seat.hands.length > 1), dealer[0] ?? 0)
  }
  const { staked, payout } = seatTotals(settleSeat(seat, dealer))
  return (payout - staked + 100) / 100
}

// Fixed blocks of a fair shuffle are as random as cards dealt in turn, so the computed return of the game of eight decks is that of a seat.
test.runIf(full)(
  'a seat played optimally has the return of best play, within five standard errors',
  () => {
    const best = bestPlay(LIVE_BLACKJACK.blackjack)
    const draw = seededDraw(inject('seed'))
    const { mean, margin } = simulate(60_000, () => playWell(best, draw))
    expect(Math.abs(mean - best.rtp)).toBeLessThan(margin)
  },
  180_000,
)
