import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildStaleTargets } from './builds.ts'
import { SMALLER_YOUNG_GENERATION } from './supervised-process.ts'
import { PROCESS_FAILED_TO_START, superviseProcesses } from './supervisor.ts'

// `npm start`: builds what changed, then runs two processes, so that a busy database never delays page rendering.
const isDev = process.argv.includes('--dev')
const print = (message: string) => console.log(`Herňa: ${message}`)

// Without the sandbox folder only the product's services run.
const stackEntry = 'sandbox/stack/main.ts'
const servicesEntry = existsSync(resolve(import.meta.dirname, '..', stackEntry)) ? stackEntry : 'services/main.ts'

const portalAddress = process.env.HERNA_PORTAL_ORIGIN ?? `http://localhost:${process.env.HERNA_PORTAL_PORT ?? 3000}`
const servicesAddress = `http://localhost:${process.env.HERNA_SERVICES_PORT ?? 4000}`

try {
  await buildStaleTargets(print, { isDev })
  const startedAt = performance.now()
  await superviseProcesses({
    logs: {
      folder: resolve(import.meta.dirname, '..', process.env.HERNA_DATA_DIR || '.data', 'logs'),
      maxBytes: wholeNumber('HERNA_LOG_FILE_MB', 20, 1, 10_000) * 1_000_000,
      maxFiles: wholeNumber('HERNA_LOG_FILES', 5, 1, 1_000),
    },
    processes: [
      { name: 'services', args: [servicesEntry], readyUrl: `${servicesAddress}/readyz` },
      {
        name: 'portal',
        args: [SMALLER_YOUNG_GENERATION, 'apps/portal/server/start.ts', ...(isDev ? ['--dev'] : [])],
        readyUrl: `http://localhost:${process.env.HERNA_PORTAL_PORT ?? 3000}/readyz`,
      },
    ],
    print,
    onReady: () =>
      print(`ready at ${portalAddress} (started in ${((performance.now() - startedAt) / 1000).toFixed(1)} s; stop with Ctrl-C)`),
  })
} catch (error) {
  const message = (error as Error).message
  if (message !== PROCESS_FAILED_TO_START) console.error(`Herňa: ${message}`)
  process.exitCode = 1
}

function wholeNumber(variable: string, fallback: number, from: number, to: number): number {
  const rawValue = process.env[variable] || String(fallback)
  const number = Number(rawValue)
  if (!/^\d{1,9}$/.test(rawValue) || number < from || number > to)
    throw new Error(`${variable}: expected a whole number from ${from} to ${to}, got ${JSON.stringify(rawValue)}`)
  return number
}
