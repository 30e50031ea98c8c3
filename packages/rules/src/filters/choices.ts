import { GAME_FLAGS, type LobbyKind } from '@herna/contract'
import { type Bits, countBoth, noBits, setBit } from '../catalogue/bits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type Choice, featureChoices, reelChoices, rtpChoices, volatilityChoices } from './fact-choices.ts'
import { FILTER_GROUPS, type FilterGroup } from './filter-set.ts'

/** Filter groups with choices, any of which may match. */
export const CHOICE_GROUPS = [
  'category',
  'collection',
  'provider',
  'language',
  'reel',
  'volatility',
  'rtp',
  'feature',
] as const satisfies FilterGroup[]
/** One of `CHOICE_GROUPS`. */
export type ChoiceGroup = (typeof CHOICE_GROUPS)[number]
/** Filter groups that are a single switch. */
export const FLAG_GROUPS = ['jackpot', 'gamble', 'bonus', 'openTable', 'availableSeat'] as const satisfies FilterGroup[]
/** One of `FLAG_GROUPS`. */
export type FlagGroup = (typeof FLAG_GROUPS)[number]
/** These depend on the live feed: they are offered, and filter, only with live tables (`withLiveTables`). */
export const LIVE_FEED_GROUPS = ['openTable', 'availableSeat'] as const satisfies FlagGroup[]
const isOfLiveFeed = (group: FilterGroup): boolean => (LIVE_FEED_GROUPS as readonly FilterGroup[]).includes(group)

interface Choices {
  byGroup: Record<ChoiceGroup, ReadonlyMap<string, Choice>>
  flags: Record<FlagGroup, Bits>
}
const choicesByCatalogue = new WeakMap<Catalogue, Choices>()

/** The choices and flags of a catalogue as bit sets, built once. */
export function choicesOf(catalogue: Catalogue): Choices {
  let choices = choicesByCatalogue.get(catalogue)
  if (!choices) choicesByCatalogue.set(catalogue, (choices = collectChoices(catalogue)))
  return choices
}

function collectChoices(catalogue: Catalogue): Choices {
  const { categories, collections, providers, languages } = catalogue
  const mapOf = (list: readonly Choice[]) => new Map(list.map((choice) => [choice.id, choice]))
  return {
    byGroup: {
      category: mapOf(categories),
      collection: mapOf(collections),
      provider: mapOf(providers.map(({ id, name, games }) => ({ id, title: name, games }))),
      language: mapOf(languages.map(({ code, name, games }) => ({ id: code, title: name, games }))),
      reel: mapOf(reelChoices(catalogue)),
      volatility: mapOf(volatilityChoices(catalogue)),
      rtp: mapOf(rtpChoices(catalogue)),
      feature: mapOf(featureChoices(catalogue)),
    },
    flags: {
      jackpot: gamesWithFlag(catalogue, GAME_FLAGS.jackpot),
      gamble: gamesWithFlag(catalogue, GAME_FLAGS.gamble),
      bonus: gamesWithFlag(catalogue, GAME_FLAGS.bonus),
      openTable: catalogue.live?.openTable ?? noBits(catalogue.size),
      availableSeat: catalogue.live?.availableSeat ?? noBits(catalogue.size),
    },
  }
}

function gamesWithFlag({ flags, size }: Catalogue, flag: number): Bits {
  const bits = noBits(size)
  for (let index = 0; index < size; index++) if (((flags[index] as number) & flag) !== 0) setBit(bits, index)
  return bits
}

/** The groups an editor enabled for this lobby [3.45] and that its games have, in the panel's order. */
export function enabledGroups(catalogue: Catalogue, lobby: LobbyKind): FilterGroup[] {
  const { enabledFilters, enabledFiltersLive } = catalogue.settings
  const enabled = lobby === 'Live' ? enabledFiltersLive : enabledFilters
  return FILTER_GROUPS.filter(
    (group) =>
      enabled.includes(group) &&
      // Tables open and close while the panel is open, so these are offered even when none would be left.
      (isOfLiveFeed(group) ? catalogue.live !== undefined : !(isFlag(group) && noneHas(catalogue, group, lobby))),
  )
}

/** The groups of the live feed that an editor enabled for this lobby [3.45], while the catalogue has no live tables: to be shown, but not chosen. */
export function waitingGroups(catalogue: Catalogue, lobby: LobbyKind): FlagGroup[] {
  if (catalogue.live || lobby !== 'Live') return []
  return LIVE_FEED_GROUPS.filter((group) => catalogue.settings.enabledFiltersLive.includes(group))
}

const isFlag = (group: FilterGroup): group is FlagGroup => (FLAG_GROUPS as readonly FilterGroup[]).includes(group)
/** A switch that would leave no games is not offered. */
const noneHas = (catalogue: Catalogue, flag: FlagGroup, lobby: LobbyKind): boolean =>
  countBoth(choicesOf(catalogue).flags[flag], catalogue.lobbies[lobby]) === 0

const offeredChoices = new WeakMap<Catalogue, Map<string, readonly Choice[]>>()

/** The choices of a group with games in this lobby; without dynamic categories and categories of the other lobby [5.7]. */
export function choicesIn(catalogue: Catalogue, group: ChoiceGroup, lobby: LobbyKind): readonly Choice[] {
  let lists = offeredChoices.get(catalogue)
  if (!lists) offeredChoices.set(catalogue, (lists = new Map()))
  const key = `${lobby} ${group}`
  let list = lists.get(key)
  if (!list) lists.set(key, (list = listChoices(catalogue, group, lobby)))
  return list
}

function listChoices(catalogue: Catalogue, group: ChoiceGroup, lobby: LobbyKind): readonly Choice[] {
  const choices = [...choicesOf(catalogue).byGroup[group].values()].filter(
    ({ games }) => countBoth(games, catalogue.lobbies[lobby]) > 0,
  )
  if (group !== 'category') return choices
  const filterableIds = new Set(catalogue.categories.filter((each) => !each.dynamic && each.lobby === lobby).map(({ id }) => id))
  return choices.filter(({ id }) => filterableIds.has(id))
}
