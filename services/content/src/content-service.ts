import { fileURLToPath } from 'node:url'
import { migrate, type ServiceDefinition } from '@herna/service-kit'
import { createAnswerCache } from './answers/answer-cache.ts'
import { createReadyAnswers } from './answers/ready-answers.ts'
import type { ContentContext } from './content-context.ts'
import { addEditRoutes } from './editing/edit.routes.ts'
import { openGallery } from './images/gallery.ts'
import { addImageRoutes } from './images/images.routes.ts'
import { addItemRoutes } from './items/items.routes.ts'
import { addListRoutes } from './lists/lists.routes.ts'
import type { CatalogueSource } from './seeding/catalogue.ts'
import { seedContent } from './seeding/seed-content.ts'
import { contentSettings } from './settings.ts'
import { addVersionRoute } from './version/version.routes.ts'
import { watchVersion } from './version/version-watch.ts'

export const MIGRATIONS = { schema: 'content', folder: fileURLToPath(new URL('../migrations', import.meta.url)) }

/** The service with the catalogue it starts out with. */
export const createContentService = (catalogue: CatalogueSource): ServiceDefinition => ({
  name: 'content',
  prefix: '/content',
  async register(app, { database, dataFolder, log, environment, metrics }) {
    const settings = contentSettings(environment)
    await migrate(database.pool, MIGRATIONS)
    const seeded = await seedContent(database.pool, 'default', catalogue, settings.locales[0] ?? 'sk-SK')
    log.info({ event: 'seeded', seeded })
    const watch = await watchVersion(database.pool, log)
    const readyAnswers = createReadyAnswers(watch, metrics)
    app.fronts.push(readyAnswers.front)
    const context: ContentContext = { database, settings, watch, answers: createAnswerCache(), readyAnswers, dataFolder, log }
    addVersionRoute(app, context)
    addListRoutes(app, context)
    addItemRoutes(app, context)
    addEditRoutes(app, context)
    const gallery = openGallery(database, watch, dataFolder)
    addImageRoutes(app, gallery)
    app.addHook('onClose', async () => gallery.close())
  },
})
