import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts'

/** Nothing in a test outlives it, so nothing has to reach the disk. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

export interface TestPostgres {
  url: string
  stop(): Promise<void>
}

/** A server for one test run, in a folder of its own; `TEST_DATABASE_URL` names another server instead. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const externalUrl = process.env['TEST_DATABASE_URL']
  if (externalUrl) return { url: externalUrl, stop: async () => {} }
  const folder = mkdtempSync(join(tmpdir(), 'herna-test-'))
  // The server's user must be able to enter when the tests run as root.
  chmodSync(folder, 0o755)
  const server = await startEmbeddedPostgres({ folder, flags: FAST })
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: server.url, stop }
}
