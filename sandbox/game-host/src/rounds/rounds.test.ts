import { randomUUID } from 'node:crypto'
import { type RoundReply, roundReply } from '@herna/contract/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningGameHost, runGameHost } from '../game-host.fixture.ts'
import { removeIdleSessions } from '../sessions/sessions.store.ts'

let host: RunningGameHost
beforeAll(async () => {
  host = await runGameHost()
})
afterAll(() => host.close())

const storedRounds = async (sessionId: string): Promise<number> => {
  const { rows } = await host.database.pool.query('SELECT count(*)::int AS n FROM game_host.rounds WHERE owner_id = $1', [
    sessionId,
  ])
  return rows[0].n
}
const storedBalance = async (sessionId: string): Promise<number> => {
  const { rows } = await host.database.pool.query('SELECT balance FROM game_host.sessions WHERE id = $1', [sessionId])
  return Number(rows[0].balance)
}

test('a round takes the bet, adds the win of its steps and is stored as it was returned', async () => {
  const { token, sessionId, balance } = await host.openSession('zlaty-vlk')
  let previousBalance = balance
  for (let spin = 0; spin < 60; spin += 1) {
    const reply = await host.play(token, randomUUID(), 100)
    expect(reply.statusCode, reply.body).toBe(200)
    const round = roundReply.parse(reply.json())
    expect(round.balanceAfterBet).toBe(previousBalance - 100)
    expect(round.balance).toBe(round.balanceAfterBet + round.win)
    if (round.outcome.kind !== 'slot') throw new Error(round.outcome.kind)
    expect(round.win).toBe(round.outcome.steps.reduce((sum, step) => sum + step.win, 0))
    previousBalance = round.balance
  }
  expect(await storedBalance(sessionId)).toBe(previousBalance)
  expect(await storedRounds(sessionId)).toBe(60)
})

test('the same round id returns the identical round and takes the bet once', async () => {
  const { token, sessionId } = await host.openSession()
  const id = randomUUID()
  const first = await host.play(token, id, 100)
  const second = await host.play(token, id, 100)
  expect(first.statusCode).toBe(200)
  expect(second.body).toBe(first.body)
  expect(await storedRounds(sessionId)).toBe(1)
})

test('fifty calls at once with one round id play one round', async () => {
  const { token, sessionId, balance } = await host.openSession('zlaty-vlk')
  const id = randomUUID()
  const replies = await Promise.all(Array.from({ length: 50 }, () => host.play(token, id, 200)))
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  const round = replies[0]?.json() as RoundReply
  expect(await storedRounds(sessionId)).toBe(1)
  expect(await storedBalance(sessionId)).toBe(balance - 200 + round.win)
})

test('two processes on one database asked for one round id at once play one round', async () => {
  const twin = await runGameHost({ database: host.database })
  try {
    const { token, sessionId } = await host.openSession('zlaty-vlk')
    const id = randomUUID()
    const replies = await Promise.all(Array.from({ length: 20 }, (_, call) => (call % 2 ? host : twin).play(token, id, 200)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(await storedRounds(sessionId)).toBe(1)
  } finally {
    await twin.close()
  }
})

test('concurrent rounds of one session run one after another: each starts from the balance of the previous one', async () => {
  const { token, sessionId, balance } = await host.openSession()
  const replies = await Promise.all(Array.from({ length: 20 }, () => host.play(token, randomUUID(), 1000)))
  const rounds = replies.map((reply) => reply.json() as RoundReply)
  const balances = new Set([balance, ...rounds.map((round) => round.balance)])
  for (const round of rounds) expect(balances).toContain(round.balanceAfterBet + 1000)
  expect(await storedBalance(sessionId)).toBe(balance + rounds.reduce((sum, round) => sum + round.win - round.bet, 0))
})

test('the same round id with another bet is a conflict that names the bet', async () => {
  const { token, sessionId } = await host.openSession()
  const id = randomUUID()
  await host.play(token, id, 100)
  const reply = await host.play(token, id, 50)
  expect(reply.statusCode).toBe(409)
  expect(reply.json()).toMatchObject({ status: 409, errors: [{ field: 'bet' }] })
  expect(await storedRounds(sessionId)).toBe(1)
})

test('a bet that the game does not offer is refused with the field name and nothing is taken', async () => {
  const { token, sessionId, balance } = await host.openSession()
  for (const bet of [101, 7, 1_000_000_000]) {
    const reply = await host.play(token, randomUUID(), bet)
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ errors: [{ field: 'bet' }] })
  }
  expect(await storedBalance(sessionId)).toBe(balance)
  expect(await storedRounds(sessionId)).toBe(0)
})

test('a bet above the balance is refused with the field name and the balance never falls below zero', async () => {
  const { token, sessionId } = await host.openSession()
  await host.database.pool.query('UPDATE game_host.sessions SET balance = 99 WHERE id = $1', [sessionId])
  const reply = await host.play(token, randomUUID(), 100)
  expect(reply.statusCode).toBe(402)
  expect(reply.json()).toMatchObject({
    errorCode: 'insufficient-funds',
    errors: [{ field: 'bet', message: 'is above the balance of 99' }],
  })
  expect(await storedBalance(sessionId)).toBe(99)
})

test.each([
  [{ roundId: 'nie-uuid', bet: 100 }, 'roundId'],
  [{ roundId: '6f1f9f0e-58a8-4d52-8a51-0f2f6b3c9b11', bet: -5 }, 'bet'],
  [{ roundId: '6f1f9f0e-58a8-4d52-8a51-0f2f6b3c9b11', bet: 10.5 }, 'bet'],
  [{ roundId: '6f1f9f0e-58a8-4d52-8a51-0f2f6b3c9b11' }, 'bet'],
])('a malformed round %o is refused with the field name', async (payload, field) => {
  const { token } = await host.openSession()
  const reply = await host.app.inject({
    method: 'POST',
    url: '/api/rounds',
    headers: { authorization: `Bearer ${token}` },
    payload,
  })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().errors.map((error: { field: string }) => error.field)).toContain(field)
})

test('a round requires the token of an open session', async () => {
  const without = await host.app.inject({ method: 'POST', url: '/api/rounds', payload: { roundId: randomUUID(), bet: 100 } })
  expect(without.statusCode).toBe(401)
  for (const token of ['A'.repeat(43), 'kratky', `${'A'.repeat(42)}'`]) {
    expect((await host.play(token, randomUUID(), 100)).statusCode).toBe(401)
  }
})

test('a token plays only its own session, even with a round id of another session', async () => {
  const [mine, other] = [await host.openSession(), await host.openSession()]
  const id = randomUUID()
  await host.play(mine.token, id, 1000)
  const mineBefore = await storedBalance(mine.sessionId)
  const reply = await host.play(other.token, id, 50)
  expect(reply.statusCode).toBe(200)
  expect((reply.json() as RoundReply).bet).toBe(50)
  expect(await storedBalance(mine.sessionId)).toBe(mineBefore)
  expect(await storedRounds(mine.sessionId)).toBe(1)
  expect(await storedRounds(other.sessionId)).toBe(1)
})

test('a session idle for twelve hours expires, an active one stays, and the sweep removes only the idle one', async () => {
  const start = host.clock.now
  try {
    const [idle, busy] = [await host.openSession(), await host.openSession()]
    host.clock.now = new Date(start.getTime() + 11 * 3_600_000)
    expect((await host.play(busy.token, randomUUID(), 10)).statusCode).toBe(200)
    host.clock.now = new Date(start.getTime() + 12 * 3_600_000)
    expect((await host.play(idle.token, randomUUID(), 10)).statusCode).toBe(401)
    expect((await host.play(busy.token, randomUUID(), 10)).statusCode).toBe(200)
    await removeIdleSessions(host.database.pool, host.clock.now)
    const { rows } = await host.database.pool.query('SELECT id FROM game_host.sessions')
    const ids = rows.map((row) => row.id)
    expect(ids).not.toContain(idle.sessionId)
    expect(ids).toContain(busy.sessionId)
  } finally {
    host.clock.now = start
  }
})

test('a session above the round limit gets 429, others are not affected', async () => {
  const slow = await runGameHost({ environment: { HERNA_GAME_ROUNDS_PER_MINUTE: '5' } })
  try {
    const [eager, calm] = [await slow.openSession(), await slow.openSession()]
    const codes: number[] = []
    for (let spin = 0; spin < 6; spin += 1) codes.push((await slow.play(eager.token, randomUUID(), 10)).statusCode)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429])
    expect((await slow.play(calm.token, randomUUID(), 10)).statusCode).toBe(200)
  } finally {
    await slow.close()
  }
})
