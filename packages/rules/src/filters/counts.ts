import type { LobbyKind } from '@herna/contract'
import { type Bits, countBits, countBoth, intersect, subtract } from '../catalogue/bits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { CHOICE_GROUPS, type Choice, type ChoiceGroup, choicesIn, choicesOf, FLAG_GROUPS, type FlagGroup } from './choices.ts'
import type { FilterGroup, FilterSet } from './filter-set.ts'
import { barsOf, betGaps, winGaps } from './bars.ts'
import { type ActiveGroup, activeGroups } from './match.ts'
import { gameStatistics } from './statistics.ts'

/** One choice and its number of games. */
export interface CountedChoice {
  id: string
  title: string
  /** When chosen, or nothing in its group is: games it leaves. Otherwise: games it would add. */
  count: number
  isChosen: boolean
  adds: boolean
}

/** Numbers of games for every choice of the panel. */
export interface FilterCounts {
  /** Games that pass all filters. */
  total: number
  choices: Record<ChoiceGroup, CountedChoice[]>
  flags: Record<FlagGroup, number>
  /**
   * Games that accept a bet between two neighbouring stops of the statistics, one number per gap; `winBars`: likewise for the
   * highest win.
   */
  betBars: number[]
  winBars: number[]
}

/**
 * For every choice how many games it would leave or add, with all other groups applied: one pass of bit operations per group,
 * without lists of games.
 */
export function filterCounts(catalogue: Catalogue, set: FilterSet, lobby: LobbyKind): FilterCounts {
  const active = activeGroups(catalogue, set, lobby)
  const passingOthers = gamesPassingOthers(catalogue.lobbies[lobby], active)
  const { flags } = choicesOf(catalogue)
  const statistics = gameStatistics(catalogue, lobby)
  return {
    total: countBits(passingOthers(null)),
    choices: Object.fromEntries(
      CHOICE_GROUPS.map((group) => {
        const chosenGames = active.find((each) => each.group === group)?.games
        return [group, countChoices(choicesIn(catalogue, group, lobby), set[group], passingOthers(group), chosenGames)]
      }),
    ) as FilterCounts['choices'],
    flags: Object.fromEntries(
      FLAG_GROUPS.map((group) => [group, countBoth(passingOthers(group), flags[group])]),
    ) as FilterCounts['flags'],
    betBars: barsOf(betGaps(catalogue, statistics), passingOthers('betAmount')),
    winBars: barsOf(winGaps(catalogue, statistics), passingOthers('maxWin')),
  }
}

/** The lobby's games that pass all active groups but one; groups that are not active share the same set. */
function gamesPassingOthers(lobby: Bits, active: readonly ActiveGroup[]): (group: FilterGroup | null) => Bits {
  const passing = (groups: readonly ActiveGroup[]): Bits => {
    const games = lobby.slice()
    for (const activeGroup of groups) intersect(games, activeGroup.games)
    return games
  }
  const passingAll = passing(active)
  const passingOthers = new Map<string, Bits>()
  for (const { group } of active) {
    passingOthers.set(group, passing(active.filter((each) => each.group !== group)))
  }
  return (group) => (group && passingOthers.get(group)) || passingAll
}

function countChoices(
  choices: readonly Choice[],
  selected: Readonly<Record<string, true>>,
  passingOthers: Bits,
  chosenGames: Bits | undefined,
): CountedChoice[] {
  const addableGames = chosenGames && subtract(passingOthers, chosenGames)
  return choices.map(({ id, title, games }) => {
    const isChosen = Object.hasOwn(selected, id)
    const adds = addableGames !== undefined && !isChosen
    return { id, title, isChosen, adds, count: countBoth(adds ? addableGames : passingOthers, games) }
  })
}
