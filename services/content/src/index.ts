/** The content service: catalogue, pages, layouts, configuration and images, by locale and status. Spec 3.21–3.45, 4.15, 7.27–7.38. */
import { createContentService } from './content-service.ts'

export { createContentService } from './content-service.ts'
export type { CatalogueSource } from './seeding/catalogue.ts'

/** The product's: it starts out with what is in its database. */
export const contentService = createContentService()
