import { rmSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts'
import { copyRunningData, embeddedAddress, newDataFolder } from './testing.ts'

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('a copy of the data of a running server is a server with the same rows', async () => {
  const [folder, copy] = [newDataFolder('herna-running-'), newDataFolder('herna-copy-')]
  const running = await startEmbeddedPostgres({ folder })
  await ask(embeddedAddress(folder), 'CREATE TABLE kept AS SELECT 7 AS number')
  await copyRunningData(folder, copy)
  const copied = await startEmbeddedPostgres({ folder: copy })
  expect(await ask(copied.url, 'SELECT number FROM kept')).toEqual([{ number: 7 }])
  await Promise.all([running.stop(), copied.stop()])
  for (const made of [folder, copy]) rmSync(made, { recursive: true, force: true })
}, 60_000)
