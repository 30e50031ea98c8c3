import type { LobbyKind } from '@herna/contract'
import type { Game } from '@herna/contract/content'
import fc from 'fast-check'
import { type FilterSet, NO_FILTERS } from './filter-set.ts'
import type { LiveTableFacts } from './live-tables.ts'

/** Live tables by game code. */
export type Tables = ReadonlyMap<string, LiveTableFacts>

/** The rule of [5.7] as written, on plain games: the bit sets must agree with it. `tables` null: there is no live feed. */
export function passes(game: Game, set: FilterSet, all: readonly Game[], tables: Tables | null = null): boolean {
  const matchesAny = (selected: Readonly<Record<string, true>>, ids: readonly string[]) =>
    Object.keys(selected).length === 0 || ids.some((id) => Object.hasOwn(selected, id))
  return (
    matchesAny(set.category, game.categories) &&
    matchesAny(set.collection, game.collections) &&
    matchesAny(set.provider, [game.provider]) &&
    matchesAny(set.language, languagesOf(game, tables)) &&
    matchesAny(set.reel, game.numberOfReels === null ? [] : [String(game.numberOfReels)]) &&
    matchesAny(set.volatility, game.volatility === null ? [] : [String(Math.round(game.volatility))]) &&
    matchesAny(set.rtp, game.rtp === null ? [] : [rtpBandOf(game.rtp)]) &&
    matchesAny(set.feature, game.features) &&
    passesBet(game, set, all) &&
    passesWin(game, set) &&
    (!set.jackpot || game.jackpot) &&
    (!set.gamble || game.gamble) &&
    (!set.bonus || game.bonusGameFeature) &&
    (!tables || passesTable(tables.get(game.gameCode), set)) &&
    plain(game.name).includes(plain(set.search))
  )
}

const BANDS = ['-94', '94-95', '95-96', '96-96.5', '96.5-97', '97-98', '98-']
/** The band as its id reads: from the first number to less than the second. */
const rtpBandOf = (rtp: number): string =>
  BANDS.find((band) => {
    const [from, below] = [band.slice(0, band.indexOf('-')), band.slice(band.indexOf('-') + 1)].map(Number) as [number, number]
    return rtp >= from && (below === 0 || rtp < below)
  }) ?? ''

/** The table's language replaces the game's [3.38]. */
function languagesOf(game: Game, tables: Tables | null): string[] {
  const table = tables?.get(game.gameCode)
  const language = table ? table.Language : game.Language
  return language ? [language] : []
}

function passesTable(table: LiveTableFacts | undefined, { openTable, availableSeat }: FilterSet): boolean {
  const isOnline = table?.Status === 'online'
  const taken = Object.values(table?.SeatsAvailability ?? {})
  const isFree = taken.some((isTaken) => !isTaken)
  return (!openTable || isOnline) && (!availableSeat || (isOnline && isFree))
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

function passesBet({ minBet, maxBet }: Game, { betAmount: { min, max } }: FilterSet, all: readonly Game[]): boolean {
  const lowest = Math.min(...all.flatMap((game) => game.minBet ?? []))
  const highest = Math.max(...all.flatMap((game) => game.maxBet ?? []))
  const isNarrowed = (min > 0 && !(min <= lowest)) || (max > 0 && !(max >= highest))
  if (!isNarrowed) return true
  if (minBet === null || maxBet === null) return false
  const high = max === 0 ? Number.POSITIVE_INFINITY : max
  const isInRange = (bet: number) => bet >= min && bet <= high
  return isInRange(minBet) || isInRange(maxBet) || (minBet <= min && maxBet >= high)
}

function passesWin({ maxWin }: Game, { maxWin: { min, max } }: FilterSet): boolean {
  if (min === 0 && max === 0) return true
  return maxWin !== null && maxWin >= min && (max === 0 || maxWin <= max)
}

export const inLobby = (game: Game, lobby: LobbyKind): boolean =>
  lobby === 'Live' ? game.type === 'Live' || game.type === 'Table' : game.type !== 'Live'

const selected = (...ids: string[]) =>
  fc.subarray(ids, { maxLength: 2 }).map((some) => Object.fromEntries(some.map((id) => [id, true as const])))
const range = (most: number) =>
  fc
    .tuple(fc.constantFrom(0, 0, 1, Math.floor(most / 3)), fc.constantFrom(0, 0, Math.floor(most / 2), most))
    .map(([min, max]) => ({ min, max }))

/** Any filters over the catalogues of `catalogue.fixture.ts`. */
export const anyFilters: fc.Arbitrary<FilterSet> = fc
  .record({
    category: selected('c0', 'c1', 'c3', 'c4', 'gone'),
    collection: selected('t0', 't1', 't2'),
    provider: selected('p0', 'p1', 'p2'),
    language: selected('l0', 'l1'),
    reel: selected('3', '5', '6', '12'),
    volatility: selected('1', '3', '4', '5', '9'),
    rtp: selected('-94', '96-96.5', '97-98', '98-', 'gone'),
    feature: selected('cascade', 'ways', 'multiplier', 'gone'),
    betAmount: range(100),
    maxWin: range(3_000_000_000),
    jackpot: fc.boolean(),
    gamble: fc.boolean(),
    bonus: fc.boolean(),
    openTable: fc.boolean(),
    availableSeat: fc.boolean(),
    search: fc.constantFrom('', '', 'zl', 'LA', 'strasse', 'č'),
  })
  .chain((full) =>
    // Most groups off: a game that passes eleven filters at once is too rare to tell anything.
    fc.subarray(Object.keys(full), { maxLength: 4 }).map((on) => ({
      ...NO_FILTERS,
      ...Object.fromEntries(Object.entries(full).filter(([group]) => on.includes(group))),
    })),
  )

/** Tables of some of the games of `anyGames`, and of one that no catalogue has. */
export const anyTables: fc.Arbitrary<Tables> = fc
  .dictionary(
    fc.constantFrom('0', '2', '4', 'g-1', 'g-3', 'g-5', 'gone'),
    fc.record({
      Language: fc.constantFrom(null, 'l0', 'l1', 'xx'),
      Status: fc.constantFrom('online', 'online', 'closed', 'maintenance', 'Online'),
      SeatsAvailability: fc.dictionary(fc.constantFrom('1', '2'), fc.boolean()),
    }),
  )
  .map((tables) => new Map(Object.entries(tables)))
