import type { Game } from '@herna/contract/content'
import {
  CHOICE_GROUPS,
  choicesIn,
  type FilterSet,
  filterCounts,
  FLAG_GROUPS,
  NO_FILTERS,
  readCatalogue,
  writeCatalogue,
} from '@herna/rules'
import { interleaved, median, ms, table, times } from './measure.ts'
import { manyGames } from './many-games.ts'

// P7: five active groups over 10,000 games with the count of every choice, compared with filtering arrays of games with Sets.
// `node bench/filters.ts`

const SIZES = [2_500, 10_000, 40_000]
const ROUNDS = 45
/** Factor of a CPU four times slower. */
const CPU_FACTOR = 4

const rows = SIZES.map((size) => {
  const source = manyGames(size)
  const games = source.games
  const catalogue = readCatalogue(writeCatalogue(source))
  const choose = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, true as const]))
  const availableChoices = Object.fromEntries(
    CHOICE_GROUPS.map((group) => [group, choicesIn(catalogue, group, 'Casino').map(({ id }) => id)]),
  ) as Record<(typeof CHOICE_GROUPS)[number], string[]>
  const filterSet: FilterSet = {
    ...NO_FILTERS,
    provider: choose(availableChoices.provider.slice(0, 12)),
    collection: choose(availableChoices.collection.slice(0, 8)),
    reel: choose(['5', '3']),
    betAmount: { min: 20, max: 5_000 },
    bonus: true,
  }
  const countByBits = () => filterCounts(catalogue, filterSet, 'Casino')
  const countByArrays = () => plainCounts(games, filterSet, availableChoices)
  if (countByBits().total !== countByArrays().total)
    throw new Error(`${countByBits().total} games by bits, ${countByArrays().total} by arrays`)
  const measured = interleaved({ own: countByBits, plain: countByArrays }, ROUNDS)
  const [bitsTime, arraysTime] = [median(measured.own ?? []), median(measured.plain ?? [])]
  const choices = Object.values(availableChoices).flat().length + FLAG_GROUPS.length
  return [
    size,
    countByBits().total,
    choices,
    ms(bitsTime),
    ms(bitsTime * CPU_FACTOR),
    ms(arraysTime),
    times(arraysTime / bitsTime),
  ]
})
console.log(table(['games', 'left', 'counted choices', 'by bits', `the same × ${CPU_FACTOR}`, 'arrays and Sets', 'faster'], rows))

type Test = (game: Game) => boolean

/** The peer: an optimised array filter with a Set per group, which filters once per group for all its counts. */
function plainCounts(games: readonly Game[], set: FilterSet, offered: Record<string, string[]>) {
  const all = games.filter((game) => game.type !== 'Live')
  const chosen = (group: (typeof CHOICE_GROUPS)[number]) => new Set(Object.keys(set[group]))
  const [providers, collections, reels] = [chosen('provider'), chosen('collection'), chosen('reel')]
  const { min, max } = set.betAmount
  const within = (bet: number) => bet >= min && bet <= max
  const tests: Record<string, Test> = {
    provider: (game) => providers.has(game.provider),
    collection: (game) => game.collections.some((id) => collections.has(id)),
    reel: (game) => game.numberOfReels !== null && reels.has(String(game.numberOfReels)),
    betAmount: ({ minBet, maxBet }) =>
      minBet !== null && maxBet !== null && (within(minBet) || within(maxBet) || (minBet <= min && maxBet >= max)),
    bonus: (game) => game.bonusGameFeature,
  }
  const others = (group: string) =>
    Object.entries(tests)
      .filter(([name]) => name !== group)
      .reduce((remaining, [, test]) => remaining.filter(test), all)
  const idsOf: Record<string, (game: Game) => readonly string[]> = {
    provider: (game) => [game.provider],
    collection: (game) => game.collections,
    category: (game) => game.categories,
    reel: (game) => (game.numberOfReels === null ? [] : [String(game.numberOfReels)]),
    language: (game) => (game.dealer?.language ? [game.dealer.language] : []),
  }
  const counts: Record<string, Record<string, number>> = {}
  for (const [group, ids] of Object.entries(offered)) {
    const byId: Record<string, number> = Object.fromEntries(ids.map((id) => [id, 0]))
    const idsIn = idsOf[group] as (game: Game) => readonly string[]
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
