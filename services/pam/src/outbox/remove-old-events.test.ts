import { afterEach, expect, test, vi } from 'vitest'
import { runPam } from '../pam.fixture.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('events are kept for a day: older ones are removed, newer ones stay', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const pam = await runPam()
  await pam.newPlayer('udalost')
  const { pool } = pam.database
  await pool.query(
    `INSERT INTO pam.events (at, type, player_id, details)
     SELECT $1::timestamptz - make_interval(hours => hours), 'player-message', id, jsonb_build_object('hours', hours)
     FROM pam.players, unnest(ARRAY[23, 25]) hours`,
    [pam.clock.now],
  )
  const storedEvents = async () =>
    (await pool.query(`SELECT details->'hours' AS hours FROM pam.events WHERE details ? 'hours' ORDER BY 1`)).rows
  expect(await storedEvents()).toEqual([{ hours: 23 }, { hours: 25 }])
  await vi.advanceTimersByTimeAsync(15 * 60_000)
  await vi.waitFor(async () => expect(await storedEvents()).toEqual([{ hours: 23 }]), { timeout: 15_000 })
  await pam.close()
})
