import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameHostSettings } from '../settings.ts'
import { storedRound, tableOf, toNextBetting } from '../crash/crash-play.fixture.ts'
import { BLACKJACK, CRASH, type RealPlay, realPlay, SLOT } from '../real-play.fixture.ts'
import { purge } from './purge.ts'

let real: RealPlay
beforeAll(async () => {
  real = await realPlay()
})
afterAll(() => real.close())

const DAY = 86_400_000
const settings = gameHostSettings({ HERNA_ROUNDS_KEPT_DAYS: '60', HERNA_WALLET_CALLS_KEPT_DAYS: '20' })
const run = () => purge({ pool: real.host.database.pool, now: () => real.host.clock.now, settings })
const count = async (from: string): Promise<number> =>
  (await real.host.database.pool.query(`SELECT count(*)::int AS n FROM game_host.${from}`)).rows[0].n

test('old finished rounds and acknowledged calls are purged; what is open, pending or refused stays; a purged id is never played again', async () => {
  const { token } = await real.open(SLOT)
  const purgedId = randomUUID()
  expect((await real.play(token, { roundId: purgedId })).status).toBe(200)
  for (let spin = 0; spin < 3; spin += 1) await real.play(token, {})
  real.wallet.refuse('win', 'transaction-mismatch')
  const { body: refused } = await real.play(token, {})
  const table = await real.open(BLACKJACK)
  let open: Awaited<ReturnType<typeof real.play>>
  do open = await real.play(table.token, { bet: 1_000, stakes: [{ spot: 'hand', amount: 1_000 }] })
  while (open.body.state === 'closed')
  const [rounds, calls] = [await count('rounds'), await count('wallet_calls')]

  expect(await run(), 'nothing is old enough yet').toEqual({ rounds: 0, calls: 0 })
  real.advanceTime(21 * DAY)
  expect(await run()).toEqual({ rounds: 0, calls: calls - 1 })
  expect(await count('wallet_calls WHERE refused_code IS NOT NULL')).toBe(1)
  const recentRound = (await real.play((await real.open(SLOT)).token, {})).body
  real.advanceTime(40 * DAY)
  expect(await run()).toMatchObject({ rounds: rounds - 2 })
  const { rows } = await real.host.database.pool.query('SELECT id FROM game_host.rounds')
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([refused.roundId, open.body.roundId, recentRound.roundId]))

  const balance = real.wallet.balance
  const again = await real.open(SLOT)
  expect(await real.play(again.token, { roundId: purgedId })).toMatchObject({ status: 409, code: 'mismatch' })
  expect(real.wallet.balance).toBe(balance)
})

test('a round whose win the wallet has not acknowledged is retained, however old it is', async () => {
  const { token } = await real.open(SLOT)
  real.wallet.fail('win', '500')
  const { body } = await real.play(token, {})
  real.advanceTime(100 * DAY)
  await run()
  expect(await count(`rounds WHERE id = '${body.roundId}'`)).toBe(1)
  real.wallet.clearFaults()
})

test('old crash rounds are purged but the newest, from which the next seed follows', async () => {
  const { token } = await real.open(CRASH)
  for (let rounds = 0; rounds < 3; rounds += 1) await toNextBetting(real, token)
  const newest = await storedRound(real)
  real.advanceTime(61 * DAY)
  await run()
  expect([await count('crash_rounds'), (await storedRound(real)).number]).toEqual([1, newest.number])
  const { round } = await tableOf(real, (await real.open(CRASH)).token)
  expect([round.number, round.hash]).toEqual([newest.number + 1, newest.seed])
})
