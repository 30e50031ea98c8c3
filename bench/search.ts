import uFuzzy from '@leeoniya/ufuzzy'
import { fold, readCatalogue, searchCatalogue, writeCatalogue } from '@herna/rules'
import { create, insertMultiple, search as searchOrama } from '@orama/orama'
import MiniSearch from 'minisearch'
import { interleaved, median, ms, table, times } from './measure.ts'
import { manyGames } from './many-games.ts'

// P8: the sorted search of one keystroke over 10,000 games, compared with MiniSearch, Orama and uFuzzy on the same folded names, and the share
// of names containing the term that each engine finds. Typed: each term is the one before and a letter, or the start of another word. Cold: the
// same terms, none of which has anything in common with the one before. `node bench/search.ts`

const SIZES = [2_500, 10_000, 40_000]
const ROUNDS = 9
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
/** The same, all first letters before all second ones, so that no term contains the one before it. */
const COLD = [...KEYSTROKES].sort((a, b) => a.length - b.length)
if (COLD.some((term, index) => index > 0 && fold(term).includes(fold(COLD[index - 1] as string))))
  throw new Error('a cold term contains the one before')
/** Terms of at least three letters: all engines treat shorter ones as prefixes. */
const LONG_TERMS = KEYSTROKES.filter((term) => term.length >= 3)

const rows: string[][] = []
for (const size of SIZES) {
  const catalogue = readCatalogue(writeCatalogue(manyGames(size)))
  const names = catalogue.names.map(fold)
  const contenders = await engines(catalogue, names)
  const runAll = (terms: readonly string[]) =>
    interleaved(
      Object.fromEntries(
        Object.entries(contenders).map(([name, { find }]) => [name, () => terms.forEach((term) => find(fold(term)))]),
      ),
      ROUNDS,
    )
  const measured = [runAll(KEYSTROKES), runAll(COLD)]
  const timeOf = (run: Record<string, number[]>, name: string) => median(run[name] ?? []) / KEYSTROKES.length
  for (const [name, engine] of Object.entries(contenders)) {
    const figures = measured.flatMap((run) => [
      ms(timeOf(run, name)),
      name === 'Herňa' ? '' : times(timeOf(run, name) / timeOf(run, 'Herňa')),
    ])
    rows.push([String(size), name, ...figures, `${recall(engine, names).toFixed(1)} %`])
  }
}
console.log(
  table(['games', 'engine', 'typed', 'against ours', 'cold', 'against ours', 'names with the term that are found'], rows),
)

/** What the engine answers, as it is: no engine is charged for a conversion. */
interface Engine {
  find: (folded: string) => unknown
  /** Indexes of the names in an answer. */
  idsIn: (answer: never) => Iterable<number>
}
function engineOf<T>(find: (folded: string) => T, idsIn: (answer: T) => Iterable<number>): Engine {
  return { find, idsIn }
}

async function engines(catalogue: ReturnType<typeof readCatalogue>, names: readonly string[]): Promise<Record<string, Engine>> {
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
    Herňa: engineOf(
      (term) => searchCatalogue(catalogue, term),
      ({ games }) => games.indexes,
    ),
    MiniSearch: engineOf(
      (term) => mini.search(term),
      (found) => found.map(({ id }) => id as number),
    ),
    Orama: engineOf(
      (term) => searchOrama(orama, { term, limit: names.length }) as { hits: { id: string }[] },
      ({ hits }) => hits.map(({ id }) => Number(id)),
    ),
    uFuzzy: engineOf(
      (term) => fuzzy.search(haystack, term, 0, Number.POSITIVE_INFINITY),
      ([matches, info, order]) => (order && info ? order.map((index) => info.idx[index] as number) : (matches ?? [])),
    ),
  }
}

/** Percentage of the names containing the term that the engine finds, over all long terms. */
function recall({ find, idsIn }: Engine, names: readonly string[]): number {
  let [held, found] = [0, 0]
  for (const term of LONG_TERMS.map(fold)) {
    const hits = new Set(idsIn(find(term) as never))
    names.forEach((name, index) => {
      if (!name.includes(term)) return
      held += 1
      if (hits.has(index)) found += 1
    })
  }
  return held === 0 ? 100 : (100 * found) / held
}
