import type { LobbyKind } from '@herna/contract'
import { type Bits, intersect, noBits, setBit, unite } from '../catalogue/bits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { foldedTexts, forEachContaining } from '../search/folded-names.ts'
import { fold } from '../search/fold.ts'
import { CHOICE_GROUPS, type ChoiceGroup, choicesOf, FLAG_GROUPS, type FlagGroup, LIVE_FEED_GROUPS } from './choices.ts'
import { type AmountRange, type FilterGroup, type FilterSet, NO_FILTERS } from './filter-set.ts'
import { gameStatistics } from './statistics.ts'

/** A group that narrows the list, and the games that pass it. */
export interface ActiveGroup {
  group: FilterGroup | 'search'
  games: Bits
}

/** The active groups, each with its games: OR within a group [5.7]. Without a live feed its two flags do not filter. */
export function activeGroups(catalogue: Catalogue, set: FilterSet, lobby: LobbyKind): ActiveGroup[] {
  const active: ActiveGroup[] = []
  const { byGroup, flags } = choicesOf(catalogue)
  const addIf = <G extends ActiveGroup['group']>(isActive: boolean, group: G, find: (value: FilterSet[G]) => Bits) => {
    if (isActive) active.push({ group, games: rememberedGames(catalogue, group, set[group], find) })
  }
  for (const group of CHOICE_GROUPS) {
    const ids = Object.keys(set[group])
    addIf(ids.length > 0, group, () => gamesOfAnyChoice(catalogue, byGroup[group], ids))
  }
  for (const group of FLAG_GROUPS) if (set[group] && isKnown(catalogue, group)) active.push({ group, games: flags[group] })
  addIf(isBetNarrowed(set.betAmount, catalogue, lobby), 'betAmount', (range) => betsWithin(catalogue, range))
  addIf(isBounded(set.maxWin), 'maxWin', (range) => winsWithin(catalogue, range))
  addIf(set.search !== '', 'search', (search) => gamesByName(catalogue, search))
  return active
}

const isKnown = (catalogue: Catalogue, group: FlagGroup): boolean =>
  catalogue.live !== undefined || !(LIVE_FEED_GROUPS as readonly FlagGroup[]).includes(group)

/** The last value of each group and its games: a click changes one group, all others keep their value. */
const lastGames = new WeakMap<Catalogue, Map<string, { value: unknown; games: Bits }>>()

/** Values of a `FilterSet` are immutable, so the same value has the same games. */
function rememberedGames<T>(catalogue: Catalogue, group: string, value: T, find: (value: T) => Bits): Bits {
  let byGroup = lastGames.get(catalogue)
  if (!byGroup) lastGames.set(catalogue, (byGroup = new Map()))
  const remembered = byGroup.get(group)
  if (remembered && remembered.value === value) return remembered.games
  const games = find(value)
  byGroup.set(group, { value, games })
  return games
}

/** The games of a lobby that pass every active filter: AND between groups [5.7]. */
export function gamesMatching(catalogue: Catalogue, set: FilterSet, lobby: LobbyKind): Bits {
  const games = catalogue.lobbies[lobby].slice()
  for (const { games: passing } of activeGroups(catalogue, set, lobby)) intersect(games, passing)
  return games
}

function gamesOfAnyChoice(
  catalogue: Catalogue,
  choices: ReturnType<typeof choicesOf>['byGroup'][ChoiceGroup],
  ids: readonly string[],
): Bits {
  const games = noBits(catalogue.size)
  for (const id of ids) {
    const choice = choices.get(id)
    if (choice) unite(games, choice.games)
  }
  return games
}

const isBounded = ({ min, max }: AmountRange): boolean => min > 0 || max > 0

/** A bet range filters only when it is narrower than the range of the lobby's games [5.7]. */
function isBetNarrowed(range: AmountRange, catalogue: Catalogue, lobby: LobbyKind): boolean {
  if (!isBounded(range)) return false
  const { minBet, maxBet } = gameStatistics(catalogue, lobby)
  return (range.min > 0 && range.min > (minBet ?? Number.POSITIVE_INFINITY)) || (range.max > 0 && range.max < (maxBet ?? 0))
}

/** The filters without a bet range that excludes nothing: such a range does not count as active [5.7]. */
export const narrowingFilters = (set: FilterSet, catalogue: Catalogue, lobby: LobbyKind): FilterSet =>
  !isBounded(set.betAmount) || isBetNarrowed(set.betAmount, catalogue, lobby) ? set : { ...set, betAmount: NO_FILTERS.betAmount }

const upper = (range: AmountRange): number => (range.max > 0 ? range.max : Number.POSITIVE_INFINITY)

/** One end of the game's bets is in the range, or its bets cover the range; unknown bets never match [5.7]. */
function betsWithin({ minBet, maxBet, size }: Catalogue, range: AmountRange): Bits {
  const bits = noBits(size)
  const [low, high] = [range.min, upper(range)]
  for (let index = 0; index < size; index++) {
    const min = minBet[index] as number
    const max = maxBet[index] as number
    if (min < 0 || max < 0) continue
    if ((min >= low && min <= high) || (max >= low && max <= high) || (min <= low && max >= high)) setBit(bits, index)
  }
  return bits
}

function winsWithin({ maxWin, size }: Catalogue, range: AmountRange): Bits {
  const bits = noBits(size)
  const [low, high] = [range.min, upper(range)]
  for (let index = 0; index < size; index++) {
    const win = maxWin[index] as number
    if (win >= 0 && win >= low && win <= high) setBit(bits, index)
  }
  return bits
}

function gamesByName(catalogue: Catalogue, search: string): Bits {
  const bits = noBits(catalogue.size)
  const term = fold(search.trim())
  forEachContaining(foldedTexts(catalogue.names), term, (index) => setBit(bits, index))
  return bits
}
