/** A process of its own for the tests of the embedded server: starts it, says so, lives until it is killed or told to stop. */
import { StartupError } from '../startup-error.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

try {
  const server = await startEmbeddedPostgres({ folder: process.argv[2] ?? '' })
  process.stdout.write(`${server.url}\n`)
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(error.message)
  process.exit(1)
}
