import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { OPERATOR, type RealPlay } from '../real-play.fixture.ts'
import { ORIGIN } from '../game-host.fixture.ts'
import { cardsOf, hasNatural, isStiff, pathOf, paysOf, seatBet, seatOf, toSeat } from './blackjack.fixture.ts'
import { BLACKJACK_TABLE, liveOf, livePlay, setTime, studioResult } from './live-play.fixture.ts'

let real: RealPlay
beforeAll(async () => {
  real = await livePlay()
})
afterAll(() => real.close())
afterEach(() => real.wallet.clearFaults())

const CODE = BLACKJACK_TABLE.gameCode
const isNormal = (dealer: readonly number[]) => !hasNatural(dealer)
const expectBalanced = () => expect(real.wallet.balance).toBe(100_000 + real.wallet.posted)

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
  const seated = toSeat(real, ({ isPair, total }) => isPair && total === 16, isNormal)
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
  const seated = toSeat(real, isStiff, hasNatural)
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

test('a doubling whose stake the wallet does not confirm is cancelled and rolled back; the hand stands', async () => {
  const seated = toSeat(real, isStiff, isNormal)
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
  const seated = toSeat(real, isStiff, isNormal)
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

test('a doubling left by a process that died is decided before the round is settled', async () => {
  const seated = toSeat(real, isStiff, isNormal)
  const { token } = await real.open(CODE)
  const { body } = await real.play(token, seatBet(seated))
  setTime(real, seated.round.resultAt - 3_001)
  const pendingAction = {
    action: { actionId: randomUUID(), action: 'double' },
    amount: 1_000,
    transactionId: `${body.roundId}:2`,
    requestedAt: real.host.clock.now.toISOString(),
  }
  await real.host.database.pool.query('UPDATE game_host.rounds SET call_count = 2, pending_action = $2 WHERE id = $1', [
    body.roundId,
    JSON.stringify(pendingAction),
  ])
  setTime(real, seated.round.resultAt)
  const { body: waiting } = await real.get(token, pathOf(body))
  expect(waiting).toMatchObject({ state: 'open', staked: 1_000, win: 0 })
  expect(liveOf(waiting).result).toBeNull()
  setTime(real, seated.round.resultAt + 40_000)
  await vi.waitFor(async () =>
    expect((await real.get(token, pathOf(body))).body).toMatchObject({ state: 'closed', staked: 2_000 }),
  )
  expect(real.wallet.of('bet', body.roundId)).toHaveLength(2)
  await vi.waitFor(() => expect(real.wallet.of('win', body.roundId)).toHaveLength(1))
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

test('insurance is offered only when the dealer shows an ace, until the first decision, and no reply before the result depends on the hidden card', async () => {
  const { token } = await real.open(CODE)
  const isAce = (dealer: readonly number[]) => (dealer[0] ?? 1) % 13 === 0
  const replies: unknown[] = []
  for (const isNatural of [true, false]) {
    const seated = toSeat(real, isStiff, (dealer) => isAce(dealer) && hasNatural(dealer) === isNatural)
    const before = real.wallet.balance
    const { body } = await real.play(token, seatBet(seated))
    expect(await real.act(token, body.roundId, { action: 'insure' })).toMatchObject({ status: 409, code: 'action-refused' })
    setTime(real, seated.round.bettingEndsAt)
    expect(seatOf((await real.get(token, pathOf(body))).body).actions).toContain('insure')
    const insure = { actionId: randomUUID(), action: 'insure' as const }
    const { body: insured } = await real.act(token, body.roundId, insure)
    expect(await real.act(token, body.roundId, insure), 'the same action id').toMatchObject({ body: { staked: 1_500 } })
    expect(seatOf(insured)).toMatchObject({
      insurance: { stake: 500, payout: 0 },
      actions: expect.not.arrayContaining(['insure']),
    })
    expect(await real.act(token, body.roundId, { action: 'insure' })).toMatchObject({ status: 409, code: 'action-refused' })
    const { body: stood } = await real.act(token, body.roundId, { action: 'stand' })
    replies.push(
      [insured, stood].map(({ state, staked, win, outcome }) => [state, staked, win, outcome.kind === 'live' && outcome.result]),
    )
    setTime(real, seated.round.resultAt)
    const { body: closed } = await real.get(token, pathOf(body))
    const { hands, insurance } = seatOf(closed)
    expect(insurance).toEqual({ stake: 500, payout: isNatural ? 1_500 : 0 })
    const payout = (insurance?.payout ?? 0) + hands.reduce((sum, hand) => sum + hand.payout, 0)
    expect([closed.win, real.wallet.balance]).toEqual([payout, before - 1_500 + payout])
    if (isNatural) expect(closed.win).toBe(1_500)
  }
  expect(replies[0]).toEqual(replies[1])
  const withoutAce = toSeat(real, isStiff, (dealer) => !isAce(dealer))
  const { body } = await real.play(token, seatBet(withoutAce))
  setTime(real, withoutAce.round.bettingEndsAt)
  expect(seatOf((await real.get(token, pathOf(body))).body).actions).not.toContain('insure')
  expect(await real.act(token, body.roundId, { action: 'insure' })).toMatchObject({ status: 409, code: 'action-refused' })
})
