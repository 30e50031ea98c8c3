import type { TrustedProxies } from '@herna/contract/edge'
import { createServer, createHealthMonitor, type HttpServer, type TestDatabase, testDatabase } from '@herna/service-kit'
import { pino } from 'pino'
import { createContentService, MIGRATIONS } from './content-service.ts'
import type { CatalogueSource } from './seeding/catalogue.ts'
import { smallCatalogue } from './small-catalogue.fixture.ts'

export const EDITOR_TOKEN = 'token-of-the-editors-in-tests'
export const PREVIEW_PASSWORD = 'Heslo-V-Skuskach-1'
/** Headers that allow reading drafts. */
export const AS_EDITOR = { authorization: `Bearer ${EDITOR_TOKEN}` }

export interface RunningContent {
  app: HttpServer
  database: TestDatabase
  /** Log lines so far. */
  logged: string[]
  get(
    address: string,
    headers?: Record<string, string>,
  ): Promise<{ statusCode: number; headers: Record<string, unknown>; body: string }>
  close(): Promise<void>
}

/** The content service on a real HTTP server, with its own database. */
export async function runContent(
  options: {
    catalogue?: CatalogueSource
    films?: string
    environment?: Record<string, string>
    database?: TestDatabase
    now?: () => number
    trusted?: TrustedProxies
  } = {},
): Promise<RunningContent> {
  const database = options.database ?? (await testDatabase(MIGRATIONS))
  const { dataFolder } = database
  const logged: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  const monitor = createHealthMonitor()
  const app = await createServer({
    title: 'content',
    logger: log,
    monitor,
    isStrict: true,
    ...(options.trusted ? { trusted: options.trusted } : {}),
  })
  const service = createContentService({
    catalogue: options.catalogue ?? smallCatalogue(),
    films: options.films,
    now: options.now,
  })
  const environment = {
    HERNA_EDITOR_TOKEN: EDITOR_TOKEN,
    HERNA_PREVIEW_PASSWORD: PREVIEW_PASSWORD,
    HERNA_DRAW_AHEAD: 'off',
    ...options.environment,
  }
  const deps = { database, dataFolder, log, environment, metrics: monitor.metrics, addReadyCheck: () => {} }
  await app.register(async (scope) => service.register(scope, deps), { prefix: service.prefix })
  await app.ready()
  return {
    app,
    database,
    logged,
    get: (url, headers = {}) => app.inject({ url, headers }),
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
