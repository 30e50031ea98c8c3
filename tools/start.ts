import { buildWhatIsStale } from './builds.ts'
import { PART_FAILED_TO_OPEN, superviseParts } from './supervisor.ts'

// `npm start`: builds what changed, then runs two processes, so that a busy database never stalls a page.
const isDev = process.argv.includes('--dev')
const say = (message: string) => console.log(`Herňa: ${message}`)

const portalAddress = process.env.HERNA_PORTAL_ORIGIN ?? `http://localhost:${process.env.HERNA_PORTAL_PORT ?? 3000}`
const servicesAddress = `http://localhost:${process.env.HERNA_SERVICES_PORT ?? 4000}`

try {
  await buildWhatIsStale(say, { isDev })
  const begun = performance.now()
  await superviseParts({
    parts: [
      { name: 'services', args: ['services/main.ts'], readyAt: `${servicesAddress}/readyz` },
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
