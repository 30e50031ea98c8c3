// The default catalogue: original games of invented studios with the site's other content, built by a deterministic generator.
// The same version gives the same bytes. It includes drafts [4.15]. Spec 3.21–3.37, 7.27–7.38.
import type { ArtBrief, ContentBundle, Game, Jackpot } from '@herna/contract/content'
import { publishedCatalogue } from './catalogue.ts'
import { draftsOf } from './drafts.ts'
import { briefOf, type Entry } from './games/entry.ts'
import { liveTableOf, liveTablesOf, type SeededLiveTable } from './games/live-tables.ts'

export { REFERENCE_SLOTS } from './games/reference-slots.ts'
export { dealerNames, type SeededLiveTable } from './games/live-tables.ts'

/** Increase it when the generator's output changes, so that databases seeded by an older version are updated. */
export const SEED_VERSION = '11'

export interface DefaultCatalogue {
  published: ContentBundle
  /** Draft items, which replace published ones of the same id or are new. */
  drafts: Partial<ContentBundle>
  /** Motifs for the image generator by game code [7.37]. */
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

export interface GameAssignment {
  variantId: string
  brief: ArtBrief
  /** Cents, as the catalogue states them. */
  minBet: number
  maxBet: number
  requirePassword: boolean
  /** What the studio of a live table knows about it. */
  live?: SeededLiveTable
}

/** Game model and appearance of each slot by game code, for the game host. */
export const slotAssignments = (): ReadonlyMap<string, GameAssignment> => assignmentsOf(({ type }) => type === 'Slot')

/** The same for crash games. */
export const crashAssignments = (): ReadonlyMap<string, GameAssignment> => assignmentsOf(({ type }) => type === 'Crash')

/** The same for table games. */
export const tableAssignments = (): ReadonlyMap<string, GameAssignment> => assignmentsOf(({ type }) => type === 'Table')

/** Every game with a model, of all types; the most popular first. */
export const gameAssignments = (): ReadonlyMap<string, GameAssignment> => assignmentsOf(() => true, byPopularity)

/** The jackpots with their starting amounts in cents [3.28]. */
export const seededJackpots = (): readonly Jackpot[] => publishedCatalogue().published.jackpots

/** Every live table of the catalogue. */
export const liveTables = (): readonly SeededLiveTable[] => liveTablesOf(publishedCatalogue().entries)

type Order = (a: Entry, b: Entry) => number
const byPopularity: Order = ({ game: a }, { game: b }) =>
  b.commercialTier - a.commercialTier || b.promotionLevel - a.promotionLevel

function assignmentsOf(isWanted: (game: Game) => boolean, order?: Order): ReadonlyMap<string, GameAssignment> {
  const { published, entries } = publishedCatalogue()
  const names = new Map(published.providers.map(({ id, name }) => [id, name]))
  const assigned: [string, GameAssignment][] = []
  for (const entry of order ? entries.toSorted(order) : entries) {
    const { variantId, game } = entry
    if (variantId === null || !isWanted(game)) continue
    const brief = briefOf(entry, names.get(game.provider) ?? '')
    const { gameCode, minBet, maxBet, requirePassword } = game
    const live = liveTableOf(entry)
    const limits = { minBet: minBet ?? 0, maxBet: maxBet ?? 0 }
    assigned.push([gameCode, { variantId, brief, ...limits, requirePassword, ...(live ? { live } : {}) }])
  }
  return new Map(assigned)
}
