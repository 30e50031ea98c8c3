import { randomUUID } from 'node:crypto'
import { testDatabase } from '@herna/service-kit'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { MIGRATIONS } from '../game-host.ts'
import type { RealPlay } from '../real-play.fixture.ts'
import { FakeWallet } from '../wallet/fake-wallet.fixture.ts'
import { betOn, liveOf, livePlay, ROULETTE_TABLE, setTime, studioResult, toNextRound } from './live-play.fixture.ts'

const CODE = ROULETTE_TABLE.gameCode
const FIRST = { spot: 'red', amount: 500 }
const ZERO = { spot: 'straight-0', amount: 100 }

let database: Awaited<ReturnType<typeof testDatabase>>
let wallet: FakeWallet
let one: RealPlay
let other: RealPlay
const clock = { now: new Date('2026-03-01T10:00:00Z') }
const startNode = (environment: Record<string, string> = {}) => livePlay({ database, wallet, clock, environment })

beforeAll(async () => {
  database = await testDatabase(MIGRATIONS)
  wallet = await new FakeWallet().listen()
  one = await startNode()
  other = await startNode()
})
afterAll(async () => {
  await one.close()
  await other.close()
  await wallet.close()
  await database.close()
})
afterEach(() => wallet.clearFaults())

async function bet() {
  const { token } = await one.open(CODE)
  const round = toNextRound(one, ROULETTE_TABLE)
  const { body } = await one.play(token, betOn(round.number, FIRST))
  return { token, round, roundId: body.roundId }
}
/** Cents of all bets, rollbacks and wins that the wallet posted for a round. */
const postedFor = (roundId: string) =>
  (['bet', 'rollback', 'win'] as const).map((kind) => wallet.of(kind, roundId).map(({ amount }) => amount))
/** What the stakes win; a number that is not zero pays red only when it is red. */
function winOf(tableRound: number, onRed: number, onZero: number): number {
  const result = studioResult(ROULETTE_TABLE, tableRound)
  if (result.kind !== 'roulette') throw new Error(result.kind)
  if (result.number === 0) return onZero * 36
  return [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36].includes(result.number) ? onRed * 2 : 0
}
/** Closes the round at its result; which node does it is open. */
async function closed(token: string, round: { resultAt: number }, roundId: string) {
  setTime(one, round.resultAt)
  const [first, second] = await Promise.all([
    one.get(token, `/api/rounds/${roundId}`),
    other.get(token, `/api/rounds/${roundId}`),
  ])
  expect([first.body.state, second.body.state]).toEqual(['closed', 'closed'])
  return first.body
}

test('stakes that are added on two nodes at once all count, each once; a node that meets an undecided one says try again [M1]', async () => {
  const { token, round, roundId } = await bet()
  /** As the client does it: the same id again until the host has decided. */
  const add = async (node: RealPlay, actionId: string): Promise<void> => {
    for (;;) {
      const { status } = await node.act(token, roundId, { actionId, action: 'bet', stakes: [{ spot: 'red', amount: 100 }] })
      if (status === 200) return
      expect(status).toBe(503)
    }
  }
  // Every third action arrives at both nodes.
  const actions = Array.from({ length: 18 }, () => randomUUID())
  await Promise.all(
    actions.flatMap((actionId, nth) => [
      ...(nth % 3 < 2 ? [add(one, actionId)] : []),
      ...(nth % 3 > 0 ? [add(other, actionId)] : []),
    ]),
  )
  expect(postedFor(roundId)).toEqual([[500, ...actions.map(() => 100)], [], []])
  const end = await closed(token, round, roundId)
  const red = 500 + 100 * actions.length
  expect([end.staked, end.win]).toEqual([red, winOf(round.number, red, 0)])
  expect(liveOf(end).results.map(({ spot, amount }) => [spot, amount])).toEqual([['red', red]])
  await expect.poll(() => postedFor(roundId).at(2)).toEqual([end.win])
})

test('while the wallet has not answered for a stake, another node decides it before it adds its own; neither is lost nor taken twice [F1]', async () => {
  const { token, round, roundId } = await bet()
  const release = wallet.hold('bet')
  const first = one.act(token, roundId, { action: 'bet', stakes: [ZERO] })
  await expect.poll(() => wallet.of('bet', roundId)).toHaveLength(2)
  const second = await other.act(token, roundId, { action: 'bet', stakes: [FIRST] })
  release()
  expect([second.body.staked, (await first).body.staked]).toEqual([1_100, 1_100])
  const end = await closed(token, round, roundId)
  expect([end.staked, end.win]).toEqual([1_100, winOf(round.number, 1_000, 100)])
  expect(postedFor(roundId).slice(0, 2)).toEqual([[500, 100, 500], []])
})

test.each(['hang', 'hang-after'] as const)(
  'a node that dies while the wallet has a stake (%s) leaves an exact round: the others decide the stake, settle and pay once [M1] [F9]',
  async (fault) => {
    // It waits for the wallet longer than the test takes, so it never goes on: as good as dead.
    const dying = await startNode({ HERNA_WALLET_TIMEOUT_MS: '60000' })
    onTestFinished(() => dying.close())
    const { token, round, roundId } = await bet()
    wallet.fail('bet', fault, 1)
    const calls = wallet.receivedCalls.length
    // Late enough that at the result the sweepers do not take the stake for abandoned yet.
    setTime(one, round.bettingEndsAt - 1_000)
    void dying.act(token, roundId, { action: 'bet', stakes: [ZERO] })
    await expect.poll(() => wallet.receivedCalls.slice(calls)).toContain('bet')
    setTime(one, round.resultAt)
    expect((await other.get(token, `/api/rounds/${roundId}`)).body).toMatchObject({ state: 'open', staked: 500 })
    // The sweepers take what a dead process has left for half a minute.
    setTime(one, round.resultAt + 31_000)
    await expect.poll(() => wallet.of('win', roundId), { timeout: 10_000 }).toHaveLength(1)
    const win = winOf(round.number, 500, 100)
    expect(postedFor(roundId)).toEqual([[500, 100], [], [win]])
    expect((await one.get(token, `/api/rounds/${roundId}`)).body).toMatchObject({ state: 'closed', staked: 600, win })
  },
)

test('a node that dies between accepting a bet and settling it leaves it to the others: it is paid once', async () => {
  const dying = await startNode()
  const { token } = await dying.open(CODE)
  const round = toNextRound(dying, ROULETTE_TABLE)
  const { body } = await dying.play(token, betOn(round.number, FIRST))
  await dying.act(token, body.roundId, { action: 'bet', stakes: [ZERO] })
  await dying.close()
  setTime(one, round.resultAt)
  const win = winOf(round.number, 500, 100)
  await expect.poll(() => postedFor(body.roundId), { timeout: 10_000 }).toEqual([[500, 100], [], [win]])
  expect((await other.get(token, `/api/rounds/${body.roundId}`)).body).toMatchObject({ state: 'closed', staked: 600, win })
})
