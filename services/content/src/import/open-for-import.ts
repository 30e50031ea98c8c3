import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  databaseSetting,
  migrate,
  openLeases,
  openDatabase,
  reachEmbeddedPostgres,
  readSettings,
  StartupError,
  textSetting,
} from '@herna/service-kit'
import type pg from 'pg'
import { MIGRATIONS } from '../content-service.ts'
import type { CatalogueSource } from '../seeding/catalogue.ts'
import { seedContent } from '../seeding/seed-content.ts'
import { contentSettings } from '../settings.ts'

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url))

/** Large imports have no time limit; a second import waits for the first. */
const IMPORT_TIMEOUTS = { statement: 0, query: 0, lock: 600_000 }

export interface ContentForImport {
  pool: pg.Pool
  locale: string
  close(): Promise<void>
}

/** Opens the content database, whether the services run or not, and seeds an empty one like a first start: pages, layouts, menus. */
export async function openForImport(
  environment: Record<string, string | undefined>,
  { catalogue, locale }: { catalogue: CatalogueSource; locale?: string },
): Promise<ContentForImport> {
  const { databaseUrl, dataFolder } = readSettings(
    { databaseUrl: databaseSetting('DATABASE_URL'), dataFolder: textSetting('HERNA_DATA_DIR', join(REPOSITORY, '.data')) },
    environment,
  )
  const { locales } = contentSettings(environment)
  const importLocale = locale ?? locales[0] ?? 'sk-SK'
  if (!locales.includes(importLocale))
    throw new StartupError(`--locale: expected one of ${locales.join(', ')}, got ${JSON.stringify(importLocale)}`)
  const server = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await reachEmbeddedPostgres({ folder: dataFolder })
  const database = await openDatabase({ url: server.url, connections: 2, timeouts: IMPORT_TIMEOUTS })
  await migrate(database.pool, MIGRATIONS)
  await seedContent(database.pool, await openLeases(database.pool), { name: 'default', source: catalogue, locale: importLocale })
  const close = async () => {
    await database.close()
    await server.stop()
  }
  return { pool: database.pool, locale: importLocale, close }
}
