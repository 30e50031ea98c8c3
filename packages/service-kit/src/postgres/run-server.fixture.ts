/** A separate process for the tests of the embedded server: starts it, prints its URL and runs until it is stopped or killed. */
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
