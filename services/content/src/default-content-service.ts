import { createContentService } from './content-service.ts'
import { versionOf } from './seeding/seed-content.ts'

/** The content service that starts out with the default catalogue. */
export const contentService = createContentService(async () => {
  const { defaultCatalogue } = await import('@herna/seed')
  const catalogue = defaultCatalogue()
  return { version: versionOf(catalogue), ...catalogue }
})
