import { startTestPostgres } from './test-postgres.ts'

/** Vitest's global setup: one database server for the whole run; `testDatabase()` makes databases on it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startTestPostgres()
  process.env['HERNA_TEST_POSTGRES'] = server.url
  return server.stop
}
