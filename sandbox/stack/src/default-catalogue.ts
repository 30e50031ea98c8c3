import { sourceVersion } from '@herna/service-kit'
import type { CatalogueSource } from '@herna/services/content'

/** The default catalogue; its generator is deterministic, so a hash of its source is the version. */
export const defaultCatalogue: CatalogueSource = {
  version: sourceVersion('@herna/seed', '@herna/game-maths', '@herna/contract'),
  make: async () => (await import('@herna/seed')).defaultCatalogue(),
}
