import {
  blankGame,
  blankProvider,
  type Category,
  type Collection,
  type ContentLists,
  type Game,
  type Jackpot,
  type Provider,
} from '@herna/contract/content'
import type { ContentSnapshot } from '../loader-context/index.ts'

/** A game of which nothing is known but its name: tests say what they need. */
export const gameOf = (gameCode: string, known: Partial<Game> = {}): Game =>
  blankGame({ gameCode, name: `Hra ${gameCode}`, provider: 'krivan', type: 'Slot', ...known })

export const gamesNamed = (count: number, known: Partial<Game> = {}): Game[] =>
  Array.from({ length: count }, (_, index) => gameOf(`g-${String(index + 1).padStart(4, '0')}`, known))

export const providerOf = (id: string, games: string[] = []): Provider => blankProvider({ id, name: `Štúdio ${id}`, games })

export const categoryOf = (id: string, games: string[], known: Partial<Category> = {}): Category => ({
  id,
  slug: id,
  title: `Kategória ${id}`,
  description: null,
  type: 'Default',
  lobby: 'Casino',
  style: 'default',
  tileLayout: 'Default',
  games,
  widgets: [],
  iconImage: null,
  ...known,
})

export const collectionOf = (id: string, games: string[], known: Partial<Collection> = {}): Collection => ({
  id,
  slug: id,
  title: `Téma ${id}`,
  description: null,
  games,
  url: null,
  iconImage: null,
  actionRoute: null,
  excludeFromPage: false,
  ...known,
})

export const jackpotOf = (id: string, gameCodes: string[], amounts: number[]): Jackpot => ({
  id,
  slug: id,
  title: `Jackpot ${id}`,
  description: null,
  gameCodes,
  jackpotLevels: amounts.map((amount, index) => ({ title: `Úroveň ${index + 1}`, amount })),
})

/** An operator who has just begun. */
export const noContent = (): ContentLists => ({
  games: [],
  providers: [],
  collections: [],
  collectionGroups: [],
  categories: [],
  jackpots: [],
  promotions: [],
  pages: [],
  menu: [],
  submenu: [],
  layouts: [],
  carousels: [],
  videoWidgets: [],
  languages: [],
  legalRules: { title: '', sections: [] },
  globalSettings: {
    enabledFilters: [],
    enabledFiltersLive: [],
    gameDetailTags: [],
    search: {
      searchResultIncludes: { categories: true, providers: true, collections: true },
      category: null,
      popularProviders: [],
      recommended: [],
    },
  },
  webGlobal: { featureToggle: [] },
})

/** One reading of content with the look-ups the server makes. */
export function contentOf(lists: Partial<ContentSnapshot> = {}): ContentSnapshot {
  const content = {
    version: '1',
    status: 'Published' as const,
    locale: 'sk-SK',
    ...noContent(),
    providers: [providerOf('krivan')],
    ...lists,
  }
  return {
    ...content,
    gameByCode: new Map(content.games.map((game) => [game.gameCode, game])),
    providerById: new Map(content.providers.map((provider) => [provider.id, provider])),
    categoryById: new Map(content.categories.map((category) => [category.id, category])),
    collectionById: new Map(content.collections.map((collection) => [collection.id, collection])),
    jackpotById: new Map(content.jackpots.map((jackpot) => [jackpot.id, jackpot])),
  }
}

/** Settings of a catalogue without filters, with a search that shows nothing until something is typed. */
export const settingsOf = <Search extends object, Filter extends string = never>(
  search?: Search,
  enabledFilters: Filter[] = [],
) => ({
  enabledFilters,
  enabledFiltersLive: [] as never[],
  search: {
    includes: { categories: true, providers: true, collections: true },
    category: null,
    popularProviders: [] as string[],
    recommended: [] as string[],
    ...search,
  },
})

/** What a catalogue is written from: games and what else is given; the rest is empty. */
export const catalogueOf = <More extends object>(games: Game[], more?: More) => ({
  games,
  providers: [] as never[],
  categories: [] as never[],
  collections: [] as never[],
  languages: [] as never[],
  jackpotOf: new Map<string, never>(),
  settings: settingsOf(),
  ...more,
})
