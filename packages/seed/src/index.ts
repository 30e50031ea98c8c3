// The default catalogue: original games of invented studios, made by a deterministic generator, with everything the portal shows around them.
// The same version gives the same bytes; drafts are what an editor is working on [4.15]. Spec 3.21–3.37, 7.27–7.38.
import type { ArtBrief, ContentBundle } from '@herna/contract/content'
import { publishedCatalogue } from './catalogue.ts'
import { draftsOf } from './drafts.ts'
import { briefOf } from './games/entry.ts'

/** Grows when the generator gives other content: a database seeded by an older one can be told apart. */
export const SEED_VERSION = '3'

export interface DefaultCatalogue {
  published: ContentBundle
  /** Whole items that stand before the published ones of the same id, or are new. */
  drafts: Partial<ContentBundle>
  /** Words for the art generator by game code [7.37]. */
  motifs: Record<string, string[]>
}

export function defaultCatalogue(): DefaultCatalogue {
  const { published, entries } = publishedCatalogue()
  return {
    published,
    drafts: draftsOf(published),
    motifs: Object.fromEntries(entries.map(({ game, motifs }) => [game.gameCode, [...motifs]])),
  }
}

export interface SlotAssignment {
  variantId: string
  brief: ArtBrief
}

/** Which model each slot plays and what it looks like, by game code: what the game host needs to run it. */
export function slotAssignments(): ReadonlyMap<string, SlotAssignment> {
  const { published, entries } = publishedCatalogue()
  const names = new Map(published.providers.map(({ id, name }) => [id, name]))
  return new Map(
    entries.flatMap((entry) =>
      entry.variantId === null
        ? []
        : [[entry.game.gameCode, { variantId: entry.variantId, brief: briefOf(entry, names.get(entry.game.provider) ?? '') }]],
    ),
  )
}
