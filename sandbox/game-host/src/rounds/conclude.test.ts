import { randomUUID } from 'node:crypto'
import type { RoundReply } from '@herna/contract/games'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { BLACKJACK, OPERATOR, POKER, type RealPlay, realPlay } from '../real-play.fixture.ts'

let real: RealPlay
beforeAll(async () => {
  real = await realPlay()
})
afterAll(() => real.close())

const HOUR = 3_600_000
const expectBalanced = () => expect(real.wallet.balance).toBe(100_000 + real.wallet.posted)
async function openHand(): Promise<{ token: string; round: RoundReply }> {
  const { token } = await real.open(BLACKJACK)
  for (;;) {
    const { body } = await real.play(token, { bet: 1_000, stakes: [{ spot: 'hand', amount: 1_000 }] })
    if (body.state === 'open') return { token, round: body }
  }
}
const storedRound = async (roundId: string) => {
  const { rows } = await real.host.database.pool.query('SELECT phase, win::int, conclusion FROM game_host.rounds WHERE id = $1', [
    roundId,
  ])
  return rows[0]
}
const concludeRound = (body: object, token = OPERATOR) =>
  real.host.app.inject({
    method: 'POST',
    url: '/operator/rounds/conclude',
    headers: { authorization: `Bearer ${token}` },
    payload: { playerId: real.wallet.playerId, reason: 'hráč je vylúčený', ...body },
  })

test('a hand open longer than the time limit is settled as it stands, paid once and shown at the next launch', async () => {
  const { round } = await openHand()
  const poker = await real.open(POKER)
  const { body: dealt } = await real.play(poker.token, { bet: 100 })
  real.advanceTime(719 * HOUR)
  const other = await real.open(POKER)
  expect(other.openRound, 'not yet').toEqual(dealt)
  real.advanceTime(2 * HOUR)
  await vi.waitFor(async () => expect((await storedRound(dealt.roundId)).phase).toBe('closed'), {
    timeout: 10_000,
    interval: 100,
  })
  await vi.waitFor(
    async () => expect(await storedRound(round.roundId)).toMatchObject({ phase: 'closed', conclusion: { by: 'time-limit' } }),
    {
      timeout: 10_000,
      interval: 100,
    },
  )
  const again = await real.open(POKER)
  expect(again.openRound).toMatchObject({ state: 'closed', outcome: { held: [true, true, true, true, true] } })
  for (const { roundId } of [round, dealt])
    expect(real.wallet.of('win', roundId).map(({ amount }) => amount)).toEqual([(await storedRound(roundId)).win])
  expectBalanced()
})

test('the operator settles a hand as it stands or voids it; repeating the call changes nothing', async () => {
  const settled = await openHand()
  const paid = await concludeRound({ roundId: settled.round.roundId })
  expect(paid.json()).toMatchObject({ state: 'closed', staked: 1_000, win: (await storedRound(settled.round.roundId)).win })
  expect((await concludeRound({ roundId: settled.round.roundId, how: 'void' })).json(), 'it has ended').toEqual(paid.json())

  const previousBalance = real.wallet.balance
  const { token, round } = await openHand()
  const cost = previousBalance - real.wallet.balance
  const hit = await real.act(token, round.roundId, { action: 'hit' })
  const voided = hit.body.state === 'open' ? round : (await openHand()).round
  const response = await concludeRound({ roundId: voided.roundId, how: 'void' })
  expect(response.json()).toMatchObject({ state: 'cancelled', win: 0 })
  await vi.waitFor(() => expect(real.wallet.of('rollback', voided.roundId).map(({ amount }) => amount)).toEqual([1_000]), {
    timeout: 10_000,
    interval: 100,
  })
  expect(cost).toBeGreaterThanOrEqual(0)
  expect(real.wallet.of('win', voided.roundId)).toEqual([])
  expect((await concludeRound({ roundId: voided.roundId, how: 'void' })).json()).toMatchObject({ state: 'cancelled' })
  expect(await storedRound(voided.roundId)).toMatchObject({
    conclusion: { by: 'operator', how: 'void', reason: 'hráč je vylúčený' },
  })
  const next = await real.open(BLACKJACK)
  expect((await real.get(next.token, `/api/rounds/${voided.roundId}`)).code).toBe('round-cancelled')
  expect((await real.play(next.token, { bet: 1_000, stakes: [{ spot: 'hand', amount: 1_000 }] })).status).toBe(200)
  expectBalanced()
})

test('the call requires the operator token, an existing round and a reason', async () => {
  expect((await concludeRound({ roundId: randomUUID() })).statusCode).toBe(404)
  expect((await concludeRound({ roundId: randomUUID() }, 'a wrong token of tests')).statusCode).toBe(401)
  const empty = await concludeRound({ roundId: randomUUID(), reason: ' ' })
  expect([empty.statusCode, empty.json().errors[0].field]).toEqual([400, 'reason'])
})
