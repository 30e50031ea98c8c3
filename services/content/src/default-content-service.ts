import { createContentService } from './content-service.ts'
import { sourceVersion } from './source-version.ts'

/** The content service that starts out with the default catalogue; the generator is deterministic, so its code is its version. */
export const contentService = createContentService({
  version: sourceVersion('@herna/seed', '@herna/rules', '@herna/game-maths', '@herna/contract'),
  make: async () => (await import('@herna/seed')).defaultCatalogue(),
})
