import type { ContentBundle } from '@herna/contract/content'

/** What a seed brings: content to publish, drafts that differ from it, and what the games' pictures show, by game code. */
export interface Catalogue {
  /** Changes when anything below does. */
  version: string
  published: ContentBundle
  drafts: Partial<ContentBundle>
  motifs: Record<string, string[]>
}
