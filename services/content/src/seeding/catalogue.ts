import type { ContentBundle } from '@herna/contract/content'

/** The content of a seed: published content, drafts that differ from it, and the motifs of the games' images by game code. */
export interface Catalogue {
  published: ContentBundle
  drafts: Partial<ContentBundle>
  motifs: Record<string, string[]>
}

/** A catalogue that is only built when its version is not in the database yet. */
export interface CatalogueSource {
  /** Changes when the catalogue does. */
  version: string
  /** Only for an empty database; never replaces another catalogue. */
  isFallback?: boolean
  make(): Catalogue | Promise<Catalogue>
}
