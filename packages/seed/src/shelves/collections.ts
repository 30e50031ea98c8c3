import type { Collection, CollectionGroup } from '@herna/contract/content'
import type { Entry } from '../games/entry.ts'
import { randomOf } from '../random.ts'
import { THEMES } from '../themes/index.ts'
import { codes, spread } from './rows.ts'
import { GROUPS, MOTIF_COLLECTIONS } from './collection-list.ts'
import { THEME_SHELVES } from './theme-shelves.ts'

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
    description: THEME_SHELVES[id]?.description ?? '',
    icon: THEME_SHELVES[id]?.icon ?? 'star',
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

export function collections(entries: readonly Entry[]): Collection[] {
  return [...fromThemes(), ...fromMotifs()].map(({ id, title, description, icon, holds }) => {
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
      games: codes(spread(ranked.map(({ entry }) => entry))),
      url: null,
      iconImage: `/assets/icons/${icon}.svg`,
      actionRoute: null,
      excludeFromPage: false,
    }
  })
}

export const collectionGroups = (all: readonly Collection[]): CollectionGroup[] =>
  GROUPS.map(({ id, title, members }) => ({
    id,
    title,
    collections: members.filter((member) => all.some((collection) => collection.id === member)),
  }))
