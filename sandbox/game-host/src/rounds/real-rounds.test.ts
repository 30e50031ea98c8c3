import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ORIGIN } from '../game-host.fixture.ts'
import { BLACKJACK, ROULETTE, type RealPlay, realPlay, SLOT } from '../real-play.fixture.ts'

let real: RealPlay
beforeAll(async () => {
  real = await realPlay()
})
afterAll(() => real.close())
afterEach(() => {
  real.wallet.clearFaults()
  real.wallet.isLoggedIn = true
})

const expectBalanced = () => expect(real.wallet.balance).toBe(100_000 + real.wallet.posted)

test('twenty rounds stake and pay at the wallet, and each reply has the balance of the wallet [F9]', async () => {
  const session = await real.open()
  expect(session).toMatchObject({ mode: 'real', balance: real.wallet.balance, openRound: null })
  for (let spin = 0; spin < 20; spin += 1) {
    const previousBalance = real.wallet.balance
    const { status, body } = await real.play(session.token, { bet: 100 })
    expect(status).toBe(200)
    expect(body.balanceAfterBet).toBe(previousBalance - 100)
    expect(body.balance).toBe(previousBalance - 100 + body.win)
    expect(body.balance).toBe(real.wallet.balance)
    expect(real.wallet.of('win', body.roundId).map(({ amount }) => amount)).toEqual([body.win])
  }
  expectBalanced()
})

test('the same round id fifty times at once stakes once and returns one round', async () => {
  const { token } = await real.open()
  const roundId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => real.play(token, { roundId })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(real.wallet.of('bet', roundId)).toHaveLength(1)
  expect(real.wallet.of('win', roundId)).toHaveLength(1)
})

test.each([
  ['insufficient-funds', 402, 'insufficient-funds'],
  ['play-blocked', 403, 'blocked'],
  ['play-stopped', 403, 'blocked'],
  ['limit-reached', 403, 'limit'],
  ['session-invalid', 401, 'session-over'],
] as const)(
  'the wallet refuses with %s: status %i and %s, no outcome is returned, and the same id gets the same reply',
  async (code, status, errorCode) => {
    const { token } = await real.open()
    const roundId = randomUUID()
    real.wallet.refuse('bet', code)
    const first = await real.play(token, { roundId })
    expect(first).toMatchObject({ status, code: errorCode })
    expect(JSON.stringify(first.body)).not.toContain('grid')
    expect(await real.play(token, { roundId })).toMatchObject({ status, code: errorCode })
    expect((await real.get(token, `/api/rounds/${roundId}`)).code).toBe(errorCode)
    expect(real.wallet.of('bet', roundId)).toEqual([])
    expect((await real.play(token, {})).status).toBe(200)
  },
)

test('a win that the wallet finally refuses is sent once, and the call is retained for the operator', async () => {
  const { token } = await real.open()
  real.wallet.refuse('win', 'round-unknown')
  const { body } = await real.play(token, {})
  const { rows } = await real.host.database.pool.query('SELECT refused_code FROM game_host.wallet_calls WHERE round_id = $1', [
    body.roundId,
  ])
  expect(rows).toEqual([{ refused_code: 'round-unknown' }])
})

test('a second window takes the game over; the first gets `moved` and stakes nothing [M7]', async () => {
  const first = await real.open()
  const second = await real.open()
  expect(second.sessionId).toBe(first.sessionId)
  const callCount = real.wallet.receivedCalls.length
  expect(await real.play(first.token, {})).toMatchObject({ status: 409, code: 'moved' })
  expect((await real.get(first.token, '/api/rounds')).code).toBe('moved')
  expect((await real.get(first.token, '/api/balance')).code).toBe('moved')
  expect(real.wallet.receivedCalls).toHaveLength(callCount)
  expect((await real.play(second.token, {})).status).toBe(200)
  const rouletteSession = await real.open(ROULETTE)
  expect((await real.play(second.token, {})).status, 'another game has its own session').toBe(200)
  expect(rouletteSession.token).not.toBe(second.token)
})

test('a launch whose wallet call is answered only after a later launch has opened takes nothing over: its own window is the one that has `moved` [M7]', async () => {
  const release = real.wallet.hold('openSession')
  const callCount = real.wallet.receivedCalls.length
  const payload = { gameCode: SLOT, mode: 'real', languageCode: 'sk-SK', launchToken: randomUUID() }
  const slow = real.host.app.inject({ method: 'POST', url: '/api/sessions', headers: { origin: ORIGIN }, payload })
  await expect.poll(() => real.wallet.receivedCalls.length).toBe(callCount + 1)
  real.advanceTime(1)
  const { token } = await real.open()
  release()
  // 503 where a busy machine took longer than the host waits for the wallet.
  expect([409, 503]).toContain((await slow).statusCode)
  expect((await real.play(token, {})).status).toBe(200)
})

test('a launch token that the wallet refuses opens no session [M7]', async () => {
  real.wallet.refuse('openSession', 'launch-token-invalid')
  await expect(real.open()).rejects.toThrow(/401.*session-over/)
  real.wallet.fail('openSession', 'hang')
  await expect(real.open()).rejects.toThrow(/503/)
})

test('an unseen round is returned at the next opening until it is marked as seen or another round starts [M6]', async () => {
  const { token } = await real.open()
  const { body } = await real.play(token, {})
  const reopened = await real.open()
  expect(reopened.openRound).toEqual(body)
  expect(await real.seen(reopened.token, body.roundId)).toBe(204)
  expect((await real.open()).openRound).toBeNull()
  const { token: again } = await real.open()
  await real.play(again, {})
  const last = await real.play(again, {})
  expect((await real.open()).openRound?.roundId).toBe(last.body.roundId)
})

test('history lists the finished rounds of this player and game, newest first, page by page, as they were returned', async () => {
  const { token } = await real.open('zlaty-vlk')
  const rounds = []
  for (let spin = 0; spin < 5; spin += 1) {
    real.advanceTime(1_000)
    rounds.push((await real.play(token, {})).body)
  }
  const newest = rounds.toReversed()
  const first = await real.get<{ rounds: object[]; next: string }>(token, '/api/rounds?limit=3')
  expect(first.body.rounds).toEqual(newest.slice(0, 3))
  const rest = await real.get<{ rounds: object[]; next: string }>(token, `/api/rounds?limit=3&before=${first.body.next}`)
  expect(rest.body).toEqual({ rounds: newest.slice(3), next: null })
  expect((await real.get(token, `/api/rounds/${newest[2]?.roundId}`)).body).toEqual(newest[2])
  const other = await real.open(SLOT)
  expect((await real.get(other.token, `/api/rounds/${newest[0]?.roundId}`)).status).toBe(404)
})

test('a free spin stakes the value of the bonus, and the round names the payment', async () => {
  const bonusId = randomUUID()
  real.wallet.bonuses = [{ bonusId, kind: 'freespins', remaining: 3, value: 15, endsAt: null }]
  const session = await real.open()
  expect(session.bonus).toEqual({ bonusId, kind: 'freespins', remaining: 3, value: 15 })
  const previousBalance = real.wallet.balance
  const { body } = await real.play(session.token, { bet: 15, bonusId })
  expect(body).toMatchObject({ payment: 'gaming-bonus', staked: 15, balanceAfterBet: previousBalance })
  expect((await real.play(session.token, { bet: 50, bonusId })).code).toBe('bonus-unusable')
  real.wallet.bonuses = []
})

test('a stake of a round unknown to this host is rolled back when the game is opened [M6]', async () => {
  const roundId = randomUUID()
  const previousBalance = real.wallet.balance
  real.wallet.postings.set(`${roundId}:1`, { kind: 'bet', amount: 700, roundId })
  real.wallet.balance -= 700
  const session = await real.open(BLACKJACK)
  expect(session.balance).toBe(previousBalance)
  expect(real.wallet.of('rollback', roundId)).toHaveLength(1)
  expectBalanced()
})
