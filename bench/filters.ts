import { RTP_BANDS, volatilityStep } from '@herna/contract'
import type { Game } from '@herna/contract/content'
import {
  type Catalogue,
  CHOICE_GROUPS,
  choicesIn,
  type FilterCounts,
  type FilterSet,
  filterCounts,
  FLAG_GROUPS,
  NO_FILTERS,
  readCatalogue,
  toggleChoice,
  writeCatalogue,
} from '@herna/rules'
import { interleaved, median, ms, table, times } from './measure.ts'
import { manyGames } from './many-games.ts'

// P7: five active groups over 10,000 games with the count of every choice, compared with filtering arrays of games with Sets: for a click that
// adds or removes one choice, for filters that have nothing in common with the last ones, and for the first count after the catalogue was read.
// `node bench/filters.ts`

const SIZES = [2_500, 10_000, 40_000]
const ROUNDS = 45
/** Factor of a CPU four times slower. */
const CPU_FACTOR = 4

/** Ids of a game by group. */
const IDS_OF: Record<string, (game: Game) => readonly string[]> = {
  provider: (game) => [game.provider],
  collection: (game) => game.collections,
  category: (game) => game.categories,
  reel: (game) => (game.numberOfReels === null ? [] : [String(game.numberOfReels)]),
  language: (game) => (game.Language ? [game.Language] : []),
  volatility: (game) => (game.volatility === null ? [] : [String(volatilityStep(game.volatility))]),
  rtp: (game) =>
    game.rtp === null ? [] : [RTP_BANDS.findLast(({ from }) => Math.round((game.rtp as number) * 100) >= from)?.id ?? ''],
  feature: (game) => game.features,
}

type Offered = Record<(typeof CHOICE_GROUPS)[number], string[]>
const choose = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, true as const]))
const fiveGroups = (offered: Offered): FilterSet => ({
  ...NO_FILTERS,
  provider: choose(offered.provider.slice(0, 12)),
  collection: choose(offered.collection.slice(0, 8)),
  reel: choose(['5', '3']),
  betAmount: { min: 20, max: 5_000 },
  bonus: true,
})
const otherGroups = (offered: Offered): FilterSet => ({
  ...NO_FILTERS,
  provider: choose(offered.provider.slice(12)),
  category: choose(offered.category.slice(0, 4)),
  reel: choose(['6', '4']),
  maxWin: { min: 100_000, max: 0 },
  gamble: true,
})

/** Clicks of a player, each on one choice, around the five groups: every group is changed in turn, forth and back. */
function clicks(offered: Offered): FilterSet[] {
  const turns = (['provider', 'collection', 'reel', 'category'] as const).flatMap((group) =>
    offered[group].slice(0, 6).map((id) => [group, id] as const),
  )
  let set = fiveGroups(offered)
  return [...turns, ...turns].map(([group, id]) => (set = toggleChoice(set, group, id, !Object.hasOwn(set[group], id))))
}

const rows = SIZES.flatMap((size) => {
  const source = manyGames(size)
  const { games } = source
  const file = writeCatalogue(source)
  const catalogue = readCatalogue(file)
  const offered = Object.fromEntries(
    CHOICE_GROUPS.map((group) => [group, choicesIn(catalogue, group, 'Casino').map(({ id }) => id)]),
  ) as Offered
  const choices = Object.values(offered).flat().length + FLAG_GROUPS.length
  const kinds: Record<string, { sets: FilterSet[]; read: () => Catalogue; rounds: number }> = {
    'a click': { sets: clicks(offered), read: () => catalogue, rounds: 9 },
    'other filters': { sets: [fiveGroups(offered), otherGroups(offered)], read: () => catalogue, rounds: ROUNDS },
    'the first time': { sets: [fiveGroups(offered)], read: () => readCatalogue(file), rounds: ROUNDS },
  }
  return Object.entries(kinds).map(([kind, { sets, read, rounds }]) => {
    for (const set of sets) expectSameCounts(filterCounts(catalogue, set, 'Casino'), plainCounts(games, set, offered))
    const countByBits = () => {
      const used = read()
      for (const set of sets) filterCounts(used, set, 'Casino')
    }
    const countByArrays = () => {
      for (const set of sets) plainCounts(games, set, offered)
    }
    const measured = interleaved({ own: countByBits, plain: countByArrays }, rounds)
    const [bitsTime, arraysTime] = [median(measured.own ?? []) / sets.length, median(measured.plain ?? []) / sets.length]
    const left = median(sets.map((set) => filterCounts(catalogue, set, 'Casino').total))
    return [size, kind, left, choices, ms(bitsTime), ms(bitsTime * CPU_FACTOR), ms(arraysTime), times(arraysTime / bitsTime)]
  })
})
const head = ['games', 'filters', 'left', 'counted choices', 'by bits', `the same × ${CPU_FACTOR}`, 'arrays and Sets', 'faster']
console.log(table(head, rows))

function expectSameCounts(own: FilterCounts, plain: ReturnType<typeof plainCounts>): void {
  if (own.total !== plain.total) throw new Error(`${own.total} games by bits, ${plain.total} by arrays`)
  for (const group of CHOICE_GROUPS) {
    for (const { id, adds, count } of own.choices[group]) {
      const expected = plain.counts[group]?.[id] ?? 0
      // The peer counts the games of every choice, and so no difference to those shown already.
      if (adds ? count > expected : count !== expected) throw new Error(`${group} ${id}: ${count} by bits, ${expected} by arrays`)
    }
  }
}

type Test = (game: Game) => boolean

/** The peer: an optimised array filter with a Set per group, which filters once per group for all its counts. */
function plainCounts(games: readonly Game[], set: FilterSet, offered: Record<string, string[]>) {
  const all = games.filter((game) => game.type !== 'Live')
  const tests = plainTests(set)
  const others = (group: string) =>
    Object.entries(tests)
      .filter(([name]) => name !== group)
      .reduce((remaining, [, test]) => remaining.filter(test), all)
  const counts: Record<string, Record<string, number>> = {}
  for (const [group, ids] of Object.entries(offered)) {
    const byId: Record<string, number> = Object.fromEntries(ids.map((id) => [id, 0]))
    const idsIn = IDS_OF[group] as (game: Game) => readonly string[]
    for (const game of others(group)) for (const id of idsIn(game)) byId[id] = (byId[id] ?? 0) + 1
    counts[group] = byId
  }
  const flags = {
    jackpot: others('jackpot').filter((game) => game.jackpot).length,
    gamble: others('gamble').filter((game) => game.gamble).length,
    bonus: others('bonus').filter((game) => game.bonusGameFeature).length,
  }
  return { total: others('none').length, counts, flags }
}

/** A test for each active group of the sets above. */
function plainTests(set: FilterSet): Record<string, Test> {
  const tests: Record<string, Test> = {}
  for (const group of CHOICE_GROUPS) {
    const chosen = new Set(Object.keys(set[group]))
    const idsIn = IDS_OF[group] as (game: Game) => readonly string[]
    if (group === 'provider' && chosen.size > 0) tests.provider = (game) => chosen.has(game.provider)
    else if (chosen.size > 0) tests[group] = (game) => idsIn(game).some((id) => chosen.has(id))
  }
  const { min, max } = set.betAmount
  const within = (bet: number) => bet >= min && bet <= max
  if (max > 0)
    tests.betAmount = ({ minBet, maxBet }) =>
      minBet !== null && maxBet !== null && (within(minBet) || within(maxBet) || (minBet <= min && maxBet >= max))
  if (set.maxWin.min > 0) tests.maxWin = ({ maxWin }) => maxWin !== null && maxWin >= set.maxWin.min
  if (set.bonus) tests.bonus = (game) => game.bonusGameFeature
  if (set.gamble) tests.gamble = (game) => game.gamble
  return tests
}
