import type { GlobalSettings, WebGlobal } from '@herna/contract/content'

/** [3.45] Keys of the filter set [3.48] by lobby; [3.44] tags of the details; [3.35] search. */
export const globalSettings = (popularProviders: string[], recommended: string[]): GlobalSettings => ({
  enabledFilters: [
    'category',
    'collection',
    'provider',
    'reel',
    'volatility',
    'rtp',
    'feature',
    'betAmount',
    'maxWin',
    'jackpot',
    'gamble',
    'bonus',
  ],
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
    category: 'prave-sa-hra',
    popularProviders,
    recommended,
  },
})

/** The sandbox has no mobile app, so its banner is listed for no operating system [2.37]. */
export const webGlobal = (): WebGlobal => ({
  featureToggle: [],
  appBanner: { systems: [], stores: { Android: null, iOS: null }, image: null },
})
