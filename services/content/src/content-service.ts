import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { gamePermits } from '@herna/contract/permits'
import { installationSecret, migrate, openLeases, type ServiceDefinition } from '@herna/service-kit'
import { createResponseCache } from './responses/response-cache.ts'
import { createUrlCache } from './responses/url-cache.ts'
import type { ContentContext } from './content-context.ts'
import { addEditRoutes } from './editing/edit.routes.ts'
import { readFilms } from './films/film-store.ts'
import { addFilmRoutes } from './films/films.routes.ts'
import { renderLobbyAhead } from './images/render-ahead.ts'
import { createImageService } from './images/image-service.ts'
import { addImageRoutes } from './images/images.routes.ts'
import { addItemRoutes } from './items/items.routes.ts'
import { addListRoutes } from './lists/lists.routes.ts'
import { addPersonalisedRoute, createActivityReader } from './personalised/index.ts'
import { createDraftAccess } from './preview/draft-readers.ts'
import { createPasswordAttempts } from './preview/password-attempts.ts'
import { readOrCreatePreviewKey } from './preview/preview-key.store.ts'
import { createPreviewPasses } from './preview/preview-passes.ts'
import { addPreviewRoute } from './preview/preview.routes.ts'
import type { CatalogueSource } from './seeding/catalogue.ts'
import { emptyCatalogue } from './seeding/empty-catalogue.ts'
import { seedContent } from './seeding/seed-content.ts'
import { announceCatalogue } from './seeding/served-catalogue.ts'
import { contentSettings } from './settings.ts'
import { addVersionRoute } from './version/version.routes.ts'
import { addWebMessageRoute } from './web-messages/web-messages.routes.ts'
import { monitorVersion } from './version/version-monitor.ts'

/** Migrations of the content service. */
export const MIGRATIONS = { schema: 'content', folder: fileURLToPath(new URL('../migrations', import.meta.url)) }

/** Options of `createContentService`. */
export interface ContentServiceOptions {
  /** Content of an empty database; an empty catalogue by default. */
  catalogue?: CatalogueSource
  /** Folder of the games' films (WebM). */
  films?: string
  now?: () => number
}

/** Creates the content service. */
export const createContentService = ({
  catalogue = emptyCatalogue,
  films,
  now = Date.now,
}: ContentServiceOptions = {}): ServiceDefinition => ({
  name: 'content',
  prefix: '/content',
  async register(app, { database, dataFolder, log, environment, metrics }) {
    const settings = contentSettings(environment)
    const locale = settings.locales[0] ?? 'sk-SK'
    await migrate(database.pool, MIGRATIONS, { log })
    const leases = await openLeases(database.pool)
    const seeded = await seedContent(database.pool, leases, { name: 'default', source: catalogue, locale })
    log.info({ event: 'seeded', seeded }, 'catalogue seeded')
    announceCatalogue(app, leases, catalogue)
    const versionMonitor = await monitorVersion(database.pool, log)
    const urlCache = createUrlCache(versionMonitor, metrics)
    app.earlyHandlers.push(urlCache.handle)
    const password = settings.previewPassword
    const passes =
      password === undefined ? null : createPreviewPasses({ key: await readOrCreatePreviewKey(database), password, now })
    const context: ContentContext = {
      database,
      settings,
      versionMonitor,
      responses: createResponseCache(),
      urlCache,
      draftAccess: createDraftAccess(passes, settings.editorToken),
      dataFolder,
      log,
    }
    const secret = settings.internalSecret ?? (await installationSecret(database.pool, dataFolder, 'internal'))
    addPreviewRoute(app, {
      password,
      passes,
      attempts: createPasswordAttempts(database.pool, now),
      permits: gamePermits(secret),
      now,
    })
    addVersionRoute(app, context)
    addListRoutes(app, context)
    addItemRoutes(app, context)
    addWebMessageRoute(app, context)
    addPersonalisedRoute(app, context, createActivityReader({ address: settings.pam, secret, now, log }))
    addEditRoutes(app, context)
    const imageService = createImageService(database, versionMonitor, dataFolder)
    addImageRoutes(app, imageService)
    const filmStore = films
      ? await readFilms(films, (error) => log.warn({ err: error }, 'films folder unreadable; games have no films'))
      : new Map()
    addFilmRoutes(app, filmStore)
    app.addHook('onClose', async () => imageService.close())
    if (settings.renderAhead === 'on')
      renderLater(() => renderLobbyAhead(imageService, database, { locale, status: 'Published' }), log, app)
  },
})

/** Delayed, so that it does not slow down the start and the first requests. */
const START_DELAY = 5_000

function renderLater(render: () => Promise<void>, log: FastifyBaseLogger, app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined
  let isClosing = false
  const onError = (error: unknown) => {
    if (!isClosing) log.warn({ err: error }, 'rendering the lobby images in advance failed')
  }
  app.addHook('onReady', async () => {
    timer = setTimeout(() => void render().catch(onError), START_DELAY)
  })
  app.addHook('preClose', async () => {
    isClosing = true
    clearTimeout(timer)
  })
}
