/** `node apps/portal/server/start.ts [--dev]`: starts the portal. Ready when the log line with `"event":"ready"` is written. */
import { StartupError } from './startup-error.ts'

const isDev = process.argv.includes('--dev')
// Set before the import, because React and React Router read it once when they are loaded.
process.env.NODE_ENV = isDev ? 'development' : 'production'
const { runPortal } = await import('./run-portal.ts')

try {
  await runPortal({ isDev, environment: process.env })
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  for (const line of error.message.split('\n')) process.stderr.write(`portal: ${line}\n`)
  process.exitCode = 1
}
