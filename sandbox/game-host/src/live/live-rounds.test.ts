import { randomUUID } from 'node:crypto'
import { findLiveModel, settleLive } from '@herna/game-maths/live'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { RealPlay } from '../real-play.fixture.ts'
import {
  betOn,
  LIVE_TABLES,
  liveOf,
  livePlay,
  ROULETTE_TABLE,
  setTime,
  studioResult,
  toNextRound,
  WITH_LIVE_TABLES,
} from './live-play.fixture.ts'

let real: RealPlay
beforeAll(async () => {
  real = await livePlay()
})
afterAll(() => real.close())
afterEach(() => real.wallet.clearFaults())

const CODE = ROULETTE_TABLE.gameCode
const red = { spot: 'red', amount: 500 }
const seventeen = { spot: 'straight-17', amount: 200 }

test.each(LIVE_TABLES.map((table) => [table.kind, table] as const))(
  '%s: a bet is paid by the result that the studio deals in that round',
  async (_, table) => {
    const { token, game } = await real.open(table.gameCode)
    if (game.kind !== 'live') throw new Error(game.kind)
    const round = toNextRound(real, table)
    const stakes = game.spots.slice(0, 4).map(({ spot }) => ({ spot, amount: 200 }))
    const previousBalance = real.wallet.balance
    const { status, body: open } = await real.play(token, betOn(round.number, ...stakes))
    expect(status).toBe(200)
    expect(open).toMatchObject({ state: 'open', staked: 800, win: 0, balance: previousBalance - 800 })
    expect(liveOf(open)).toMatchObject({
      tableRound: round.number,
      result: null,
      resultAt: new Date(round.resultAt).toISOString(),
    })
    // The balance does not tell the result before the table shows it.
    setTime(real, round.resultAt - 1)
    expect((await real.get(token, `/api/rounds/${open.roundId}`)).body).toMatchObject({ state: 'open', win: 0 })
    const reopened = await real.open(table.gameCode)
    expect(reopened).toMatchObject({ balance: previousBalance - 800, openRound: { state: 'open' } })
    setTime(real, round.resultAt)
    const { body: closed } = await real.get(reopened.token, `/api/rounds/${open.roundId}`)
    const result = studioResult(table, round.number)
    const model = findLiveModel(WITH_LIVE_TABLES.get(table.gameCode)?.variantId ?? '')
    if (!model) throw new Error('no model')
    const results = settleLive(model, stakes, result)
    const win = results.reduce((sum, { payout }) => sum + payout, 0)
    expect(closed).toMatchObject({ state: 'closed', win, balance: previousBalance - 800 + win })
    expect(liveOf(closed)).toMatchObject({ result, results })
    expect(real.wallet.of('win', open.roundId)).toMatchObject([{ amount: win }])
    expect(real.wallet.balance).toBe(previousBalance - 800 + win)
  },
)

test('a bet that arrives when the betting is over, or for another round, is refused, and nothing is taken [M12]', async () => {
  const { token } = await real.open(CODE)
  const round = toNextRound(real, ROULETTE_TABLE)
  const { length } = real.wallet.receivedCalls
  for (const [time, number] of [
    [round.bettingEndsAt, round.number],
    [round.resultAt, round.number],
    [round.startsAt, round.number + 1],
    [round.startsAt, round.number - 1],
    [round.endsAt, round.number],
  ] as const) {
    setTime(real, time)
    const roundId = randomUUID()
    expect(await real.play(token, { roundId, ...betOn(number, red) })).toMatchObject({ status: 409, code: 'bets-closed' })
    expect((await real.get(token, `/api/rounds/${roundId}`)).status).toBe(404)
  }
  expect(real.wallet.receivedCalls.slice(length).filter((call) => call !== 'balance')).toEqual([])
  setTime(real, round.bettingEndsAt - 1)
  expect((await real.play(token, betOn(round.number, red))).status).toBe(200)
})

test('chips can be added until the betting ends; limits apply to their sum, and each id counts once', async () => {
  const { token } = await real.open(CODE)
  const round = toNextRound(real, ROULETTE_TABLE)
  const { body } = await real.play(token, betOn(round.number, red))
  const previousBalance = body.balance + 500
  const bet = { actionId: randomUUID(), action: 'bet' as const, stakes: [seventeen, red] }
  for (let repeat = 0; repeat < 3; repeat += 1)
    expect(await real.act(token, body.roundId, bet)).toMatchObject({ status: 200, body: { state: 'open', staked: 1_200 } })
  expect(await real.act(token, body.roundId, { action: 'bet', stakes: [{ spot: 'red', amount: 9_000 }] })).toMatchObject({
    status: 422,
  })
  expect((await real.act(token, body.roundId, { action: 'bet' })).status).toBe(422)
  expect(await real.act(token, body.roundId, { action: 'hit' })).toMatchObject({ status: 409, code: 'action-refused' })
  setTime(real, round.bettingEndsAt)
  expect(await real.act(token, body.roundId, { action: 'bet', stakes: [red] })).toMatchObject({
    status: 409,
    code: 'bets-closed',
  })
  expect(real.wallet.balance).toBe(previousBalance - 1_200)
  setTime(real, round.bettingEndsAt + 5_000)
  expect(await real.act(token, body.roundId, { action: 'bet', stakes: [red] })).toMatchObject({
    status: 409,
    code: 'bets-closed',
  })
  setTime(real, round.resultAt)
  const { body: closed } = await real.get(token, `/api/rounds/${body.roundId}`)
  expect(closed).toMatchObject({ state: 'closed', bet: 500, staked: 1_200 })
  expect(liveOf(closed).results.map(({ spot, amount }) => [spot, amount])).toEqual([
    ['red', 1_000],
    ['straight-17', 200],
  ])
  expect(await real.act(token, body.roundId, { action: 'bet', stakes: [red] })).toMatchObject({
    status: 409,
    code: 'bets-closed',
  })
})

test('a stake beyond the limits of its spot is refused with the field named, also when chips are added; nothing is taken', async () => {
  const { token, game } = await real.open(CODE)
  if (game.kind !== 'live') throw new Error(game.kind)
  const straight = game.spotLimits.find(({ spots }) => spots.includes('straight-17'))
  const colour = game.spotLimits.find(({ spots }) => spots.includes('red'))
  expect([straight?.maxBet, colour?.maxBet]).toEqual([1_000, 10_000])
  const round = toNextRound(real, ROULETTE_TABLE)
  const beyond = { spot: 'straight-17', amount: 1_010 }
  const posted = real.wallet.receivedCalls.filter((call) => call === 'bet').length
  for (const stakes of [
    [red, beyond],
    [red, { spot: 'straight-17', amount: 90 }],
  ])
    expect(await real.play(token, betOn(round.number, ...stakes))).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'stakes.1.amount' }] },
    })
  expect(real.wallet.receivedCalls.filter((call) => call === 'bet')).toHaveLength(posted)
  const { body } = await real.play(token, betOn(round.number, red, { spot: 'straight-17', amount: 600 }))
  const add = (amount: number) => real.act(token, body.roundId, { action: 'bet', stakes: [{ spot: 'straight-17', amount }] })
  expect(await add(410)).toMatchObject({ status: 422, body: { errors: [{ field: 'stakes.0.amount' }] } })
  expect(await add(400)).toMatchObject({ status: 200, body: { staked: 1_500 } })
})
