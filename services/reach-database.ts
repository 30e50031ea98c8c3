import { type Database, openDatabase, startEmbeddedPostgres } from '@herna/service-kit'
import type { Logger } from 'pino'
import type { ProcessSettings } from './settings.ts'

export interface ReachedDatabase {
  database: Database
  /** Of the embedded server; never settles for the operator's own. */
  ended: Promise<{ expected: boolean }>
  close(): Promise<void>
}

/** The operator's server when `DATABASE_URL` names one, else the embedded one in the data folder. */
export async function reachDatabase({ databaseUrl, dataFolder }: ProcessSettings, log: Logger): Promise<ReachedDatabase> {
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
