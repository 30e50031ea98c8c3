// The default catalogue: original games of invented studios, made by a deterministic generator, with everything the portal shows around them.
// The same version gives the same bytes; drafts are what an editor is working on [4.15]. Spec 3.21–3.37, 7.27–7.38.
import type { ContentBundle } from '@herna/contract/content'
import { publishedCatalogue } from './catalogue.ts'

/** Grows when the generator gives other content: a database seeded by an older one can be told apart. */
export const SEED_VERSION = '1'

export interface DefaultCatalogue {
  published: ContentBundle
  drafts: Partial<ContentBundle>
  /** Words for the art generator by game code [7.37]. */
  motifs: Record<string, string[]>
}

export function defaultCatalogue(): DefaultCatalogue {
  const { published, entries } = publishedCatalogue()
  return {
    published,
    drafts: {},
    motifs: Object.fromEntries(entries.map(({ game, motifs }) => [game.gameCode, [...motifs]])),
  }
}
