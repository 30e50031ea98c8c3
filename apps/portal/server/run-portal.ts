import { startTracing } from '@herna/telemetry'
import { closeSync, openSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { devNull } from 'node:os'
import { readBuild } from './built.ts'
import { readOperator } from './configuration/operator.ts'
import { readSettings } from './configuration/settings.ts'
import { listen } from './listen.ts'
import { createPortalLog } from './monitoring/portal-log.ts'
import { createPortal } from './portal.ts'

interface Run {
  isDev: boolean
  environment: Record<string, string | undefined>
}

const CLOSE_TIMEOUT_MS = 20_000
const COMPILE_CACHE_DELAY_MS = 15_000
const exitImmediately = () => process.exit(1)

/** Starts the portal and runs it until SIGTERM, SIGINT or the supervisor's disconnect. */
export async function runPortal({ isDev, environment }: Run): Promise<void> {
  process.on('disconnect', exitImmediately)
  // A referenced channel would keep the process alive after a failed start.
  process.channel?.unref()
  const settings = readSettings(environment)
  const operator = readOperator(settings.operatorFile, settings.origin)
  const log = createPortalLog(settings.logLevel)
  const tracing = settings.tracing ? await startTracing(settings.tracing, { node: settings.node, log }) : undefined
  const facts = { settings, operator, log }
  const portal = isDev
    ? await (await import('./dev/dev-portal.ts')).createDevPortal(facts)
    : createPortal({ ...facts, tracing, ...(await readBuild(settings)) })
  const listening = await listen(portal.listener, settings).catch(async (error: unknown) => {
    await portal.close()
    throw error
  })
  log.info({ event: 'ready', port: listening.port, origin: settings.origin }, 'portal is ready')
  process.send?.({ event: 'ready', port: listening.port })
  // Node writes the compile cache only at a clean exit, and this process may be killed.
  setTimeout(flushCompileCache, COMPILE_CACHE_DELAY_MS).unref()
  closeOnSignal(async () => {
    await listening.close()
    await Promise.all([portal.close(), tracing?.close()])
    log.info({ event: 'closed' }, 'portal is closed')
  })
}

/** Finishes pending responses before exit; a second signal exits at once. */
function closeOnSignal(close: () => Promise<void>): void {
  let closing = false
  const closeOnce = () => {
    if (closing) return
    closing = true
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref()
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  const onSignal = () => (closing ? process.exit(1) : closeOnce())
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  // After a disconnect nothing supervises this process, so it exits. Errors on stderr must not end it before that.
  process.stderr.on('error', () => {})
  process.off('disconnect', exitImmediately)
  process.on('disconnect', () => {
    detachLog()
    closeOnce()
  })
}

/** Redirects the log to the null device: it was piped to the supervisor, and pino would retry writing to the broken pipe for ever. */
function detachLog(): void {
  closeSync(1)
  openSync(devNull, 'w')
}
