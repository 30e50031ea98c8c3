import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildWhatIsStale } from './builds.ts'
import { PART_FAILED_TO_OPEN, superviseParts } from './supervisor.ts'

// `npm start`: builds what changed, then runs two processes, so that a busy database never stalls a page.
const isDev = process.argv.includes('--dev')
const say = (message: string) => console.log(`Herňa: ${message}`)

// Without the sandbox folder the product runs alone.
const stackEntry = 'sandbox/stack/main.ts'
const servicesEntry = existsSync(resolve(import.meta.dirname, '..', stackEntry)) ? stackEntry : 'services/main.ts'

const portalAddress = process.env.HERNA_PORTAL_ORIGIN ?? `http://localhost:${process.env.HERNA_PORTAL_PORT ?? 3000}`
const servicesAddress = `http://localhost:${process.env.HERNA_SERVICES_PORT ?? 4000}`

try {
  await buildWhatIsStale(say, { isDev })
  const begun = performance.now()
  await superviseParts({
    logs: {
      folder: resolve(import.meta.dirname, '..', process.env.HERNA_DATA_DIR || '.data', 'logs'),
      limit: wholeNumber('HERNA_LOG_FILE_MB', 20, 1, 10_000) * 1_000_000,
      keep: wholeNumber('HERNA_LOG_FILES', 5, 1, 1_000),
    },
    parts: [
      { name: 'services', args: [servicesEntry], readyAt: `${servicesAddress}/readyz` },
      {
        name: 'portal',
        args: ['apps/portal/server/start.ts', ...(isDev ? ['--dev'] : [])],
        readyAt: `http://localhost:${process.env.HERNA_PORTAL_PORT ?? 3000}/readyz`,
      },
    ],
    say,
    onOpen: () => say(`open at ${portalAddress} (up in ${((performance.now() - begun) / 1000).toFixed(1)} s; Ctrl-C closes it)`),
  })
} catch (error) {
  const message = (error as Error).message
  if (message !== PART_FAILED_TO_OPEN) console.error(`Herňa: ${message}`)
  process.exitCode = 1
}

function wholeNumber(variable: string, fallback: number, from: number, to: number): number {
  const given = process.env[variable] || String(fallback)
  const number = Number(given)
  if (!/^\d{1,9}$/.test(given) || number < from || number > to)
    throw new Error(`${variable}: expected a whole number from ${from} to ${to}, got ${JSON.stringify(given)}`)
  return number
}
