import { randomBytes } from 'node:crypto'
import { dropTemplates } from './test-database.ts'
import { startTestPostgres } from './test-postgres.ts'

/** Vitest's global setup: one database server for the whole run; `testDatabase()` makes databases on it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startTestPostgres()
  process.env['HERNA_TEST_POSTGRES'] = server.url
  // The run's own: others may be testing another version on the same server.
  process.env['HERNA_TEST_TEMPLATES'] = `herna_template_${randomBytes(4).toString('hex')}_`
  return async () => {
    await dropTemplates()
    await server.stop()
  }
}
