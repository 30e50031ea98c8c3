import type { ContentBundle, Layout, MenuItem } from '@herna/contract/content'
import { DERIVED_CATEGORIES, TOP_CATEGORY } from '../import/derived-categories.ts'
import type { CatalogueSource } from './catalogue.ts'

/** Rows for the categories that an import derives; those without games are not shown. */
const LOBBY: Layout = {
  id: 'layout-lobby',
  type: 'Lobby',
  seoId: null,
  widgets: [
    { id: 'lobby-top', type: 'Games', title: null, visibleTo: 'All', category: TOP_CATEGORY.id, tileLayout: 'Top10' },
    ...DERIVED_CATEGORIES.map(({ id, tileLayout }) => ({
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
  webMessages: [],
})

/** The minimum a portal requires, without games; an import and editors add the rest. */
export const emptyCatalogue: CatalogueSource = {
  version: 'starting-content-1',
  isFallback: true,
  make: () => ({ published: published(), drafts: {}, motifs: {} }),
}
