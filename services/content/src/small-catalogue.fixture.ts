import { createHash } from 'node:crypto'
import { blankGame, blankProvider, type ContentBundle, type Game, type GameInfo } from '@herna/contract/content'
import type { CatalogueSource } from './seeding/catalogue.ts'

/** A catalogue of three games for tests: at least one of every kind, a draft of a game and of a page. */
export function smallCatalogue(change: (bundle: ContentBundle) => void = () => {}): CatalogueSource {
  const published: ContentBundle = {
    games: [
      smallGame('zlaty-vlk'),
      smallGame('modra-studna'),
      smallGame('zivy-stol', { type: 'Live', Dealer: { DealerName: 'Eva' }, Language: 'sk' }),
    ],
    gameInfos: ['zlaty-vlk', 'modra-studna', 'zivy-stol'].map(smallInfo),
    providers: [provider],
    collections: [collection],
    collectionGroups: [{ id: 'temy', title: 'Témy', collections: ['zvierata'] }],
    categories: [category],
    jackpots: [
      {
        id: 'velky',
        slug: 'velky',
        title: 'Veľký',
        description: null,
        gameCodes: ['zlaty-vlk'],
        jackpotLevels: [{ title: 'Mega', amount: 100 }],
      },
    ],
    promotions: [promotion],
    pages: [
      {
        id: 'o-nas',
        slug: 'o-nas',
        title: 'O nás',
        body: '<p>Text</p>',
        image: null,
        publishedAt: '2026-01-01T00:00:00Z',
        contentType: 'ContentPage',
      },
    ],
    menu: [
      {
        id: 'm1',
        type: 'AllGames',
        title: 'Všetky hry',
        route: 'preview-all-games',
        img: null,
        isPersonalized: false,
        lobby: 'Casino',
      },
    ],
    submenu: [{ id: 's1', icon: null, title: 'Bonusy', type: 'Promotion', slug: 'vitaj', url: null }],
    layouts: [
      {
        id: 'lobby',
        type: 'Lobby',
        seoId: 'lobby',
        widgets: [{ id: 'w1', title: null, visibleTo: 'All', type: 'Html', html: '<p>Vitajte</p>' }],
      },
    ],
    carousels: [
      { id: 'hore', lobby: 'Casino', slides: [] },
      { id: 'zive', lobby: 'Live', slides: [] },
    ],
    videoWidgets: [{ id: 'v1', title: 'Video', video: null, poster: '/assets/banners/v1/video', gameCode: 'zlaty-vlk' }],
    seo: [
      {
        id: 'lobby',
        title: 'Herňa',
        ogTitle: null,
        description: 'Hry',
        ogDescription: null,
        ogImage: null,
        twitterCard: 'summary',
        metaRobots: 'index',
      },
    ],
    languages: [{ code: 'en', tables: ['zivy-stol'], flagImg: '/assets/flags/gb.svg', name: 'Angličtina' }],
    legalRules: { title: 'Pravidlá', sections: [{ id: 'uvod', title: 'Úvod', body: '<p>Pravidlo</p>' }] },
    globalSettings: {
      enabledFilters: ['Collections'],
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
    webMessages: [],
  }
  const drafts: Partial<ContentBundle> = {
    games: [smallGame('zlaty-vlk', { name: 'Zlatý vlk (návrh)' })],
    pages: [{ ...(published.pages[0] as ContentBundle['pages'][number]), title: 'O nás (návrh)' }],
  }
  change(published)
  const parts = { published, drafts, motifs: { 'zlaty-vlk': ['wolf'] } }
  return { version: createHash('sha256').update(JSON.stringify(parts)).digest('hex'), make: () => parts }
}

export const smallGame = (gameCode: string, differing: Partial<Game> = {}): Game =>
  blankGame({
    gameCode,
    name: gameCode,
    provider: 'dielna',
    type: 'Slot',
    collections: ['zvierata'],
    categories: ['automaty'],
    numberOfReels: 5,
    bonusGameFeature: true,
    minBet: 10,
    maxBet: 10_000,
    maxWin: 5_000_000,
    rtp: 95.68,
    volatility: 3,
    demoEnabled: true,
    realEnabled: true,
    labels: [{ title: 'Novinka', color: '#aa0000', textColor: '#ffffff' }],
    releasedOn: '2026-01-31',
    ...differing,
  })

export const smallInfo = (gameCode: string): GameInfo => ({
  gameCode,
  description: `Opis hry ${gameCode}`,
  videoPreview: null,
  lines: 20,
  numberOfReels: 5,
  volatility: 3,
  rtp: 95.68,
  labels: [{ title: 'Novinka' }],
  specialFeatures: ['free-spins'],
})

const provider = blankProvider({
  id: 'dielna',
  name: 'Dielňa',
  games: ['zlaty-vlk', 'modra-studna', 'zivy-stol'],
  launchUrl: '{gameHost}/launch/{gameCode}?mode=real',
  launchUrlDemo: '{gameHost}/launch/{gameCode}?mode=demo',
})
const collection: ContentBundle['collections'][number] = {
  id: 'zvierata',
  slug: 'zvierata',
  title: 'Zvieratá',
  description: null,
  games: ['zlaty-vlk', 'modra-studna'],
  url: null,
  iconImage: null,
  actionRoute: null,
  excludeFromPage: false,
}
const category: ContentBundle['categories'][number] = {
  id: 'automaty',
  slug: 'automaty',
  title: 'Automaty',
  description: null,
  type: 'Default',
  lobby: 'Casino',
  style: 'default',
  tileLayout: 'Default',
  games: ['zlaty-vlk', 'modra-studna'],
  widgets: [],
  iconImage: null,
}
const promotion: ContentBundle['promotions'][number] = {
  id: 'vitaj',
  slug: 'vitaj',
  title: 'Vitajte',
  summary: 'Bonus',
  body: '<p>Celý text</p>',
  image: '/assets/banners/vitaj/promotion',
  games: ['zlaty-vlk'],
  visibleTo: 'All',
  templateCode: null,
  tagName: null,
  startsAt: null,
  endsAt: null,
}
