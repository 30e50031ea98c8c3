import type { ContentBundle, Layout, MenuItem } from '@herna/contract/content'
import { SHELVES, TOP_SHELF } from '../import/shelves.ts'
import type { CatalogueSource } from './catalogue.ts'

/** Rows for what an import derives; those without games are not shown. */
const LOBBY: Layout = {
  id: 'layout-lobby',
  type: 'Lobby',
  seoId: null,
  widgets: [
    { id: 'lobby-top', type: 'Games', title: null, visibleTo: 'All', category: TOP_SHELF.id, tileLayout: 'Top10' },
    ...SHELVES.map(({ id, tileLayout }) => ({
      id: `lobby-${id}`,
      type: 'Games' as const,
      title: null,
      visibleTo: 'All' as const,
      category: id,
      tileLayout,
    })),
  ],
}

const menuItem = (id: string, type: MenuItem['type'], title: string, route: string): MenuItem => ({
  id,
  type,
  title,
  route,
  img: null,
  isPersonalized: false,
  lobby: 'Casino',
})

const published = (): ContentBundle => ({
  games: [],
  gameInfos: [],
  providers: [],
  collections: [],
  collectionGroups: [],
  categories: [],
  jackpots: [],
  promotions: [],
  pages: [],
  menu: [
    menuItem('lobby', 'Internal', 'Lobby', 'preview'),
    menuItem('poskytovatelia', 'Internal', 'Poskytovatelia', 'preview-providers'),
    menuItem('vsetky-hry', 'AllGames', 'Všetky hry', 'preview-all-games'),
  ],
  submenu: [],
  layouts: [LOBBY],
  carousels: [],
  videoWidgets: [],
  seo: [],
  languages: [],
  legalRules: { title: 'Pravidlá hry', sections: [] },
  globalSettings: {
    enabledFilters: ['category', 'collection', 'provider', 'reel', 'betAmount', 'maxWin', 'jackpot', 'gamble', 'bonus'],
    enabledFiltersLive: ['category', 'provider', 'language', 'betAmount', 'openTable', 'availableSeat'],
    gameDetailTags: [
      'Categories',
      'Collections',
      'NumberOfReels',
      'NumberOfLines',
      'Volatility',
      'Rtp',
      'SpecialFeatures',
      'Labels',
    ],
    search: {
      searchResultIncludes: { categories: true, providers: true, collections: true },
      category: null,
      popularProviders: [],
      recommended: [],
    },
  },
  webGlobal: { featureToggle: [] },
})

/** What a portal cannot open without, and no games: an operator's import and editors do the rest. */
export const startingContent: CatalogueSource = {
  version: 'starting-content-1',
  isFallback: true,
  make: () => ({ published: published(), drafts: {}, motifs: {} }),
}
