import { randomUUID } from 'node:crypto'
import { totalOf } from '@herna/game-maths/tables'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { OPERATOR, type RealPlay } from '../real-play.fixture.ts'
import { ORIGIN } from '../game-host.fixture.ts'
import { cardsOf, paysOf, seatBet, seatOf, seatsOf, toSeat } from './blackjack.fixture.ts'
import { betOn, BLACKJACK_TABLE, liveOf, livePlay, setTime, studioResult } from './live-play.fixture.ts'

let real: RealPlay
beforeAll(async () => {
  real = await livePlay()
})
afterAll(() => real.close())
afterEach(() => real.wallet.clearFaults())

const CODE = BLACKJACK_TABLE.gameCode
const pathOf = ({ roundId }: { roundId: string }) => `/api/rounds/${roundId}`
const expectBalanced = () => expect(real.wallet.balance).toBe(100_000 + real.wallet.posted)
const isStiff = ({ total, isSoft, isPair }: { total: number; isSoft: boolean; isPair: boolean }) =>
  !isSoft && !isPair && total >= 9 && total <= 11
const hasNatural = (dealer: readonly number[]) => dealer.length === 2 && totalOf(dealer).total === 21

test('a seat sees its cards when the betting has ended, and the dealer’s when the result is known, not before', async () => {
  const seated = toSeat(real, ({ total, isPair }) => total === 15 && !isPair)
  const { round, seat, cards, dealer } = seated
  const { token } = await real.open(CODE)
  const { status, body } = await real.play(token, seatBet(seated))
  expect(status).toBe(200)
  expect(body).toMatchObject({ state: 'open', staked: 1_000, win: 0 })
  expect(liveOf(body)).toMatchObject({ seat: null, result: null, results: [{ spot: `seat-${seat}`, amount: 1_000, payout: 0 }] })
  setTime(real, round.bettingEndsAt - 1)
  expect(liveOf((await real.get(token, pathOf(body))).body).seat).toBeNull()
  setTime(real, round.bettingEndsAt)
  const { body: dealt } = await real.get(token, pathOf(body))
  expect(seatOf(dealt)).toMatchObject({
    seat,
    hands: [{ cards: cardsOf(cards.slice(0, 2)), total: 15, stake: 1_000, result: null }],
    activeHand: 0,
    actions: ['hit', 'stand', 'double'],
  })
  setTime(real, round.resultAt - 1)
  const { body: waiting } = await real.get(token, pathOf(body))
  expect(waiting).toMatchObject({ state: 'open', win: 0 })
  expect(liveOf(waiting)).toMatchObject({ result: null, seat: { activeHand: null, actions: [] } })
  const reopened = await real.open(CODE)
  expect(reopened.openRound).toEqual(waiting)
  setTime(real, round.resultAt)
  const { body: closed } = await real.get(reopened.token, pathOf(body))
  expect(closed.state).toBe('closed')
  expect(liveOf(closed).result).toEqual({ ...studioResult(BLACKJACK_TABLE, round.number), dealer: cardsOf(dealer) })
  const [hand] = seatOf(closed).hands
  expect(hand).toMatchObject({ total: 15, isDone: true })
  expect(hand?.result).not.toBeNull()
  expectBalanced()
})

test('hit, split and double take their stakes, and each hand is paid by its total to the cent', async () => {
  const seated = toSeat(real, ({ isPair, total, dealer }) => isPair && total === 16 && !hasNatural(dealer))
  const { round, cards, dealer } = seated
  const { token } = await real.open(CODE)
  const { body } = await real.play(token, seatBet(seated, 1_010))
  const previousBalance = body.balance + 1_010
  setTime(real, round.bettingEndsAt + 1_000)
  const split = { actionId: randomUUID(), action: 'split' as const }
  const { body: two } = await real.act(token, body.roundId, split)
  expect(await real.act(token, body.roundId, split), 'the same action id').toMatchObject({ status: 200, body: { staked: 2_020 } })
  expect(seatOf(two).hands.map((hand) => hand.cards)).toEqual([
    cardsOf([cards[0] ?? 0, cards[2] ?? 0]),
    cardsOf([cards[1] ?? 0, cards[3] ?? 0]),
  ])
  let current = two
  let staked = 2_020
  for (let turn = 0; seatOf(current).activeHand !== null; turn += 1) {
    const { actions, hands, activeHand } = seatOf(current)
    const playOn = (hands[activeHand ?? 0]?.total ?? 0) < 17 ? 'hit' : 'stand'
    const action = actions.includes('double') && turn === 0 ? 'double' : playOn
    if (action === 'double') staked += 1_010
    const { status, body: next } = await real.act(token, body.roundId, { action })
    expect(status).toBe(200)
    expect(next).toMatchObject({ state: 'open', staked })
    current = next
  }
  expect(real.wallet.balance).toBe(previousBalance - staked)
  expect(real.wallet.of('bet', body.roundId).reduce((sum, { amount }) => sum + amount, 0)).toBe(staked)
  setTime(real, round.resultAt)
  const { body: closed } = await real.get(token, pathOf(body))
  const { hands } = seatOf(closed)
  const result = liveOf(closed).result
  const total = result?.kind === 'blackjack' ? result.total : 0
  expect(hands.map(({ payout }) => payout)).toEqual(hands.map((hand) => paysOf(hand, total, true)))
  const win = hands.reduce((sum, { payout }) => sum + payout, 0)
  expect(closed).toMatchObject({ state: 'closed', bet: 1_010, staked, win, balance: previousBalance - staked + win })
  expect(liveOf(closed).results).toEqual([{ spot: `seat-${seated.seat}`, amount: staked, payout: win }])
  expect(dealer.length).toBeGreaterThan(1)
  expect(real.wallet.of('win', body.roundId)).toMatchObject([{ amount: win }])
  expectBalanced()
})

test('a dealer’s natural returns what was added by doubling', async () => {
  const seated = toSeat(real, (deal) => isStiff(deal) && hasNatural(deal.dealer))
  const { token } = await real.open(CODE)
  const { body } = await real.play(token, seatBet(seated))
  setTime(real, seated.round.bettingEndsAt)
  expect((await real.act(token, body.roundId, { action: 'double' })).body).toMatchObject({ state: 'open', staked: 2_000 })
  setTime(real, seated.round.resultAt)
  const { body: closed } = await real.get(token, pathOf(body))
  expect(closed).toMatchObject({ state: 'closed', staked: 2_000, win: 1_000 })
  expect(seatOf(closed).hands).toMatchObject([{ result: 'loss', stake: 2_000, payout: 1_000, isDoubled: true }])
  expectBalanced()
})

test('decisions are possible from the end of the betting until three seconds before the result; then the hand stands', async () => {
  const seated = toSeat(real, ({ total, isSoft, isPair }) => !isSoft && !isPair && total < 9)
  const { round } = seated
  const { token } = await real.open(CODE)
  const { body } = await real.play(token, seatBet(seated))
  const hit = () => real.act(token, body.roundId, { action: 'hit' })
  setTime(real, round.bettingEndsAt - 1)
  expect(await hit()).toMatchObject({ status: 409, code: 'action-refused' })
  setTime(real, round.bettingEndsAt)
  expect(await real.act(token, body.roundId, { action: 'split' })).toMatchObject({ status: 409, code: 'action-refused' })
  expect(await real.act(token, body.roundId, { action: 'cash-out' })).toMatchObject({ status: 409, code: 'action-refused' })
  setTime(real, round.resultAt - 3_001)
  const { status, body: last } = await hit()
  expect(status).toBe(200)
  setTime(real, round.resultAt - 3_000)
  expect(await hit()).toMatchObject({ status: 409, code: 'action-refused' })
  expect(await real.act(token, body.roundId, { action: 'double' })).toMatchObject({ status: 409, code: 'action-refused' })
  setTime(real, round.resultAt)
  const { body: closed } = await real.get(token, pathOf(body))
  expect(seatOf(closed).hands.map(({ cards }) => cards)).toEqual(seatOf(last).hands.map(({ cards }) => cards))
  expect(closed).toMatchObject({ state: 'closed', staked: 1_000 })
  expect(await hit()).toMatchObject({ status: 409, code: 'action-refused' })
  expectBalanced()
})

test('chips are added to the own seat until the betting ends, within the limits', async () => {
  const seated = toSeat(real)
  const { round, seat } = seated
  const { token } = await real.open(CODE)
  const { body } = await real.play(token, seatBet(seated))
  const bet = (spot: string, amount: number) => real.act(token, body.roundId, { action: 'bet', stakes: [{ spot, amount }] })
  expect(await bet(`seat-${seat}`, 500)).toMatchObject({ status: 200, body: { staked: 1_500 } })
  expect((await bet(`seat-${(seat % 7) + 1}`, 500)).status).toBe(422)
  expect((await bet(`seat-${seat}`, 505)).status).toBe(422)
  expect((await bet(`seat-${seat}`, 9_000)).status).toBe(422)
  setTime(real, round.bettingEndsAt)
  expect(await bet(`seat-${seat}`, 500)).toMatchObject({ status: 409, code: 'bets-closed' })
  const { body: dealt } = await real.get(token, pathOf(body))
  expect(seatOf(dealt).hands).toMatchObject([{ stake: 1_500 }])
  setTime(real, round.resultAt)
  expect((await real.get(token, pathOf(body))).body).toMatchObject({ state: 'closed', bet: 1_000, staked: 1_500 })
  expectBalanced()
})

test('a player has one seat in a round, and none that a guest of the studio has; nothing is taken', async () => {
  const { round, seat } = toSeat(real)
  const { token } = await real.open(CODE)
  const { length } = real.wallet.receivedCalls
  const one = { spot: `seat-${seat}`, amount: 1_000 }
  expect((await real.play(token, betOn(round.number, one, { spot: `seat-${(seat % 7) + 1}`, amount: 1_000 }))).status).toBe(422)
  expect((await real.play(token, betOn(round.number, { spot: 'seat-8', amount: 1_000 }))).status).toBe(422)
  const [guest] = seatsOf(round, true)
  expect(await real.play(token, seatBet({ round, seat: guest ?? 0 }))).toMatchObject({ status: 409, code: 'seat-taken' })
  setTime(real, round.bettingEndsAt)
  expect(await real.play(token, betOn(round.number, one))).toMatchObject({ status: 409, code: 'bets-closed' })
  expect(real.wallet.receivedCalls.slice(length).filter((call) => call !== 'balance')).toEqual([])
})

test('of two players who bet on one seat at once one gets it; from the other nothing is taken, and another seat is free', async () => {
  const { round, seat } = toSeat(real)
  const first = await real.open(CODE)
  real.wallet.switchPlayer()
  const second = await real.open(CODE)
  const bets = [first, second].map(({ token }) => ({ token, roundId: randomUUID() }))
  const replies = await Promise.all(bets.map(({ token, roundId }) => real.play(token, { roundId, ...seatBet({ round, seat }) })))
  expect(new Set(replies.map(({ status, code }) => code ?? status))).toEqual(new Set([200, 'seat-taken']))
  const loser = replies[0]?.code ? 0 : 1
  const { token = '', roundId = '' } = bets[loser] ?? {}
  expect(real.wallet.of('bet', roundId)).toEqual([])
  expect(await real.play(token, { roundId, ...seatBet({ round, seat }) })).toMatchObject({ code: 'seat-taken' })
  const other = seatsOf(round, false).find((free) => free !== seat)
  expect(other).toBeDefined()
  expect((await real.play(token, { roundId, ...seatBet({ round, seat: other ?? 0 }) })).status).toBe(200)
  setTime(real, round.resultAt)
  for (const [index, { token: own }] of bets.entries())
    expect((await real.get(own, pathOf({ roundId: bets[index]?.roundId ?? '' }))).body.state).toBe('closed')
  expectBalanced()
})

test('a seat whose stake the wallet refuses is free again', async () => {
  const seated = toSeat(real)
  const { token } = await real.open(CODE)
  real.wallet.refuse('bet', 'insufficient-funds')
  expect(await real.play(token, seatBet(seated))).toMatchObject({ status: 402 })
  real.wallet.switchPlayer()
  const other = await real.open(CODE)
  const { status, body } = await real.play(other.token, seatBet(seated))
  expect(status).toBe(200)
  setTime(real, seated.round.resultAt)
  expect((await real.get(other.token, pathOf(body))).body.state).toBe('closed')
})

test('a doubling whose stake the wallet does not confirm is cancelled and rolled back; the hand stands', async () => {
  const seated = toSeat(real, (deal) => isStiff(deal) && !hasNatural(deal.dealer))
  const { token } = await real.open(CODE)
  const { body } = await real.play(token, seatBet(seated))
  setTime(real, seated.round.bettingEndsAt)
  real.wallet.fail('bet', 'reset-after')
  expect(await real.act(token, body.roundId, { action: 'double' })).toMatchObject({ status: 409, code: 'action-cancelled' })
  real.wallet.clearFaults()
  const { body: unchanged } = await real.get(token, pathOf(body))
  expect(unchanged).toMatchObject({ state: 'open', staked: 1_000 })
  expect(seatOf(unchanged)).toMatchObject({ hands: [{ stake: 1_000, isDoubled: false }], activeHand: 0 })
  setTime(real, seated.round.resultAt)
  const { body: closed } = await real.get(token, pathOf(body))
  expect(closed).toMatchObject({ state: 'closed', staked: 1_000 })
  await vi.waitFor(() => expect(real.wallet.of('win', body.roundId)).toHaveLength(1))
  expect(real.wallet.of('rollback', body.roundId)).toHaveLength(1)
  expectBalanced()
})

test('a doubling that was sent in time counts, also when the wallet confirms it after the result', async () => {
  const seated = toSeat(real, (deal) => isStiff(deal) && !hasNatural(deal.dealer))
  const { token } = await real.open(CODE)
  const { body } = await real.play(token, seatBet(seated))
  setTime(real, seated.round.resultAt - 3_001)
  // The answer of the first call is lost, so the wallet confirms the stake when the result is long known.
  real.wallet.fail('bet', 'hang-after', 1)
  const doubling = real.act(token, body.roundId, { action: 'double' })
  await vi.waitFor(() => expect(real.wallet.of('bet', body.roundId)).toHaveLength(2))
  setTime(real, seated.round.resultAt + 1_000)
  const { status } = await doubling
  expect(status).toBe(200)
  const { body: closed } = await real.get(token, pathOf(body))
  expect(closed).toMatchObject({ state: 'closed', staked: 2_000 })
  const { hands } = seatOf(closed)
  expect(hands).toMatchObject([{ isDoubled: true, stake: 2_000 }])
  expect(hands[0]?.cards).toEqual(cardsOf(seated.cards.slice(0, 3)))
  expectBalanced()
})

test('an operator cannot end a seat’s round before its result, nor annul it after the betting', async () => {
  const seated = toSeat(real)
  const { token } = await real.open(CODE)
  const { body } = await real.play(token, seatBet(seated))
  const conclude = (how: 'stand' | 'void') =>
    real.host.app.inject({
      method: 'POST',
      url: '/operator/rounds/conclude',
      headers: { origin: ORIGIN, authorization: `Bearer ${OPERATOR}` },
      payload: { playerId: real.wallet.playerId, roundId: body.roundId, how, reason: 'test' },
    })
  setTime(real, seated.round.bettingEndsAt)
  expect((await conclude('stand')).statusCode).toBe(409)
  expect((await conclude('void')).statusCode).toBe(409)
  setTime(real, seated.round.resultAt)
  expect((await conclude('stand')).json()).toMatchObject({ state: 'closed', staked: 1_000 })
  expectBalanced()
})
