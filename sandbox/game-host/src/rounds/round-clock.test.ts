import type { RoundReply } from '@herna/contract/games'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { CRASH, type RealPlay, realPlay } from '../real-play.fixture.ts'
import { crashOf, passTo, toFlightOf } from '../crash/crash-play.fixture.ts'
import { openRoundClock } from './round-clock.ts'

let real: RealPlay
beforeAll(async () => {
  real = await realPlay()
})
afterAll(() => real.close())
afterEach(() => {
  real.host.clock.wallClockOffset = 0
})

const TEN_MINUTES = 600_000

/** A curve that has risen for 400 ms, and goes on. */
async function rising(token: string): Promise<RoundReply> {
  const { round } = await toFlightOf(real, token, 200)
  const { body } = await real.play(token, { bet: 1_000 })
  await passTo(real, token, new Date(Date.parse(round.startsAt) + 400))
  return (await real.get(token, `/api/rounds/${body.roundId}`)).body
}

test.each([TEN_MINUTES, -TEN_MINUTES])(
  'setting the wall clock by %i ms neither ends a rising curve nor prevents its cash-out',
  async (jump) => {
    const { token } = await real.open(CRASH)
    const round = await rising(token)
    real.host.clock.wallClockOffset = jump
    const { body: current } = await real.get(token, `/api/rounds/${round.roundId}`)
    expect([current.state, crashOf(current).elapsedMs]).toEqual(['open', 400])
    const { body: out, status } = await real.act(token, round.roundId, { action: 'cash-out' })
    expect([status, out.state]).toEqual([200, 'closed'])
    expect(out.win).toBe((crashOf(out).cashedOutAt ?? 0) * 10)
    expect(out.win).toBeGreaterThan(1_000)
  },
)

test('setting the wall clock back does not keep a curve open beyond its end', async () => {
  const { token } = await real.open(CRASH)
  const round = await rising(token)
  real.host.clock.wallClockOffset = -TEN_MINUTES
  real.advanceTime(TEN_MINUTES)
  expect((await real.get(token, `/api/rounds/${round.roundId}`)).body.state).toBe('closed')
})

test('after a restart the clock continues from its last value, regardless of the downtime and of the database clock', async () => {
  const { pool } = real.host.database
  const read = async () => (await openRoundClock(pool, () => 0)).now().getTime()
  const first = await openRoundClock(pool, () => 0)
  await first.write()
  for (const gap of ['-1 hour', '1 hour']) {
    await pool.query('UPDATE game_host.round_clock SET written_at = clock_timestamp() + $1::interval', [gap])
    const timeBefore = first.now().getTime()
    const timeAfter = await read()
    expect([timeAfter >= timeBefore, timeAfter <= timeBefore + 2_000], gap).toEqual([true, true])
  }
})

test('a host that is behind takes over the time of a host that is ahead', async () => {
  const { pool } = real.host.database
  let [behindMs, aheadMs] = [0, 0]
  const behind = await openRoundClock(pool, () => behindMs)
  const ahead = await openRoundClock(pool, () => aheadMs)
  aheadMs += TEN_MINUTES
  behindMs += 1_000
  await ahead.write()
  await behind.write()
  expect(behind.now().getTime()).toBeGreaterThanOrEqual(ahead.now().getTime())
})
