import uFuzzy from '@leeoniya/ufuzzy'
import { fold, readCatalogue, searchCatalogue, writeCatalogue } from '@herna/rules'
import { create, insertMultiple, search as searchOrama } from '@orama/orama'
import MiniSearch from 'minisearch'
import { interleaved, median, ms, table, times } from './measure.ts'
import { manyGames } from './many-games.ts'

// P8: the sorted search of one keystroke over 10,000 games, compared with MiniSearch, Orama and uFuzzy on the same folded names, and the share
// of names containing the term that each engine finds. `node bench/search.ts`

const SIZES = [2_500, 10_000, 40_000]
const ROUNDS = 7
const WORDS = [
  'zlatý',
  'vlčia',
  'ruleta',
  'kohút',
  'drak',
  'ovoc',
  'perla',
  'hora',
  'joker',
  'nočná',
  'čierna',
  'tigr',
  'ohniv',
  'more',
]
/** Terms as they are typed: `z`, `zl`, `zla` … */
const KEYSTROKES = WORDS.flatMap((word) => [...word].map((_, index) => word.slice(0, index + 1)))
/** Terms of at least three letters: all engines treat shorter ones as prefixes. */
const LONG_TERMS = KEYSTROKES.filter((term) => term.length >= 3)

const rows: string[][] = []
for (const size of SIZES) {
  const catalogue = readCatalogue(writeCatalogue(manyGames(size)))
  const names = catalogue.names.map(fold)
  const contenders = await engines(catalogue, names)
  const runAllKeystrokes = Object.fromEntries(
    Object.entries(contenders).map(([name, find]) => [name, () => KEYSTROKES.forEach((term) => find(fold(term)))]),
  )
  const measured = interleaved(runAllKeystrokes, ROUNDS)
  const ownTime = median(measured.Herňa ?? []) / KEYSTROKES.length
  for (const [name, find] of Object.entries(contenders)) {
    const engineTime = median(measured[name] ?? []) / KEYSTROKES.length
    rows.push([
      String(size),
      name,
      ms(engineTime),
      name === 'Herňa' ? '' : times(engineTime / ownTime),
      `${recall(find, names).toFixed(1)} %`,
    ])
  }
}
console.log(table(['games', 'engine', 'a keystroke', 'against ours', 'names with the term that are found'], rows))

type Find = (folded: string) => number[]

async function engines(catalogue: ReturnType<typeof readCatalogue>, names: readonly string[]): Promise<Record<string, Find>> {
  const documents = names.map((name, id) => ({ id, name }))
  const mini = new MiniSearch<{ id: number; name: string }>({ fields: ['name'], searchOptions: { prefix: true } })
  mini.addAll(documents)
  const orama = create({ schema: { name: 'string' } as const })
  await insertMultiple(
    orama,
    documents.map(({ id, name }) => ({ id: String(id), name })),
    1_000,
  )
  const fuzzy = new uFuzzy()
  const haystack = [...names]
  return {
    Herňa: (term) => searchCatalogue(catalogue, term).games.map(({ index }) => index),
    MiniSearch: (term) => mini.search(term).map(({ id }) => id as number),
    Orama: (term) => {
      const found = searchOrama(orama, { term, limit: names.length }) as { hits: { id: string }[] }
      return found.hits.map(({ id }) => Number(id))
    },
    uFuzzy: (term) => {
      const [matches, info, order] = fuzzy.search(haystack, term, 0, Number.POSITIVE_INFINITY)
      return order && info ? order.map((index) => info.idx[index] as number) : (matches ?? [])
    },
  }
}

/** Percentage of the names containing the term that the engine finds, over all long terms. */
function recall(find: Find, names: readonly string[]): number {
  let [held, found] = [0, 0]
  for (const term of LONG_TERMS.map(fold)) {
    const hits = new Set(find(term))
    names.forEach((name, index) => {
      if (!name.includes(term)) return
      held += 1
      if (hits.has(index)) found += 1
    })
  }
  return held === 0 ? 100 : (100 * found) / held
}
