import { liveOccupancy } from '@herna/contract/games'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { RealPlay } from '../../real-play.fixture.ts'
import { pathOf, seatBet, toSeat } from '../blackjack.fixture.ts'
import { betOn, BLACKJACK_TABLE, livePlay, ROULETTE_TABLE, setTime, toNextRound } from '../live-play.fixture.ts'

let real: RealPlay
beforeAll(async () => {
  real = await livePlay()
})
afterAll(() => real.close())
afterEach(() => real.wallet.clearFaults())

/** As everybody reads it, after the time for which a reading is kept. */
async function readOccupancy() {
  real.advanceTime(500)
  const reply = await real.host.app.inject(liveOccupancy.path)
  expect(reply.statusCode).toBe(200)
  return liveOccupancy.reply.parse(reply.json())
}

test('a seat is its player’s from the bet to the end of the round, also after it is settled [4.27]', async () => {
  const seated = toSeat(real)
  const { round, seat } = seated
  const { token } = await real.open(BLACKJACK_TABLE.gameCode)
  expect(await readOccupancy()).toEqual({})
  const { body } = await real.play(token, seatBet(seated))
  const taken = { [BLACKJACK_TABLE.gameCode]: { tableRound: round.number, players: 1, seats: [seat], waiting: 0 } }
  expect(await readOccupancy()).toEqual(taken)
  setTime(real, round.resultAt)
  expect((await real.get(token, pathOf(body))).body.state).toBe('closed')
  expect(await readOccupancy()).toEqual(taken)
  setTime(real, round.endsAt - 500)
  expect(await readOccupancy()).toEqual({})
})

test('players are counted once however often they bet; refused bets and the round before do not count', async () => {
  const { number } = toNextRound(real, ROULETTE_TABLE)
  const CODE = ROULETTE_TABLE.gameCode
  const first = await real.open(CODE)
  const red = { spot: 'red', amount: 500 }
  const { body } = await real.play(first.token, betOn(number, red))
  await real.act(first.token, body.roundId, { action: 'bet', stakes: [{ spot: 'black', amount: 500 }] })
  real.wallet.switchPlayer()
  const second = await real.open(CODE)
  await real.play(second.token, betOn(number, red))
  real.wallet.switchPlayer()
  const third = await real.open(CODE)
  real.wallet.refuse('bet', 'insufficient-funds')
  expect((await real.play(third.token, betOn(number, red))).status).toBe(402)
  expect(await readOccupancy()).toEqual({ [CODE]: { tableRound: number, players: 2, seats: [], waiting: 0 } })
  toNextRound(real, ROULETTE_TABLE)
  expect(await readOccupancy()).toEqual({})
})

test('within half a second the bets are read once', async () => {
  const { number } = toNextRound(real, ROULETTE_TABLE)
  expect(await readOccupancy()).toEqual({})
  const { token } = await real.open(ROULETTE_TABLE.gameCode)
  expect((await real.play(token, betOn(number, { spot: 'red', amount: 500 }))).status).toBe(200)
  expect((await real.host.app.inject(liveOccupancy.path)).json()).toEqual({})
  expect(Object.keys(await readOccupancy())).toEqual([ROULETTE_TABLE.gameCode])
})
