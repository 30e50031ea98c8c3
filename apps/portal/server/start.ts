/** `node apps/portal/server/start.ts [--dev]`: opens the portal. Ready when the line with `"event":"ready"` has been written. */
import { StartupError } from './startup-error.ts'

const isDev = process.argv.includes('--dev')
// React and React Router read this once, when they are first loaded.
process.env.NODE_ENV = isDev ? 'development' : 'production'
const { runPortal } = await import('./run-portal.ts')

try {
  await runPortal({ isDev, environment: process.env })
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  for (const line of error.message.split('\n')) process.stderr.write(`portal: ${line}\n`)
  process.exitCode = 1
}
