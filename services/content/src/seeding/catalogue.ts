import type { ContentBundle } from '@herna/contract/content'

/** What a seed brings: content to publish, drafts that differ from it, and what the games' pictures show, by game code. */
export interface Catalogue {
  published: ContentBundle
  drafts: Partial<ContentBundle>
  motifs: Record<string, string[]>
}

/** A catalogue that is only made when its version is not in the database yet. */
export interface CatalogueSource {
  /** Changes when the catalogue does. */
  version: string
  /** Written into a database that has none, never over another catalogue. */
  isFallback?: boolean
  make(): Catalogue | Promise<Catalogue>
}
