import { randomUUID } from 'node:crypto'
import { testDatabase } from '@herna/service-kit'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { MIGRATIONS } from '../game-host.ts'
import { ORIGIN } from '../game-host.fixture.ts'
import { OPERATOR, type RealPlay } from '../real-play.fixture.ts'
import { FakeWallet } from '../wallet/fake-wallet.fixture.ts'
import {
  betOn,
  liveAssignment,
  liveOf,
  livePlay,
  ROULETTE_TABLE,
  setTime,
  studioResult,
  studioTable,
  toNextRound,
  WITH_LIVE_TABLES,
} from './live-play.fixture.ts'

const CODE = ROULETTE_TABLE.gameCode
/** Wins with every number but zero, and then less than it cost. */
const BOTH = [
  { spot: 'red', amount: 500 },
  { spot: 'black', amount: 500 },
]
const ZERO = { spot: 'straight-0', amount: 100 }
const winOf = (tableRound: number, zero = 0): number => {
  const result = studioResult(ROULETTE_TABLE, tableRound)
  return result.kind === 'roulette' && result.number === 0 ? zero * 36 : 1_000
}

let database: Awaited<ReturnType<typeof testDatabase>>
let wallet: FakeWallet
let real: RealPlay
const clock = { now: new Date('2026-03-01T10:00:00Z') }
/** Another node with the same database, wallet and clock. */
const startNode = (environment: Record<string, string> = {}) => livePlay({ database, wallet, clock, environment })

beforeAll(async () => {
  database = await testDatabase(MIGRATIONS)
  wallet = await new FakeWallet().listen()
  real = await startNode()
})
afterAll(async () => {
  await real.close()
  await wallet.close()
  await database.close()
})
afterEach(() => {
  wallet.clearFaults()
  wallet.isLoggedIn = true
})

/** What the wallet posted for a round, in cents. */
const postedFor = (roundId: string) =>
  (['bet', 'rollback', 'win'] as const).map((kind) => wallet.of(kind, roundId).map(({ amount }) => amount))
/** A bet on both colours in the table's next round. */
async function bet(node = real) {
  const { token } = await node.open(CODE)
  const round = toNextRound(node, ROULETTE_TABLE)
  const { body } = await node.play(token, betOn(round.number, ...BOTH))
  return { token, round, roundId: body.roundId, balance: body.balance }
}

test('after a restart of the host between bet and result the bet is paid, once, without the player [M6] [F9]', async () => {
  const { round, roundId } = await bet()
  await real.close()
  real = await startNode()
  setTime(real, round.endsAt + 60_000)
  await vi.waitFor(() => expect(wallet.of('win', roundId)).toHaveLength(1), { timeout: 15_000 })
  const { openRound } = await real.open(CODE)
  expect(openRound).toMatchObject({ roundId, state: 'closed', win: winOf(round.number) })
  expect(postedFor(roundId)).toEqual([[1_000], [], [winOf(round.number)]])
})

test('a player who comes back finds the open round, and one who comes later its result; it is paid without a window [M6]', async () => {
  const { token, round, roundId } = await bet()
  const back = await real.open(CODE)
  expect(back.openRound).toMatchObject({ roundId, state: 'open', win: 0 })
  expect(back.openRound && liveOf(back.openRound).result).toBeNull()
  expect((await real.play(token, betOn(round.number, ZERO))).code).toBe('moved')
  expect((await real.play(back.token, betOn(round.number, ZERO))).code).toBe('round-unfinished')
  expect(await real.act(back.token, roundId, { action: 'bet', stakes: [ZERO] })).toMatchObject({ body: { staked: 1_100 } })
  setTime(real, round.resultAt)
  const later = await real.open(CODE)
  expect(later.openRound).toMatchObject({ roundId, state: 'closed', win: winOf(round.number, 100) })
  expect(later.openRound && liveOf(later.openRound).result).toEqual(studioResult(ROULETTE_TABLE, round.number))
  expect(later.balance).toBe(wallet.balance)
  expect(postedFor(roundId)).toEqual([[1_000, 100], [], [winOf(round.number, 100)]])
  expect(await real.seen(later.token, roundId)).toBe(204)
  expect((await real.open(CODE)).openRound).toBeNull()
})

test('a stake whose wallet call is unknown when the round is due is decided first: the round waits, and pays it [F1]', async () => {
  const other = await startNode()
  onTestFinished(() => other.close())
  const { token, round, roundId } = await bet()
  wallet.fail('bet', 'hang-after', 1)
  const added = real.act(token, roundId, { action: 'bet', stakes: [ZERO] })
  await expect.poll(() => wallet.of('bet', roundId)).toHaveLength(2)
  setTime(real, round.resultAt)
  // Another node, which does not know of the call.
  expect((await other.get(token, `/api/rounds/${roundId}`)).body).toMatchObject({ state: 'open', staked: 1_000 })
  expect((await added).body).toMatchObject({ staked: 1_100 })
  await expect.poll(async () => (await other.get(token, `/api/rounds/${roundId}`)).body.state).toBe('closed')
  const { body: closed } = await other.get(token, `/api/rounds/${roundId}`)
  expect(closed).toMatchObject({ staked: 1_100, win: winOf(round.number, 100) })
  await expect.poll(() => postedFor(roundId)).toEqual([[1_000, 100], [], [winOf(round.number, 100)]])
})

test.each(['reset-after', '500', 'garbage-after'] as const)(
  'an added bet whose wallet stays away by %s is cancelled and rolled back; the round keeps the accepted stakes and is paid [F1]',
  async (fault) => {
    const { token, round, roundId, balance } = await bet()
    wallet.fail('bet', fault)
    expect(await real.act(token, roundId, { action: 'bet', stakes: [ZERO] })).toMatchObject({
      status: 409,
      code: 'action-cancelled',
    })
    wallet.clearFaults()
    setTime(real, round.resultAt)
    expect((await real.get(token, `/api/rounds/${roundId}`)).body).toMatchObject({
      state: 'closed',
      staked: 1_000,
      win: winOf(round.number),
    })
    expect(wallet.balance).toBe(balance + winOf(round.number))
    expect(postedFor(roundId).at(2)).toEqual([winOf(round.number)])
  },
)

test('when play is stopped or the player excluded nothing can be added, and what was accepted is paid [M3] [M12]', async () => {
  const { token, round, roundId } = await bet()
  wallet.refuse('bet', 'play-blocked')
  expect(await real.act(token, roundId, { action: 'bet', stakes: [ZERO] })).toMatchObject({ status: 403, code: 'blocked' })
  wallet.isLoggedIn = false
  setTime(real, round.resultAt)
  await expect.poll(() => postedFor(roundId)).toEqual([[1_000], [], [winOf(round.number)]])
})

test('a first stake that stays unknown is rolled back, whatever the table deals', async () => {
  const { token } = await real.open(CODE)
  const round = toNextRound(real, ROULETTE_TABLE)
  const roundId = randomUUID()
  wallet.fail('bet', 'reset-after')
  expect((await real.play(token, { roundId, ...betOn(round.number, ...BOTH) })).code).toBe('round-cancelled')
  wallet.clearFaults()
  setTime(real, round.endsAt)
  await expect.poll(() => postedFor(roundId)).toEqual([[1_000], [1_000], []])
  expect((await real.play(token, { roundId, ...betOn(round.number, ...BOTH) })).code).toBe('round-cancelled')
})

test('fifty copies of a bet in parallel, and of a further bet, stake once each [M1]', async () => {
  const { token } = await real.open(CODE)
  const round = toNextRound(real, ROULETTE_TABLE)
  const roundId = randomUUID()
  const request = { roundId, ...betOn(round.number, ...BOTH) }
  const bets = await Promise.all(Array.from({ length: 50 }, () => real.play(token, request)))
  expect(new Set(bets.map(({ status }) => status))).toEqual(new Set([200]))
  const action = { actionId: randomUUID(), action: 'bet' as const, stakes: [ZERO] }
  const actions = await Promise.all(Array.from({ length: 50 }, () => real.act(token, roundId, action)))
  expect(new Set(actions.map(({ status, body }) => `${status} ${body.staked}`))).toEqual(new Set(['200 1100']))
  expect(wallet.of('bet', roundId).map(({ amount }) => amount)).toEqual([1_000, 100])
  expect((await real.play(token, { ...request, tableRound: round.number + 1 })).code).toBe('mismatch')
})

const conclude = async (roundId: string, how: 'stand' | 'void', node = real) => {
  const payload = { playerId: wallet.playerId, roundId, how, reason: 'test' }
  const headers = { origin: ORIGIN, authorization: `Bearer ${OPERATOR}` }
  const reply = await node.host.app.inject({ method: 'POST', url: '/operator/rounds/conclude', headers, payload })
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
}

test('an operator may roll a bet back while bets are open, and end a round only when its result is known', async () => {
  const { token, round, roundId } = await bet()
  expect((await conclude(roundId, 'stand')).status).toBe(409)
  expect(await conclude(roundId, 'void')).toMatchObject({ status: 200, body: { state: 'cancelled' } })
  await expect.poll(() => postedFor(roundId)).toEqual([[1_000], [1_000], []])
  const { body } = await real.play(token, betOn(round.number, ...BOTH))
  for (const [time, how] of [
    [round.bettingEndsAt, 'void'],
    [round.resultAt - 1, 'stand'],
  ] as const) {
    setTime(real, time)
    const refused = await conclude(body.roundId, how)
    expect([refused.status, refused.body['errorCode']]).toEqual([409, 'table-round-running'])
  }
  setTime(real, round.resultAt)
  expect(await conclude(body.roundId, 'stand')).toMatchObject({ status: 200, body: { win: winOf(round.number) } })
})

test('a table in maintenance or closed takes no bets, and no table has a demo', async () => {
  const closing = studioTable('roulette', { gameCode: 'live-servis', maintenance: { until: '2026-03-01T12:00:00Z' } })
  const node = await livePlay({ assignments: new Map([...WITH_LIVE_TABLES, liveAssignment(closing)]) })
  onTestFinished(() => node.close())
  const { token } = await node.open(closing.gameCode)
  const sameTimes = toNextRound(node, { ...closing, maintenance: null })
  expect((await node.play(token, betOn(sameTimes.number, ...BOTH))).code).toBe('bets-closed')
  setTime(node, Date.parse('2026-03-01T12:00:00Z'))
  const after = toNextRound(node, { ...closing, maintenance: null })
  expect((await node.play(token, betOn(after.number, ...BOTH))).status).toBe(200)
  const headers = { origin: ORIGIN }
  const payload = { gameCode: CODE, mode: 'demo', languageCode: 'sk-SK' }
  const demo = await node.host.app.inject({ method: 'POST', url: '/api/sessions', headers, payload })
  expect([demo.statusCode, demo.json().errors[0].field]).toEqual([422, 'mode'])
  const page = await node.host.app.inject({
    url: `/launch/${CODE}?mode=demo&clientPlatform=web&languageCode=sk-SK`,
  })
  expect([page.statusCode, page.body.includes('nemá demo')]).toEqual([403, true])
})

test('stakes that a table does not take are refused with their field, and other games take none of a table', async () => {
  const { token } = await real.open(CODE)
  const { number } = toNextRound(real, ROULETTE_TABLE)
  const postings = wallet.postings.size
  const field = async (request: object) => {
    const { status, body } = await real.play(token, request)
    return [status, (body as unknown as { errors?: { field: string }[] }).errors?.[0]?.field]
  }
  expect(await field({ bet: 100, stakes: [ZERO] })).toEqual([422, 'tableRound'])
  expect(await field({ bet: 100, tableRound: number })).toEqual([422, 'stakes'])
  expect(await field({ ...betOn(number, ...BOTH), bet: 900 })).toEqual([422, 'bet'])
  expect(await field(betOn(number, { spot: 'hand', amount: 100 }))).toEqual([422, 'stakes.0.spot'])
  expect(await field(betOn(number, { spot: 'red', amount: 10_010 }))).toEqual([422, 'stakes'])
  expect(await field(betOn(number, { spot: 'red', amount: 105 }))).toEqual([422, 'stakes.0.amount'])
  expect(await field({ ...betOn(number, ZERO), autoCashOut: 200 })).toEqual([422, 'autoCashOut'])
  const slot = await real.open()
  expect((await real.play(slot.token, { bet: 100, tableRound: number })).status).toBe(422)
  expect(wallet.postings.size).toBe(postings)
})

test('a bet added while an operator voids the round is not forgotten: the operator is told to try again', async () => {
  const patient = await startNode({ HERNA_WALLET_TIMEOUT_MS: '20000' })
  onTestFinished(() => patient.close())
  const { token, roundId } = await bet()
  const release = wallet.hold('round')
  const voiding = conclude(roundId, 'void', patient)
  await expect.poll(() => wallet.receivedCalls.at(-1)).toBe('round')
  expect((await real.act(token, roundId, { action: 'bet', stakes: [ZERO] })).body).toMatchObject({ staked: 1_100 })
  release()
  const told = await voiding
  expect([told.status, told.body['errorCode']]).toEqual([409, 'round-not-open'])
  expect(await conclude(roundId, 'void')).toMatchObject({ status: 200, body: { state: 'cancelled' } })
  await expect.poll(() => postedFor(roundId)).toEqual([[1_000, 100], [1_000, 100], []])
})
