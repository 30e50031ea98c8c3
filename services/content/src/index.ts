/** The content service: catalogue, pages, layouts, configuration and images, by locale and status. Spec 3.21–3.45, 4.15, 7.27–7.38. */
import { createContentService } from './content-service.ts'

export { createContentService } from './content-service.ts'
export type { CatalogueSource } from './seeding/catalogue.ts'

/** The product's content service, with an empty catalogue for an empty database. */
export const contentService = createContentService()
