import { randomUUID } from 'node:crypto'
import { crashModel, crashPointOf, elapsedAt, multipleAt } from '@herna/game-maths'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { CRASH, OPERATOR, type RealPlay, realPlay } from '../real-play.fixture.ts'
import { crashOf, knownAt, passTo, storedRound, tableOf, toFlightOf, toNextBetting } from './crash-play.fixture.ts'
import { currentCrashRound } from './crash-rounds.store.ts'
import { roundHash, sha256 } from './seed-chain.ts'

let real: RealPlay
beforeAll(async () => {
  real = await realPlay()
})
afterAll(() => real.close())
afterEach(() => real.wallet.clearFaults())

const MODEL = crashModel('crash-97-1000')
const expectBalanced = () => expect(real.wallet.balance).toBe(100_000 + real.wallet.posted)
const postedFor = (roundId: string) =>
  (['bet', 'rollback', 'win'] as const).map((kind) => real.wallet.of(kind, roundId).map(({ amount }) => amount))

test('two players are in one round: the same number, hash and end, and each sees the bet and the exit of the other', async () => {
  const first = await real.open(CRASH)
  const firstPlayer = real.wallet.playerId
  const table = await toFlightOf(real, first.token, 200)
  const { body: bet } = await real.play(first.token, { bet: 500, autoCashOut: 150, tableRound: table.round.number })
  real.wallet.switchPlayer()
  const second = await real.open(CRASH)
  const { body: other } = await real.play(second.token, { bet: 200, tableRound: table.round.number })
  expect([crashOf(bet), crashOf(other)].map(({ tableRound, hash }) => [tableRound, hash])).toEqual([
    [table.round.number, table.round.hash],
    [table.round.number, table.round.hash],
  ])
  await expect.poll(async () => (await tableOf(real, second.token)).players, { timeout: 5_000 }).toBe(2)
  const seen = await tableOf(real, second.token)
  expect(seen.bets.map(({ bet: amount, isOwn, cashedOutAt }) => [amount, isOwn, cashedOutAt])).toEqual([
    [500, false, null],
    [200, true, null],
  ])
  expect(seen.staked).toBe(700)
  expect(JSON.stringify(seen)).not.toContain(firstPlayer)
  const stored = await storedRound(real)
  const { startsAt, crashPoint } = stored
  await passTo(real, second.token, new Date(startsAt.getTime() + elapsedAt(MODEL, 160)))
  const { body: out } = await real.act(second.token, other.roundId, { action: 'cash-out' })
  const exit = crashOf(out).cashedOutAt
  expect(exit).toBeGreaterThanOrEqual(160)
  await expect
    .poll(async () => (await tableOf(real, second.token)).bets.map(({ cashedOutAt }) => cashedOutAt), { timeout: 5_000 })
    .toEqual([150, exit])
  await passTo(real, second.token, knownAt(stored))
  const [ofFirst, ofSecond] = [
    await real.get(first.token, `/api/rounds/${bet.roundId}`),
    await real.get(second.token, `/api/rounds/${other.roundId}`),
  ]
  expect([crashOf(ofFirst.body).crashedAt, crashOf(ofSecond.body).crashedAt]).toEqual([crashPoint, crashPoint])
  expect([ofFirst.body.win, ofSecond.body.win]).toEqual([750, 2 * (exit ?? 0)])
  expectBalanced()
})

test('neither seed nor end leaves the host before the flight is over, also after a cash-out; then the seed proves both', async () => {
  const { token } = await real.open(CRASH)
  const table = await toFlightOf(real, token, 200)
  const stored = await storedRound(real)
  const { startsAt, seed, crashPoint } = stored
  const replies: unknown[] = [table]
  const { body } = await real.play(token, { bet: 100, tableRound: table.round.number })
  replies.push(body, (await real.get(token, '/api/rounds')).body)
  await passTo(real, token, new Date(startsAt.getTime() + elapsedAt(MODEL, 150)))
  replies.push(await tableOf(real, token))
  const { body: out } = await real.act(token, body.roundId, { action: 'cash-out' })
  expect(out.state).toBe('closed')
  replies.push(out, (await real.get(token, '/api/rounds')).body)
  await passTo(real, token, new Date(knownAt(stored).getTime() - 1))
  replies.push(await tableOf(real, token), (await real.get(token, `/api/rounds/${body.roundId}`)).body)
  for (const reply of replies) expect(JSON.stringify(reply)).not.toContain(seed)
  expect(crashOf(out)).toMatchObject({ crashedAt: null, seed: null })
  await passTo(real, token, knownAt(stored))
  const { round } = await tableOf(real, token)
  expect(round).toMatchObject({ number: table.round.number, hash: table.round.hash, seed, crashedAt: crashPoint })
  expect(crashOf((await real.get(token, `/api/rounds/${body.roundId}`)).body)).toMatchObject({ seed, crashedAt: crashPoint })
  const bytes = Buffer.from(round.seed ?? '', 'hex')
  expect(sha256(bytes).toString('hex')).toBe(table.round.hash)
  expect(crashPointOf(MODEL, roundHash(bytes, CRASH, round.number))).toBe(crashPoint)
})

test('each seed is the preimage of the former, back to the terminal hash that was published with the first round', async () => {
  const { token } = await real.open(CRASH)
  for (let rounds = 0; rounds < 6; rounds += 1) await toNextBetting(real, token)
  const { results, round } = await toNextBetting(real, token)
  expect(results.length).toBeGreaterThan(5)
  expect(round.hash).toBe(results[0]?.seed)
  for (const [index, { hash, seed, position, chainHash }] of results.entries()) {
    expect(sha256(Buffer.from(seed, 'hex')).toString('hex')).toBe(hash)
    const former = results[index + 1]
    if (former) expect([hash, position]).toEqual([former.seed, former.position + 1])
    let bytes: Buffer = Buffer.from(seed, 'hex')
    for (let hashed = 0; hashed < position; hashed += 1) bytes = sha256(bytes)
    expect([bytes.toString('hex'), chainHash]).toEqual([round.chainHash, round.chainHash])
  }
})

test('when a chain is used up, a new one begins, and the numbers go on', async () => {
  const { token } = await real.open(CRASH)
  const before = await toNextBetting(real, token)
  await real.host.database.pool.query('UPDATE game_host.crash_chains SET length = 0')
  const after = await toNextBetting(real, token)
  expect(after.round).toMatchObject({ number: before.round.number + 1, position: 1 })
  expect(after.round.hash).toBe(after.round.chainHash)
  expect(after.round.chainHash).not.toBe(before.round.chainHash)
})

test('nodes that are asked at the same moment decide one round', async () => {
  const { pool } = real.host.database
  let value = 0
  const next = {
    gameCode: 'sokol',
    model: MODEL,
    draw: () => (value += 7) % 256,
    now: real.host.clock.now,
    createdAt: real.host.clock.now,
  }
  const rounds = await Promise.all(Array.from({ length: 6 }, () => currentCrashRound(pool, next)))
  expect(new Set(rounds.map(({ seed }) => seed)).size).toBe(1)
  expect(rounds.map(({ number }) => number)).toEqual(Array(6).fill(1))
})

test.each([
  ['after the end of the betting', 0],
  ['during the flight', 1_500],
])('a bet that arrives %s is refused and costs nothing', async (_, after) => {
  const { token } = await real.open(CRASH)
  const { round } = await toFlightOf(real, token, 200)
  await passTo(real, token, new Date(Date.parse(round.bettingEndsAt) + after))
  const calls = real.wallet.receivedCalls.filter((call) => call === 'bet').length
  for (const request of [{ tableRound: round.number }, { tableRound: round.number + 1 }, {}])
    expect(await real.play(token, { bet: 100, ...request })).toMatchObject({ status: 409, code: 'bets-closed' })
  expect(real.wallet.receivedCalls.filter((call) => call === 'bet')).toHaveLength(calls)
  expectBalanced()
})

test('a bet counts when it arrives in the last moment of the betting, and starts with the flight, not before', async () => {
  const { token } = await real.open(CRASH)
  const { round } = await toFlightOf(real, token, 200)
  await passTo(real, token, new Date(Date.parse(round.bettingEndsAt) - 1))
  const { status, body } = await real.play(token, { bet: 100, tableRound: round.number })
  expect([status, body.state, crashOf(body).elapsedMs]).toEqual([200, 'open', 0])
  expect((await real.act(token, body.roundId, { action: 'cash-out' })).code, 'nothing to cash out yet').toBe('action-refused')
})

test('a stake that the wallet acknowledges after the start is returned, whatever the round ends with', async () => {
  const { token } = await real.open(CRASH)
  for (const multiple of [100, 200]) {
    const { round } = await toFlightOf(real, token, multiple)
    const roundId = randomUUID()
    const release = real.wallet.hold('bet')
    const reply = real.play(token, { roundId, bet: 300, autoCashOut: 101, tableRound: round.number })
    await expect.poll(() => real.wallet.of('bet', roundId)).toHaveLength(1)
    real.advanceTime(Date.parse(round.startsAt) - Date.parse(round.bettingEndsAt) + 6_000)
    release()
    expect(await reply).toMatchObject({ status: 409, code: 'round-cancelled' })
    await expect.poll(() => postedFor(roundId)).toEqual([[300], [300], []])
  }
  expectBalanced()
})

test('a cash-out is decided by its arrival: one per bet, at the multiple of that moment, however often it is sent', async () => {
  const { token } = await real.open(CRASH)
  const { round } = await toFlightOf(real, token, 300)
  const { body } = await real.play(token, { bet: 1_000, tableRound: round.number })
  const elapsed = elapsedAt(MODEL, 200)
  await passTo(real, token, new Date(Date.parse(round.startsAt) + elapsed))
  const replies = await Promise.all(Array.from({ length: 5 }, () => real.act(token, body.roundId, { action: 'cash-out' })))
  const reached = multipleAt(MODEL, elapsed)
  expect(replies.map(({ status, body: out }) => [status, out.win])).toEqual(Array(5).fill([200, reached * 10]))
  expect(postedFor(body.roundId)).toEqual([[1_000], [], [reached * 10]])
  expectBalanced()
})

test('a cash-out that arrives after the end of the flight gets the loss', async () => {
  const { token } = await real.open(CRASH)
  const { round } = await toFlightOf(real, token, 150)
  const { body } = await real.play(token, { bet: 1_000, tableRound: round.number })
  const { crashesAt, crashPoint } = await storedRound(real)
  // Nobody knows the end yet.
  await passTo(real, token, crashesAt)
  const { body: late } = await real.act(token, body.roundId, { action: 'cash-out' })
  expect(late).toMatchObject({ state: 'closed', win: crashPoint >= MODEL.highestMultiple ? crashPoint * 10 : 0 })
  const { openRound } = await real.open(CRASH)
  expect(openRound).toMatchObject({ roundId: late.roundId, state: 'closed', win: late.win })
})

test('without a connection the bet stays, with its automatic cash-out, and is paid once [M6]', async () => {
  const { token } = await real.open(CRASH)
  const { round } = await toFlightOf(real, token, 120)
  const { body } = await real.play(token, { bet: 1_000, autoCashOut: 110, tableRound: round.number })
  real.advanceTime(3_600_000)
  // The sweeper settles it; nobody asks for the round.
  await vi.waitFor(() => expect(postedFor(body.roundId)).toEqual([[1_000], [], [1_100]]), { timeout: 10_000, interval: 100 })
  const { openRound } = await real.open(CRASH)
  expect(openRound && crashOf(openRound)).toMatchObject({ cashedOutAt: 110, tableRound: round.number })
  expectBalanced()
})

test('an operator can neither end a bet before the flight is over nor void one after the betting', async () => {
  const conclude = async (roundId: string, how: 'stand' | 'void') => {
    const payload = { playerId: real.wallet.playerId, roundId, how, reason: 'skúška' }
    const headers = { authorization: `Bearer ${OPERATOR}` }
    return (await real.host.app.inject({ method: 'POST', url: '/operator/rounds/conclude', headers, payload })).statusCode
  }
  const { token } = await real.open(CRASH)
  const { round } = await toFlightOf(real, token, 200)
  const { body } = await real.play(token, { bet: 100, tableRound: round.number })
  expect(await conclude(body.roundId, 'stand')).toBe(409)
  await passTo(real, token, new Date(round.bettingEndsAt))
  expect([await conclude(body.roundId, 'void'), await conclude(body.roundId, 'stand')]).toEqual([409, 409])
  await toNextBetting(real, token)
  const next = await toNextBetting(real, token)
  const { body: voided } = await real.play(token, { bet: 100, tableRound: next.round.number })
  expect(await conclude(voided.roundId, 'void')).toBe(200)
  await expect.poll(() => postedFor(voided.roundId)).toEqual([[100], [100], []])
})
