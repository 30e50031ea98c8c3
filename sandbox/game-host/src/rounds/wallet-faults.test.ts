import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type RealPlay, realPlay } from '../real-play.fixture.ts'

let real: RealPlay
beforeAll(async () => {
  real = await realPlay()
})
afterAll(() => real.close())
afterEach(() => real.wallet.clearFaults())

const rounds = async (phase: string): Promise<string[]> => {
  const { rows } = await real.host.database.pool.query('SELECT id FROM game_host.rounds WHERE phase = $1', [phase])
  return rows.map(({ id }) => id)
}
const pendingCallCount = async (): Promise<number> => {
  const { rows } = await real.host.database.pool.query(
    'SELECT count(*)::int AS n FROM game_host.wallet_calls WHERE acknowledged_at IS NULL',
  )
  return rows[0].n
}
/** Advances the clock until no wallet call is pending. */
const waitUntilSettled = () =>
  vi.waitFor(
    async () => {
      real.advanceTime(61_000)
      expect(await pendingCallCount()).toBe(0)
    },
    { timeout: 15_000, interval: 300 },
  )
const expectBalanced = () => expect(real.wallet.balance).toBe(100_000 + real.wallet.posted)

test.each(['reset', 'reset-after', 'hang', 'hang-after', '500', '500-after', 'garbage', 'garbage-after'] as const)(
  'a bet lost by %s is retried with the same id: one stake, one round [F1]',
  async (fault) => {
    const { token } = await real.open()
    const roundId = randomUUID()
    real.wallet.fail('bet', fault, 1)
    expect((await real.play(token, { roundId })).status).toBe(200)
    expect(real.wallet.of('bet', roundId)).toHaveLength(1)
    expectBalanced()
  },
)

test.each(['reset', 'hang-after', '500-after', 'garbage'] as const)(
  'a wallet that stays unreachable by %s: the round is cancelled, never returned, and its stake rolled back [F1]',
  async (fault) => {
    const { token } = await real.open()
    const roundId = randomUUID()
    const previousBalance = real.wallet.balance
    real.wallet.fail('bet', fault)
    real.wallet.fail('rollback', fault)
    const { code, status, body } = await real.play(token, { roundId })
    expect({ code, status }).toEqual({ code: 'round-cancelled', status: 409 })
    expect(JSON.stringify(body)).not.toContain('grid')
    expect(await rounds('cancelled')).toContain(roundId)
    // No new stake is taken while the last one is in doubt.
    expect((await real.play(token, {})).status).toBe(503)
    real.wallet.clearFaults()
    await waitUntilSettled()
    expect(real.wallet.balance).toBe(previousBalance)
    expect((await real.play(token, { roundId })).code).toBe('round-cancelled')
    expect((await real.play(token, {})).status).toBe(200)
    expectBalanced()
  },
)

test.each(['reset', 'reset-after', 'hang', '500-after', 'garbage'] as const)(
  'a win lost by %s is still returned to the player and retried until acknowledged, once [F1]',
  async (fault) => {
    const { token } = await real.open()
    real.wallet.fail('win', fault)
    const { status, body } = await real.play(token, {})
    expect(status).toBe(200)
    expect(body.balance).toBe(body.balanceAfterBet + body.win)
    // The reply may have been lost on its way to the player too.
    expect(await real.play(token, { roundId: body.roundId })).toEqual({ status, body, code: undefined })
    real.wallet.clearFaults()
    await waitUntilSettled()
    expect(real.wallet.of('win', body.roundId).map(({ amount }) => amount)).toEqual([body.win])
    expectBalanced()
  },
)
