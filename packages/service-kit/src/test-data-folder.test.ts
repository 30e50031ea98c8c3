import { rmSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts'
import { copyRunningData, embeddedAddress, newDataFolder } from './testing.ts'

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('a server started on a copy of a running server’s data has the same rows', async () => {
  const [folder, copy] = [newDataFolder('herna-running-'), newDataFolder('herna-copy-')]
  const running = await startEmbeddedPostgres({ folder })
  await query(embeddedAddress(folder), 'CREATE TABLE numbers AS SELECT 7 AS number')
  await copyRunningData(folder, copy)
  const copied = await startEmbeddedPostgres({ folder: copy })
  expect(await query(copied.url, 'SELECT number FROM numbers')).toEqual([{ number: 7 }])
  await Promise.all([running.stop(), copied.stop()])
  for (const created of [folder, copy]) rmSync(created, { recursive: true, force: true })
}, 60_000)
