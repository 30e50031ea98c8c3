import { closeSync, openSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { devNull } from 'node:os'
import {
  createHealthMonitor,
  type Database,
  LOG_SERIALIZERS,
  openDatabase,
  openRateLimits,
  requestIdInLog,
  startEmbeddedPostgres,
  StartupError,
} from '@herna/service-kit'
import { startTracing } from '@herna/telemetry'
import { type Logger, pino } from 'pino'
import { openListeners, requireFreePorts } from './listeners.ts'
import { chosenServices, type Command, processSettings, type ProcessSettings } from './settings.ts'

const CLOSE_TIMEOUT = 20_000
/** Delayed, so that it does not slow down the start and the first requests. */
const COMPILE_CACHE_AFTER = 15_000

const exitImmediately = () => process.exit(1)

/** Runs all services in this process, or those of `--only`. Ready when the line with `"event":"ready"` has been logged. */
export async function runServices(command: Command): Promise<void> {
  // When the supervisor dies, stderr is a broken pipe: writing to it must not end the process while closing.
  process.stderr.on('error', () => {})
  process.on('disconnect', exitImmediately)
  try {
    await run(command)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

async function run(command: Command): Promise<void> {
  const { services } = command
  const names = chosenServices(process.argv.slice(2), command)
  const settings = processSettings(process.env, services)
  const base = { pid: process.pid, node: settings.node }
  const log = pino({ level: settings.logLevel, base, serializers: LOG_SERIALIZERS, mixin: requestIdInLog })
  await requireFreePorts({ services, names, settings })
  const database = await openConfiguredDatabase(settings, log)
  const monitor = createHealthMonitor()
  const tracing = settings.tracing ? await startTracing(settings.tracing, { node: settings.node, log }) : undefined
  const rateLimits = settings.redis ? await openRateLimits({ url: settings.redis, prefix: settings.redisPrefix, log }) : undefined
  const closeEngines = async () => {
    rateLimits?.close()
    await Promise.all([database.close(), tracing?.close()])
  }
  const deps = { services, names, settings, database: database.database, monitor, log, rateLimits, tracing }
  const listeners = await openListeners(deps).catch(async (error: unknown) => {
    await closeEngines()
    throw error
  })
  closeOnSignal(async () => {
    await listeners.close()
    await closeEngines()
  })
  for (const opened of listeners.addresses)
    log.info({ event: 'listening', listener: opened.listener, address: opened.address }, 'listening')
  log.info({ event: 'ready', services: names }, 'services ready')
  process.send?.({ event: 'ready', addresses: listeners.addresses })
  // Node writes the cache only at a clean exit, but this process may be killed.
  setTimeout(flushCompileCache, COMPILE_CACHE_AFTER).unref()
  const { expected } = await database.ended
  if (expected) return
  log.fatal('embedded PostgreSQL ended unexpectedly')
  process.exit(1)
}

/** Stops accepting requests, finishes those in progress, stops the database last. A second signal exits immediately. */
function closeOnSignal(close: () => Promise<void>): void {
  let closing = false
  const closeOnce = () => {
    if (closing) return
    closing = true
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`closing failed: ${error instanceof Error ? error.message : String(error)}\n`)
        process.exit(1)
      },
    )
  }
  const onSignal = () => (closing ? process.exit(1) : closeOnce())
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  process.off('disconnect', exitImmediately)
  // Without its supervisor this process would never be stopped or restarted.
  process.on('disconnect', () => {
    dropLog()
    closeOnce()
  })
}

/** Replaces the log, a pipe to the dead supervisor: pino would retry forever to write into the broken pipe. */
function dropLog(): void {
  closeSync(1)
  openSync(devNull, 'w')
}

interface ConfiguredDatabase {
  database: Database
  /** Settles when the embedded server ends; never for an external server. */
  ended: Promise<{ expected: boolean }>
  close(): Promise<void>
}

/** The external server of `DATABASE_URL`, or the embedded one in the data folder. */
async function openConfiguredDatabase({ databaseUrl, dataFolder }: ProcessSettings, log: Logger): Promise<ConfiguredDatabase> {
  const onError = (error: Error) => log.warn({ err: error }, 'database connection lost')
  if (databaseUrl) {
    const database = await openDatabase({ url: databaseUrl, onError, silence: {} })
    return { database, ended: new Promise(() => {}), close: database.close }
  }
  const server = await startEmbeddedPostgres({ folder: dataFolder, onLine: (line) => logServerLine(log, line) })
  const database = await openDatabase({ url: server.url, onError })
  const close = async () => {
    await database.close()
    await server.stop()
  }
  return { database, ended: server.ended, close }
}

function logServerLine(log: Logger, line: string): void {
  if (/\b(WARNING|ERROR|FATAL|PANIC):/.test(line)) log.warn({ line }, 'embedded PostgreSQL warning')
  else if (/\bLOG:/.test(line)) log.debug({ line }, 'embedded PostgreSQL log')
  else log.info({ line }, 'embedded PostgreSQL notice')
}
