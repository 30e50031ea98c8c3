import type { Collection, CollectionGroup } from '@herna/contract/content'
import type { Entry } from '../games/entry.ts'
import { randomOf } from '../random.ts'
import { THEMES } from '../themes/index.ts'
import { codes, separateStudios } from './rows.ts'
import { GROUPS, MOTIF_COLLECTIONS } from './collection-list.ts'
import { isSlot, hasLabel } from './category-definition.ts'
import { THEME_COLLECTIONS } from './theme-collections.ts'

interface CollectionSource {
  id: string
  title: string
  description: string
  icon: string
  matches: (entry: Entry) => boolean
}

const fromThemes = (): CollectionSource[] =>
  THEMES.map(({ id, title }) => ({
    id,
    title,
    description: THEME_COLLECTIONS[id]?.description ?? '',
    icon: THEME_COLLECTIONS[id]?.icon ?? 'star',
    matches: (entry) => entry.game.type === 'Slot' && entry.themes.includes(id),
  }))
const fromMotifs = (): CollectionSource[] =>
  MOTIF_COLLECTIONS.map(({ id, title, description, motifs }) => ({
    id,
    title,
    description,
    icon: motifs[0] ?? 'star',
    matches: (entry) => entry.game.type === 'Slot' && entry.motifs.some((motif) => motifs.includes(motif)),
  }))

/** Collections that link to another page, or that are excluded from the list of collections [3.26]. */
const LINKED_COLLECTIONS: readonly (CollectionSource & Partial<Pick<Collection, 'url' | 'actionRoute' | 'excludeFromPage'>>)[] = [
  {
    id: 'hry-o-jackpot',
    title: 'Hry o jackpot',
    description: 'Každé točenie v nich prispieva do spoločného jackpotu.',
    icon: 'treasure',
    matches: ({ game }) => game.jackpot,
    actionRoute: 'preview-jackpots',
  },
  {
    id: 'cerstve-novinky',
    title: 'Čerstvé novinky',
    description: 'Automaty, ktoré pribudli za posledné týždne.',
    icon: 'sunrise',
    matches: (entry) => isSlot(entry) && hasLabel('Nové')(entry),
    url: '/kategorie/nove',
  },
  {
    id: 'na-uvod',
    title: 'Na úvod',
    description: 'Tri valce, nízka volatilita a pravidlá na jednu obrazovku.',
    icon: 'star',
    matches: ({ game }) => game.numberOfReels === 3 && (game.volatility ?? 5) <= 2,
    excludeFromPage: true,
  },
]

export function collections(entries: readonly Entry[]): Collection[] {
  const sources: readonly (typeof LINKED_COLLECTIONS)[number][] = [...fromThemes(), ...fromMotifs(), ...LINKED_COLLECTIONS]
  return sources.map(({ id, title, description, icon, matches, url, actionRoute, excludeFromPage }) => {
    const random = randomOf(`collection ${id}`)
    const ranked = entries
      .filter(matches)
      .map((entry) => ({ entry, rank: entry.game.commercialTier + random.next() * 6 }))
      .sort((a, b) => b.rank - a.rank)
    return {
      id,
      slug: id,
      title,
      description,
      games: codes(separateStudios(ranked.map(({ entry }) => entry))),
      url: url ?? null,
      iconImage: `/assets/icons/${icon}.svg`,
      actionRoute: actionRoute ?? null,
      excludeFromPage: excludeFromPage ?? false,
    }
  })
}

export const collectionGroups = (existingCollections: readonly Collection[]): CollectionGroup[] =>
  GROUPS.map(({ id, title, members }) => ({
    id,
    title,
    collections: members.filter((member) => existingCollections.some((collection) => collection.id === member)),
  }))
