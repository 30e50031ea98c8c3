import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { BLACKJACK, ROULETTE, type RealPlay, realPlay, SLOT } from '../real-play.fixture.ts'

let real: RealPlay
beforeAll(async () => {
  real = await realPlay()
})
afterAll(() => real.close())
afterEach(() => {
  real.wallet.heal()
  real.wallet.isLoggedIn = true
})

const rounds = async (phase: string): Promise<string[]> => {
  const { rows } = await real.host.database.pool.query('SELECT id FROM game_host.rounds WHERE phase = $1', [phase])
  return rows.map(({ id }) => id)
}
const outstanding = async (): Promise<number> => {
  const { rows } = await real.host.database.pool.query(
    'SELECT count(*)::int AS n FROM game_host.wallet_calls WHERE answered_at IS NULL',
  )
  return rows[0].n
}
/** The clock goes on until the wallet has been told everything. */
const settled = () =>
  vi.waitFor(
    async () => {
      real.pass(61_000)
      expect(await outstanding()).toBe(0)
    },
    { timeout: 15_000, interval: 300 },
  )
const balanced = () => expect(real.wallet.balance).toBe(100_000 + real.wallet.posted)

test('twenty rounds stake and pay at the wallet, and each answer holds the balance the wallet has [F9]', async () => {
  const session = await real.open()
  expect(session).toMatchObject({ mode: 'real', balance: real.wallet.balance, openRound: null })
  for (let spin = 0; spin < 20; spin += 1) {
    const before = real.wallet.balance
    const { status, body } = await real.play(session.token, { bet: 100 })
    expect(status).toBe(200)
    expect(body.balanceAfterBet).toBe(before - 100)
    expect(body.balance).toBe(before - 100 + body.win)
    expect(body.balance).toBe(real.wallet.balance)
    expect(real.wallet.of('win', body.roundId).map(({ amount }) => amount)).toEqual([body.win])
  }
  balanced()
})

test('the same round id fifty times at once stakes once and tells one round', async () => {
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
  'the wallet says %s: status %i and %s, no outcome is told, and the same id hears it again',
  async (code, status, heard) => {
    const { token } = await real.open()
    const roundId = randomUUID()
    real.wallet.refuse('bet', code)
    const first = await real.play(token, { roundId })
    expect(first).toMatchObject({ status, code: heard })
    expect(JSON.stringify(first.body)).not.toContain('grid')
    expect(await real.play(token, { roundId })).toMatchObject({ status, code: heard })
    expect((await real.get(token, `/api/rounds/${roundId}`)).code).toBe(heard)
    expect(real.wallet.of('bet', roundId)).toEqual([])
    expect((await real.play(token, {})).status).toBe(200)
  },
)

test.each(['reset', 'reset-after', 'hang', 'hang-after', '500', '500-after', 'garbage', 'garbage-after'] as const)(
  'a bet lost by %s is asked again with the same id: one stake, one round [F1]',
  async (fault) => {
    const { token } = await real.open()
    const roundId = randomUUID()
    real.wallet.fail('bet', fault, 1)
    expect((await real.play(token, { roundId })).status).toBe(200)
    expect(real.wallet.of('bet', roundId)).toHaveLength(1)
    balanced()
  },
)

test.each(['reset', 'hang-after', '500-after', 'garbage'] as const)(
  'a wallet that stays silent by %s: the round does not count, is never told, and its stake comes back [F1]',
  async (fault) => {
    const { token } = await real.open()
    const roundId = randomUUID()
    const before = real.wallet.balance
    real.wallet.fail('bet', fault)
    real.wallet.fail('rollback', fault)
    const { code, status, body } = await real.play(token, { roundId })
    expect({ code, status }).toEqual({ code: 'round-cancelled', status: 409 })
    expect(JSON.stringify(body)).not.toContain('grid')
    expect(await rounds('cancelled')).toContain(roundId)
    // Nothing new is staked while the last stake is in doubt.
    expect((await real.play(token, {})).status).toBe(503)
    real.wallet.heal()
    await settled()
    expect(real.wallet.balance).toBe(before)
    expect((await real.play(token, { roundId })).code).toBe('round-cancelled')
    expect((await real.play(token, {})).status).toBe(200)
    balanced()
  },
)

test.each(['reset', 'reset-after', 'hang', '500-after', 'garbage'] as const)(
  'a win lost by %s is told all the same and delivered until it is answered, once [F1]',
  async (fault) => {
    const { token } = await real.open()
    real.wallet.fail('win', fault)
    const { status, body } = await real.play(token, {})
    expect(status).toBe(200)
    expect(body.balance).toBe(body.balanceAfterBet + body.win)
    // The answer may have been lost on its way to the player too.
    expect(await real.play(token, { roundId: body.roundId })).toEqual({ status, body, code: undefined })
    real.wallet.heal()
    await settled()
    expect(real.wallet.of('win', body.roundId).map(({ amount }) => amount)).toEqual([body.win])
    balanced()
  },
)

test('a wallet that says no for good to a win is asked once, and the call is kept for whoever looks into it', async () => {
  const { token } = await real.open()
  real.wallet.refuse('win', 'round-unknown')
  const { body } = await real.play(token, {})
  const { rows } = await real.host.database.pool.query('SELECT refused FROM game_host.wallet_calls WHERE round_id = $1', [
    body.roundId,
  ])
  expect(rows).toEqual([{ refused: 'round-unknown' }])
})

test('a second window takes the game over; the first is told that it moved and stakes nothing [M7]', async () => {
  const first = await real.open()
  const second = await real.open()
  expect(second.sessionId).toBe(first.sessionId)
  const heard = real.wallet.heard.length
  expect(await real.play(first.token, {})).toMatchObject({ status: 409, code: 'moved' })
  expect((await real.get(first.token, '/api/rounds')).code).toBe('moved')
  expect((await real.get(first.token, '/api/balance')).code).toBe('moved')
  expect(real.wallet.heard).toHaveLength(heard)
  expect((await real.play(second.token, {})).status).toBe(200)
  const elsewhere = await real.open(ROULETTE)
  expect((await real.play(second.token, {})).status, 'another game is another session').toBe(200)
  expect(elsewhere.token).not.toBe(second.token)
})

test('a launch token the wallet does not take opens nothing [M7]', async () => {
  real.wallet.refuse('openSession', 'launch-token-invalid')
  await expect(real.open()).rejects.toThrow(/401.*session-over/)
  real.wallet.fail('openSession', 'hang')
  await expect(real.open()).rejects.toThrow(/503/)
})

test('the end of a round nobody saw is told at the next opening until it is acknowledged or another round begins [M6]', async () => {
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

test('history holds the finished rounds of this player and game, newest first, page by page, as they were told', async () => {
  const { token } = await real.open('zlaty-vlk')
  const played = []
  for (let spin = 0; spin < 5; spin += 1) {
    real.pass(1_000)
    played.push((await real.play(token, {})).body)
  }
  const newest = played.toReversed()
  const first = await real.get<{ rounds: object[]; next: string }>(token, '/api/rounds?limit=3')
  expect(first.body.rounds).toEqual(newest.slice(0, 3))
  const rest = await real.get<{ rounds: object[]; next: string }>(token, `/api/rounds?limit=3&before=${first.body.next}`)
  expect(rest.body).toEqual({ rounds: newest.slice(3), next: null })
  expect((await real.get(token, `/api/rounds/${newest[2]?.roundId}`)).body).toEqual(newest[2])
  const other = await real.open(SLOT)
  expect((await real.get(other.token, `/api/rounds/${newest[0]?.roundId}`)).status).toBe(404)
})

test('a free spin stakes what the bonus is worth, and the round says what paid it', async () => {
  const bonusId = randomUUID()
  real.wallet.bonuses = [{ bonusId, kind: 'freespins', remaining: 3, value: 15, endsAt: null }]
  const session = await real.open()
  expect(session.bonus).toEqual({ bonusId, kind: 'freespins', remaining: 3, value: 15 })
  const before = real.wallet.balance
  const { body } = await real.play(session.token, { bet: 15, bonusId })
  expect(body).toMatchObject({ payment: 'gaming-bonus', staked: 15, balanceAfterBet: before })
  expect((await real.play(session.token, { bet: 50, bonusId })).code).toBe('bonus-unusable')
  real.wallet.bonuses = []
})

test('a stake the wallet holds of a round this host has lost goes back when the game is opened [M6]', async () => {
  const roundId = randomUUID()
  const before = real.wallet.balance
  real.wallet.postings.set(`${roundId}:1`, { kind: 'bet', amount: 700, roundId })
  real.wallet.balance -= 700
  const session = await real.open(BLACKJACK)
  expect(session.balance).toBe(before)
  expect(real.wallet.of('rollback', roundId)).toHaveLength(1)
  balanced()
})
