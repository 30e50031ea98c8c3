import { randomBytes } from 'node:crypto'
import { dropTemplates } from './test-database.ts'
import { startTestPostgres } from './test-postgres.ts'

/** Vitest global setup: one database server for the whole run, on which `testDatabase()` creates databases. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startTestPostgres()
  process.env['HERNA_TEST_POSTGRES'] = server.url
  // Unique per run: other runs may use the same server.
  process.env['HERNA_TEST_TEMPLATES'] = `herna_template_${randomBytes(4).toString('hex')}_`
  return async () => {
    await dropTemplates()
    await server.stop()
  }
}
