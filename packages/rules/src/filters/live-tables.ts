import { type Bits, noBits, setBit } from '../catalogue/bits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** What filters need of a live table [3.38]; the feed's table has these fields. */
export interface LiveTableFacts {
  /** Code of the dealer's language; null: no dealer. */
  Language: string | null
  Status: string
  /** By seat: whether it is taken. */
  SeatsAvailability: Readonly<Record<string, boolean>>
}

const ONLINE = 'online'

/** Bets are accepted at the table [5.7]. */
export const isOpenTable = ({ Status }: Pick<LiveTableFacts, 'Status'>): boolean => Status === ONLINE

/** Available seat [5.7]: the table is open and has at least one free seat. A table without seats has none, although everyone may bet at it. */
export const hasAvailableSeat = (table: Pick<LiveTableFacts, 'Status' | 'SeatsAvailability'>): boolean =>
  isOpenTable(table) && Object.values(table.SeatsAvailability).includes(false)

/**
 * The catalogue with the live tables merged over its games [3.38]: the two filters of the live feed work, and a game's language is that of its table. Games
 * without a table are as before and pass neither filter. The tables are those of one moment: a later state needs another catalogue.
 */
export function withLiveTables(catalogue: Catalogue, tables: ReadonlyMap<string, LiveTableFacts>): Catalogue {
  const live = { openTable: noBits(catalogue.size), availableSeat: noBits(catalogue.size) }
  const language = catalogue.language.slice()
  const languageIndex = new Map(catalogue.languages.map(({ code }, index) => [code, index]))
  for (const [code, table] of tables) {
    const index = catalogue.indexByCode.get(code)
    if (index === undefined) continue
    if (isOpenTable(table)) setBit(live.openTable, index)
    if (hasAvailableSeat(table)) setBit(live.availableSeat, index)
    language[index] = table.Language === null ? NONE : (languageIndex.get(table.Language) ?? NONE)
  }
  // Games by language are derived again, because a table may have changed its language.
  const games = catalogue.languages.map(() => noBits(catalogue.size))
  language.forEach((of, index) => of !== NONE && setBit(games[of] as Bits, index))
  const languages = catalogue.languages.map((entry, index) => ({ ...entry, games: games[index] as Bits }))
  return Object.defineProperties(Object.create(catalogue) as Catalogue, {
    live: { value: live, enumerable: true },
    language: { value: language, enumerable: true },
    languages: { value: languages, enumerable: true },
  })
}

const NONE = -1
