import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { RealPlay } from '../real-play.fixture.ts'
import { pathOf, seatBet, seatOf, seatsOf, toSeat } from './blackjack.fixture.ts'
import { betOn, BLACKJACK_TABLE, livePlay, setTime } from './live-play.fixture.ts'

let real: RealPlay
beforeAll(async () => {
  real = await livePlay()
})
afterAll(() => real.close())
afterEach(() => real.wallet.clearFaults())

const CODE = BLACKJACK_TABLE.gameCode
const expectBalanced = () => expect(real.wallet.balance).toBe(100_000 + real.wallet.posted)

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
