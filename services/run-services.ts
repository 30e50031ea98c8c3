import { closeSync, openSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { devNull } from 'node:os'
import {
  createWatching,
  type Database,
  LOG_SERIALIZERS,
  openDatabase,
  startEmbeddedPostgres,
  StartupError,
} from '@herna/service-kit'
import { type Logger, pino } from 'pino'
import { openDoors, requireFreePorts } from './listeners.ts'
import { chosenServices, type Command, processSettings, type ProcessSettings } from './settings.ts'

const CLOSE_DEADLINE = 20_000
/** The start, and those who come right after it, go before. */
const COMPILE_CACHE_AFTER = 15_000

const endAtOnce = () => process.exit(1)

/** Runs all services in this process, or those that `--only` names. Ready when the line with `"event":"ready"` has been written. */
export async function runServices(command: Command): Promise<void> {
  // Where standard error led is gone with the supervisor; what is written there meanwhile must not end us in mid-close.
  process.stderr.on('error', () => {})
  process.on('disconnect', endAtOnce)
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
  const log = pino({ level: settings.logLevel, base: { pid: process.pid }, serializers: LOG_SERIALIZERS })
  await requireFreePorts({ services, names, settings })
  const database = await reachDatabase(settings, log)
  const watching = createWatching()
  const opened = await openDoors({ services, names, settings, database: database.database, watching, log }).catch(
    async (error: unknown) => {
      await database.close()
      throw error
    },
  )
  closeOnSignal(async () => {
    await opened.close()
    await database.close()
  })
  for (const { door, address } of opened.addresses) log.info({ event: 'listening', door, address })
  log.info({ event: 'ready', services: names })
  process.send?.({ event: 'ready', addresses: opened.addresses })
  // Node writes it at a clean end alone, and this process may be killed.
  setTimeout(flushCompileCache, COMPILE_CACHE_AFTER).unref()
  const { expected } = await database.ended
  if (expected) return
  log.fatal('the database server ended unexpectedly')
  process.exit(1)
}

/** Stops taking requests, finishes those under way, stops the database last. A second signal does not wait. */
function closeOnSignal(close: () => Promise<void>): void {
  let closing = false
  const closeOnce = () => {
    if (closing) return
    closing = true
    setTimeout(() => process.exit(1), CLOSE_DEADLINE).unref()
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
  process.off('disconnect', endAtOnce)
  // The supervisor is gone: nobody would start or stop us any more.
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

interface ReachedDatabase {
  database: Database
  /** Of the embedded server; never settles for the operator's own. */
  ended: Promise<{ expected: boolean }>
  close(): Promise<void>
}

/** The operator's server when `DATABASE_URL` names one, else the embedded one in the data folder. */
async function reachDatabase({ databaseUrl, dataFolder }: ProcessSettings, log: Logger): Promise<ReachedDatabase> {
  const onError = (error: Error) => log.warn({ err: error }, 'database connection lost')
  if (databaseUrl) {
    const database = await openDatabase({ url: databaseUrl, onError })
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
  if (/\b(WARNING|ERROR|FATAL|PANIC):/.test(line)) log.warn({ from: 'postgres' }, line)
  else if (/\bLOG:/.test(line)) log.debug({ from: 'postgres' }, line)
  else log.info({ from: 'postgres' }, line)
}
