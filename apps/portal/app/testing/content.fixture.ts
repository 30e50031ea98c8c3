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

/** A game with only a name; tests override what they need. */
export const gameOf = (gameCode: string, overrides: Partial<Game> = {}): Game =>
  blankGame({ gameCode, name: `Hra ${gameCode}`, provider: 'krivan', type: 'Slot', ...overrides })

export const gamesNamed = (count: number, overrides: Partial<Game> = {}): Game[] =>
  Array.from({ length: count }, (_, index) => gameOf(`g-${String(index + 1).padStart(4, '0')}`, overrides))

export const providerOf = (id: string, games: string[] = []): Provider => blankProvider({ id, name: `Štúdio ${id}`, games })

export const categoryOf = (id: string, games: string[], overrides: Partial<Category> = {}): Category => ({
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
  ...overrides,
})

export const collectionOf = (id: string, games: string[], overrides: Partial<Collection> = {}): Collection => ({
  id,
  slug: id,
  title: `Téma ${id}`,
  description: null,
  games,
  url: null,
  iconImage: null,
  actionRoute: null,
  excludeFromPage: false,
  ...overrides,
})

export const jackpotOf = (id: string, gameCodes: string[], amounts: number[]): Jackpot => ({
  id,
  slug: id,
  title: `Jackpot ${id}`,
  description: null,
  gameCodes,
  jackpotLevels: amounts.map((amount, index) => ({ title: `Úroveň ${index + 1}`, amount })),
})

/** Empty content, as for a new operator. */
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

/** A content snapshot with the indexes the server builds. */
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

/** Catalogue settings without filters, and a search without suggestions before typing. */
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

/** Input for `writeCatalogue`: the games and the given parts; everything else is empty. */
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
