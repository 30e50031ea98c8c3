import { elapsedAt, crashModel } from '@herna/game-maths'
import { testDatabase } from '@herna/service-kit'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { MIGRATIONS } from '../game-host.ts'
import { CRASH, type RealPlay, realPlay } from '../real-play.fixture.ts'
import { FakeWallet } from '../wallet/fake-wallet.fixture.ts'
import { crashOf, knownAt, passTo, storedRound, tableOf, toFlightOf } from './crash-play.fixture.ts'

const MODEL = crashModel('crash-97-1000')
let database: Awaited<ReturnType<typeof testDatabase>>
let wallet: FakeWallet
let one: RealPlay
const clock = { now: new Date('2026-03-01T10:00:00Z') }
const startNode = () => realPlay({ database, wallet, clock })

beforeAll(async () => {
  database = await testDatabase(MIGRATIONS)
  wallet = await new FakeWallet().listen()
  one = await startNode()
})
afterAll(async () => {
  await one.close()
  await wallet.close()
  await database.close()
})
afterEach(() => wallet.clearFaults())

const postedFor = (roundId: string) =>
  (['bet', 'rollback', 'win'] as const).map((kind) => wallet.of(kind, roundId).map(({ amount }) => amount))

test('a node dies during the flight: the others go on with the same round, take the cash-out and end it as decided [M6]', async () => {
  const dying = await startNode()
  const { token } = await dying.open(CRASH)
  const before = await toFlightOf(dying, token, 1_000)
  const { body } = await dying.play(token, { bet: 1_000, tableRound: before.round.number })
  const decided = await storedRound(dying)
  await passTo(dying, token, new Date(decided.startsAt.getTime() + elapsedAt(MODEL, 150)))
  await dying.close()
  const after = await tableOf(one, token)
  expect(after.round).toMatchObject({
    number: before.round.number,
    hash: before.round.hash,
    startsAt: before.round.startsAt,
    crashedAt: null,
  })
  const { body: out } = await one.act(token, body.roundId, { action: 'cash-out' })
  const exit = crashOf(out).cashedOutAt ?? 0
  // Each node has its own monotonic clock; this one had not yet taken over the time of the other.
  expect(exit).toBeGreaterThan(100)
  expect(exit).toBeLessThanOrEqual(decided.crashPoint)
  await passTo(one, token, knownAt(decided))
  expect((await tableOf(one, token)).round).toMatchObject({ seed: decided.seed, crashedAt: decided.crashPoint })
  expect(postedFor(body.roundId)).toEqual([[1_000], [], [exit * 10]])
})

test('a node dies with bets on it: the others settle each once, by its automatic cash-out [M1]', async () => {
  const dying = await startNode()
  const { token } = await dying.open(CRASH)
  const { round } = await toFlightOf(dying, token, 130)
  const { body } = await dying.play(token, { bet: 500, autoCashOut: 120, tableRound: round.number })
  await dying.close()
  clock.now = new Date(clock.now.getTime() + 600_000)
  await expect.poll(() => postedFor(body.roundId), { timeout: 10_000 }).toEqual([[500], [], [600]])
})

test('two nodes show one round and the bets of each other', async () => {
  const other = await startNode()
  try {
    const { token } = await one.open(CRASH)
    const { round } = await toFlightOf(one, token, 200)
    wallet.switchPlayer()
    const { token: otherToken } = await other.open(CRASH)
    expect((await tableOf(other, otherToken)).round.hash).toBe(round.hash)
    await other.play(otherToken, { bet: 400, tableRound: round.number })
    await expect.poll(async () => (await tableOf(one, token)).bets.map(({ bet }) => bet), { timeout: 5_000 }).toEqual([400])
  } finally {
    await other.close()
  }
})
