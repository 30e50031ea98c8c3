import type { LobbyKind } from '@herna/contract'
import { type Bits, countBits, noBits } from '../catalogue/bits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { betGaps, winGaps } from './bars.ts'
import { CHOICE_GROUPS, type ChoiceGroup, choicesIn, choicesOf, FLAG_GROUPS, type FlagGroup } from './choices.ts'
import type { Choice } from './fact-choices.ts'
import type { FilterSet } from './filter-set.ts'
import { type ActiveGroup, activeGroups } from './match.ts'
import { gameStatistics } from './statistics.ts'
import { countedSets, type Tally, tally } from './tally.ts'

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
 * For every choice how many games it would leave or add, with all other groups applied. A game counts for a group when it passes
 * all groups, or when that group alone leaves it out; so two sets of games suffice for each group, and between two clicks a
 * tally follows the few games that changed.
 */
export function filterCounts(catalogue: Catalogue, set: FilterSet, lobby: LobbyKind): FilterCounts {
  const tallies = talliesOf(catalogue, lobby)
  const active = activeGroups(catalogue, set, lobby)
  const { passing, leftOutOnlyBy } = splitGames(catalogue.lobbies[lobby], active)
  const count = (group: CountedGroup): GroupCounts => {
    const games = active.find((each) => each.group === group)?.games
    const { left, added } = tallies[group]
    return { left: left(passing), added: games && added(leftOutOnlyBy(games)) }
  }
  const flagCounts = tallies.flags.left(passing)
  return {
    total: countBits(passing),
    choices: Object.fromEntries(
      CHOICE_GROUPS.map((group) => [group, countChoices(choicesIn(catalogue, group, lobby), set[group], count(group))]),
    ) as FilterCounts['choices'],
    flags: Object.fromEntries(FLAG_GROUPS.map((flag, index) => [flag, flagCounts[index]])) as FilterCounts['flags'],
    betBars: countBars(count('betAmount')),
    winBars: countBars(count('maxWin')),
  }
}

type CountedGroup = ChoiceGroup | 'betAmount' | 'maxWin'

/** Of each set of a group: games that pass all filters, and those that only this group leaves out, when it is active. */
interface GroupCounts {
  left: Uint32Array
  added: Uint32Array | undefined
}

/** The lobby's games that pass all active groups, and those that fail no other than one with these games. */
function splitGames(lobby: Bits, active: readonly ActiveGroup[]) {
  const size = lobby.length * 32
  const [passing, failingOnce, failingTwice] = [lobby.slice(), noBits(size), noBits(size)]
  for (const { games } of active) {
    for (let word = 0; word < lobby.length; word++) {
      const failing = (lobby[word] as number) & ~(games[word] as number)
      failingTwice[word] = (failingTwice[word] as number) | ((failingOnce[word] as number) & failing)
      failingOnce[word] = (failingOnce[word] as number) | failing
      passing[word] = (passing[word] as number) & ~failing
    }
  }
  const leftOutOnlyBy = (games: Bits): Bits =>
    lobby.map((word, index) => word & ~(games[index] as number) & ~(failingTwice[index] as number))
  return { passing, leftOutOnlyBy }
}

function countChoices(
  choices: readonly Choice[],
  selected: Readonly<Record<string, true>>,
  { left, added }: GroupCounts,
): CountedChoice[] {
  return choices.map(({ id, title }, index) => {
    const isChosen = Object.hasOwn(selected, id)
    const adds = added !== undefined && !isChosen
    // Games of a chosen choice pass its group, so only the group's other choices can leave games out.
    return { id, title, isChosen, adds, count: (adds ? added : left)[index] as number }
  })
}

/** Each gap is counted as if the range were not set. */
const countBars = ({ left, added }: GroupCounts): number[] =>
  Array.from(left, (count, index) => count + ((added?.[index] as number | undefined) ?? 0))

type Tallies = Record<CountedGroup | 'flags', { left: Tally; added: Tally }>
const talliesByCatalogue = new WeakMap<Catalogue, Map<LobbyKind, Tallies>>()

function talliesOf(catalogue: Catalogue, lobby: LobbyKind): Tallies {
  let byLobby = talliesByCatalogue.get(catalogue)
  if (!byLobby) talliesByCatalogue.set(catalogue, (byLobby = new Map()))
  let tallies = byLobby.get(lobby)
  if (!tallies) byLobby.set(lobby, (tallies = startTallies(catalogue, lobby)))
  return tallies
}

function startTallies(catalogue: Catalogue, lobby: LobbyKind): Tallies {
  const { flags } = choicesOf(catalogue)
  const statistics = gameStatistics(catalogue, lobby)
  const start = (sets: readonly Bits[]) => {
    const counted = countedSets(sets, catalogue.size)
    return { left: tally(counted), added: tally(counted) }
  }
  const ofChoices = CHOICE_GROUPS.map((group) => [group, start(choicesIn(catalogue, group, lobby).map(({ games }) => games))])
  return {
    ...(Object.fromEntries(ofChoices) as Record<ChoiceGroup, Tallies[ChoiceGroup]>),
    flags: start(FLAG_GROUPS.map((flag) => flags[flag])),
    betAmount: start(betGaps(catalogue, statistics)),
    maxWin: start(winGaps(catalogue, statistics)),
  }
}
