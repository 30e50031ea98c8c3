import type { Collection, CollectionGroup } from '@herna/contract/content'
import type { Entry } from '../games/entry.ts'
import { randomOf } from '../random.ts'
import { THEMES } from '../themes/index.ts'
import { codes, separateStudios } from './rows.ts'
import { GROUPS, MOTIF_COLLECTIONS } from './collection-list.ts'
import { isSlot, labelled } from './category-definition.ts'
import { THEME_COLLECTIONS } from './theme-collections.ts'

interface Source {
  id: string
  title: string
  description: string
  icon: string
  holds: (entry: Entry) => boolean
}

const fromThemes = (): Source[] =>
  THEMES.map(({ id, title }) => ({
    id,
    title,
    description: THEME_COLLECTIONS[id]?.description ?? '',
    icon: THEME_COLLECTIONS[id]?.icon ?? 'star',
    holds: (entry) => entry.game.type === 'Slot' && entry.themes.includes(id),
  }))
const fromMotifs = (): Source[] =>
  MOTIF_COLLECTIONS.map(({ id, title, description, motifs }) => ({
    id,
    title,
    description,
    icon: motifs[0] ?? 'star',
    holds: (entry) => entry.game.type === 'Slot' && entry.motifs.some((motif) => motifs.includes(motif)),
  }))

/** Collections that link to another page, or that are excluded from the list of collections [3.26]. */
const SPECIAL: readonly (Source & Partial<Pick<Collection, 'url' | 'actionRoute' | 'excludeFromPage'>>)[] = [
  {
    id: 'hry-o-jackpot',
    title: 'Hry o jackpot',
    description: 'Každé točenie v nich prispieva do spoločného jackpotu.',
    icon: 'treasure',
    holds: ({ game }) => game.jackpot,
    actionRoute: 'preview-jackpots',
  },
  {
    id: 'cerstve-novinky',
    title: 'Čerstvé novinky',
    description: 'Automaty, ktoré pribudli za posledné týždne.',
    icon: 'sunrise',
    holds: (entry) => isSlot(entry) && labelled('Nové')(entry),
    url: '/kategorie/nove',
  },
  {
    id: 'na-uvod',
    title: 'Na úvod',
    description: 'Tri valce, nízka volatilita a pravidlá na jednu obrazovku.',
    icon: 'star',
    holds: ({ game }) => game.numberOfReels === 3 && (game.volatility ?? 5) <= 2,
    excludeFromPage: true,
  },
]

export function collections(entries: readonly Entry[]): Collection[] {
  const sources: readonly (typeof SPECIAL)[number][] = [...fromThemes(), ...fromMotifs(), ...SPECIAL]
  return sources.map(({ id, title, description, icon, holds, url, actionRoute, excludeFromPage }) => {
    const random = randomOf(`collection ${id}`)
    const ranked = entries
      .filter(holds)
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

export const collectionGroups = (all: readonly Collection[]): CollectionGroup[] =>
  GROUPS.map(({ id, title, members }) => ({
    id,
    title,
    collections: members.filter((member) => all.some((collection) => collection.id === member)),
  }))
