import { closeSync, openSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { devNull } from 'node:os'
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

const CLOSE_DEADLINE = 20_000
const COMPILE_CACHE_AFTER = 15_000
const endAtOnce = () => process.exit(1)

/** Opens the portal and keeps it open until a signal ends it. */
export async function runPortal({ isDev, environment }: Run): Promise<void> {
  process.on('disconnect', endAtOnce)
  // Listening to the channel would keep a start that failed alive.
  process.channel?.unref()
  const settings = readSettings(environment)
  const operator = readOperator(settings.operatorFile, settings.origin)
  const log = pino({ level: settings.logLevel, base: { pid: process.pid } })
  const facts = { settings, operator, log }
  const portal = isDev
    ? await (await import('./dev/dev-portal.ts')).createDevPortal(facts)
    : createPortal({ ...facts, ...(await readBuild(settings)) })
  const listening = await listen(portal.listener, settings).catch(async (error: unknown) => {
    await portal.close()
    throw error
  })
  log.info({ event: 'ready', port: listening.port, origin: settings.origin })
  process.send?.({ event: 'ready', port: listening.port })
  // Node writes it at a clean end alone, and this process may be killed.
  setTimeout(flushCompileCache, COMPILE_CACHE_AFTER).unref()
  closeOnSignal(async () => {
    await listening.close()
    await portal.close()
    log.info({ event: 'closed' })
  })
}

/** Ends the answers under way first; a second signal does not wait. */
function closeOnSignal(close: () => Promise<void>): void {
  let closing = false
  const closeOnce = () => {
    if (closing) return
    closing = true
    setTimeout(() => process.exit(1), CLOSE_DEADLINE).unref()
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  const onSignal = () => (closing ? process.exit(1) : closeOnce())
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  // The supervisor is gone: nobody would start or stop us any more. What is written to standard error meanwhile must not end us.
  process.stderr.on('error', () => {})
  process.off('disconnect', endAtOnce)
  process.on('disconnect', () => {
    dropLog()
    closeOnce()
  })
}

/** Our log led to the supervisor. pino tries for ever to write its last line into a broken pipe, so it gets a place that takes everything. */
function dropLog(): void {
  closeSync(1)
  openSync(devNull, 'w')
}
