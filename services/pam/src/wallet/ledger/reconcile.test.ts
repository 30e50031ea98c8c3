import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@herna/service-kit'
import { expect, test } from 'vitest'
import { runPam } from '../../pam.fixture.ts'
import { reconcile } from './reconcile.ts'

test('a reconciliation is not limited by the statement timeout of requests', async () => {
  const pam = await runPam()
  const limited = await openDatabase({ url: pam.database.url, timeouts: { statement: 30, query: 50 } })
  const writer = await pam.database.pool.connect()
  await writer.query('BEGIN; LOCK TABLE pam.ledger IN ACCESS EXCLUSIVE MODE')
  const reconciling = reconcile(limited.pool)
  const waits = `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(async () => (await pam.database.pool.query(waits)).rows[0].waiting).toBe(1)
  await pause(100)
  await writer.query('COMMIT')
  writer.release()
  expect(await reconciling).toMatchObject({ sum: 0, differences: [] })
  await limited.close()
  await pam.close()
})
