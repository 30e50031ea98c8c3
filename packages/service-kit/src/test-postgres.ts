import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts'

/** Test data need not survive a crash. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** A PostgreSQL server of one test run. */
export interface TestPostgres {
  url: string
  stop(): Promise<void>
}

/** Starts a server for one test run in a temporary folder; `TEST_DATABASE_URL` selects an external server instead. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const externalUrl = process.env['TEST_DATABASE_URL']
  if (externalUrl) return { url: externalUrl, stop: async () => {} }
  const folder = mkdtempSync(join(tmpdir(), 'herna-test-'))
  // Accessible to the server's user when the tests run as root.
  chmodSync(folder, 0o755)
  const server = await startEmbeddedPostgres({ folder, flags: FAST })
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: server.url, stop }
}
