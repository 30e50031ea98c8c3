import { pino } from 'pino'
import { readBuild } from './built.ts'
import { readOperator } from './configuration/operator.ts'
import { readSettings } from './configuration/settings.ts'
import { listen } from './listen.ts'
import { createPortal } from './portal.ts'

interface Run {
  isDev: boolean
  environment: Record<string, string | undefined>
}

/** Opens the portal and keeps it open until a signal ends it. */
export async function runPortal({ isDev, environment }: Run): Promise<void> {
  const settings = readSettings(environment)
  const operator = readOperator(settings.operatorFile, settings.origin)
  const log = pino({ level: settings.logLevel, base: { pid: process.pid } })
  const facts = { settings, operator, log }
  const portal = isDev
    ? await (await import('./dev/dev-portal.ts')).createDevPortal(facts)
    : createPortal({ ...facts, ...(await readBuild(settings.dataFolder)) })
  const listening = await listen(portal.listener, settings).catch(async (error: unknown) => {
    await portal.close()
    throw error
  })
  log.info({ event: 'ready', port: listening.port, origin: settings.origin })
  process.send?.({ event: 'ready', port: listening.port })
  closeOnSignal(async () => {
    await listening.close()
    await portal.close()
    log.info({ event: 'closed' })
  })
}

/** Ends the answers under way first; a second signal does not wait. */
function closeOnSignal(close: () => Promise<void>): void {
  let closing = false
  const onSignal = () => {
    if (closing) process.exit(1)
    closing = true
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
