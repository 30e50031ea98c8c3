/** The content service: catalogue, pages, layouts, configuration and images, by locale and status. Spec 3.21–3.45, 4.15, 7.27–7.38. */
import { createContentService } from './content-service.ts'
import { defaultCatalogue } from '../../../sandbox/stack/src/default-catalogue.ts'

export const contentService = createContentService(defaultCatalogue)
