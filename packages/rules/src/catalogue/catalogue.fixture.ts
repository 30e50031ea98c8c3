import { GAME_FEATURE_IDS, GAME_TYPES } from '@herna/contract'
import { blankGame, type Game } from '@herna/contract/content'
import fc from 'fast-check'
import type { Catalogue } from './catalogue.ts'
import { readCatalogue } from './read-catalogue.ts'
import { type CatalogueSource, writeCatalogue } from './write-catalogue.ts'

/** A game with this code; every other fact is unknown. */
export const gameOf = (gameCode: string, known: Partial<Game> = {}): Game =>
  blankGame({ gameCode, name: gameCode, provider: 'p0', type: 'Slot', ...known })

const numbered = (prefix: string, count: number) => Array.from({ length: count }, (_, number) => `${prefix}${number}`)

/** A source of these games with 4 providers, 4 casino and 2 live categories (`c3` dynamic), 4 collections and 2 languages. */
export const sourceOf = (games: readonly Game[], known: Partial<CatalogueSource> = {}): CatalogueSource => ({
  games,
  providers: numbered('p', 4).map((id) => ({ id, slug: id, name: `Provider ${id}`, icon: '', light: '', dark: '' })),
  categories: numbered('c', 6).map((id, index) => ({
    id,
    slug: id,
    title: `Kategória ${id}`,
    lobby: index < 4 ? 'Casino' : 'Live',
    icon: null,
    dynamic: id === 'c3',
  })),
  collections: numbered('t', 4).map((id) => ({ id, slug: id, title: `Téma ${id}`, href: `/temy/${id}`, icon: null })),
  languages: numbered('l', 2).map((code) => ({ code, name: code, flag: '' })),
  jackpotOf: new Map(),
  settings: {
    enabledFilters: [],
    enabledFiltersLive: [],
    search: {
      includes: { categories: true, providers: true, collections: true },
      category: null,
      popularProviders: [],
      recommended: [],
    },
  },
  ...known,
})

export const catalogueOf = (games: readonly Game[], known: Partial<CatalogueSource> = {}): Catalogue =>
  readCatalogue(writeCatalogue(sourceOf(games, known)))

const someIds = (prefix: string, count: number) => fc.subarray(numbered(prefix, count))
const unknownOr = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })

/** Any game that fits the lists above, without a code. */
export const anyGame: fc.Arbitrary<Omit<Game, 'gameCode'>> = fc.record({
  name: fc.constantFrom('Vlčia hora', 'Zlatý kohút', 'Žraločí záliv', 'Perla', 'Kométa 9', 'Straße', 'La la land'),
  provider: fc.constantFrom('p0', 'p1', 'p2', 'p3', 'unknown'),
  type: fc.constantFrom(...GAME_TYPES),
  collections: someIds('t', 4),
  categories: someIds('c', 6),
  numberOfReels: unknownOr(fc.constantFrom(3, 5, 6)),
  jackpot: fc.boolean(),
  gamble: fc.boolean(),
  bonusGameFeature: fc.boolean(),
  features: fc.subarray(GAME_FEATURE_IDS),
  minBet: unknownOr(fc.integer({ min: 0, max: 50 })),
  maxBet: unknownOr(fc.integer({ min: 0, max: 100 })),
  maxWin: unknownOr(fc.integer({ min: 0, max: 3_000_000_000 })),
  rtp: unknownOr(fc.integer({ min: 8_000, max: 10_000 }).map((hundredths) => hundredths / 100)),
  volatility: unknownOr(fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)),
  promotionLevel: fc.integer({ min: -1, max: 7 }),
  commercialTier: fc.integer({ min: -2, max: 12 }),
  demoEnabled: fc.boolean(),
  realEnabled: fc.boolean(),
  requirePassword: fc.boolean(),
  fileVersion: fc.constantFrom('1', '2'),
  labels: fc.constantFrom([], [{ title: 'Nové', color: '#ffb224', textColor: '#000000' }]),
  Dealer: unknownOr(fc.constant({ DealerName: 'Eva' })),
  DynamicImageUrl: fc.constant(null),
  Language: unknownOr(fc.constantFrom('l0', 'l1', 'xx')),
  maintenance: fc.constantFrom(null, null, { until: null }, { until: '2026-11-22T10:00:00.000Z' }),
  releasedOn: fc.constantFrom(null, '2024-02-29', '2026-11-20'),
})

export const anyGames = (max = 40): fc.Arbitrary<Game[]> =>
  fc
    .array(anyGame, { maxLength: max })
    .map((games) => games.map((game, index) => ({ ...game, gameCode: index % 2 ? `g-${index}` : `${index}` })))
