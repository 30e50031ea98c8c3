import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { gamePermits } from '@herna/contract/permits'
import { installationSecret, migrate, type ServiceDefinition } from '@herna/service-kit'
import { createAnswerCache } from './answers/answer-cache.ts'
import { createReadyAnswers } from './answers/ready-answers.ts'
import type { ContentContext } from './content-context.ts'
import { addEditRoutes } from './editing/edit.routes.ts'
import { readFilms } from './films/film-shelf.ts'
import { addFilmRoutes } from './films/films.routes.ts'
import { drawLobbyAhead } from './images/draw-ahead.ts'
import { openGallery } from './images/gallery.ts'
import { addImageRoutes } from './images/images.routes.ts'
import { addItemRoutes } from './items/items.routes.ts'
import { addListRoutes } from './lists/lists.routes.ts'
import { addPersonalisedRoute, createActivityReader } from './personalised/index.ts'
import { draftReaders } from './preview/draft-readers.ts'
import { createPreviewGuesses } from './preview/preview-guesses.ts'
import { reachPreviewKey } from './preview/preview-key.store.ts'
import { createPreviewPasses } from './preview/preview-passes.ts'
import { addPreviewRoute } from './preview/preview.routes.ts'
import type { CatalogueSource } from './seeding/catalogue.ts'
import { startingContent } from './seeding/starting-content.ts'
import { seedContent } from './seeding/seed-content.ts'
import { contentSettings } from './settings.ts'
import { addVersionRoute } from './version/version.routes.ts'
import { watchVersion } from './version/version-watch.ts'

export const MIGRATIONS = { schema: 'content', folder: fileURLToPath(new URL('../migrations', import.meta.url)) }

export interface ContentParts {
  /** What it starts out with, unless it is an empty catalogue. */
  catalogue?: CatalogueSource
  /** Folder of the films that games name, as WebM. */
  films?: string
  now?: () => number
}

export const createContentService = ({
  catalogue = startingContent,
  films,
  now = Date.now,
}: ContentParts = {}): ServiceDefinition => ({
  name: 'content',
  prefix: '/content',
  async register(app, { database, dataFolder, log, environment, metrics }) {
    const settings = contentSettings(environment)
    const locale = settings.locales[0] ?? 'sk-SK'
    await migrate(database.pool, MIGRATIONS, { log })
    const seeded = await seedContent(database.pool, 'default', catalogue, locale)
    log.info({ event: 'seeded', seeded })
    const watch = await watchVersion(database.pool, log)
    const readyAnswers = createReadyAnswers(watch, metrics)
    app.earlyHandlers.push(readyAnswers.front)
    const password = settings.previewPassword
    const passes = password === undefined ? null : createPreviewPasses({ key: await reachPreviewKey(database), password, now })
    const context: ContentContext = {
      database,
      settings,
      watch,
      answers: createAnswerCache(),
      readyAnswers,
      draftReaders: draftReaders(passes, settings.editorToken),
      dataFolder,
      log,
    }
    const secret = settings.internalSecret ?? (await installationSecret(database.pool, dataFolder, 'internal'))
    addPreviewRoute(app, { password, passes, guesses: createPreviewGuesses(now), permits: gamePermits(secret), now })
    addVersionRoute(app, context)
    addListRoutes(app, context)
    addItemRoutes(app, context)
    addPersonalisedRoute(app, context, createActivityReader({ address: settings.pam, secret, now, log }))
    addEditRoutes(app, context)
    const gallery = openGallery(database, watch, dataFolder)
    addImageRoutes(app, gallery)
    const filmShelf = films ? await readFilms(films, (error) => log.warn({ err: error }, 'the films cannot be read')) : new Map()
    addFilmRoutes(app, filmShelf)
    app.addHook('onClose', async () => gallery.close())
    if (settings.drawAhead === 'on') drawLater(() => drawLobbyAhead(gallery, database, { locale, status: 'Published' }), log, app)
  },
})

/** The start, and those who come right after it, go before. */
const QUIET = 5_000

function drawLater(draw: () => Promise<void>, log: FastifyBaseLogger, app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined
  let closing = false
  const failed = (error: unknown) => {
    if (!closing) log.warn({ err: error }, 'the lobby was not drawn ahead')
  }
  app.addHook('onReady', async () => {
    timer = setTimeout(() => void draw().catch(failed), QUIET)
  })
  app.addHook('preClose', async () => {
    closing = true
    clearTimeout(timer)
  })
}
