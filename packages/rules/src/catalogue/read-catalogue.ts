import {
  CATALOGUE_COLUMNS,
  CATALOGUE_FORMAT,
  type CatalogueColumn,
  type CatalogueFile,
  LIVE_CASINO_GAME_TYPES,
} from '@herna/contract'
import { slugOf } from '../search/fold.ts'
import { type Bits, noBits, setBit } from './bits.ts'
import type { Catalogue } from './catalogue.ts'

/** The file is of another shape or damaged. */
export class CatalogueUnreadable extends Error {}

/** Columns and bits of a catalogue file. Throws `CatalogueUnreadable`. */
export function readCatalogue(file: CatalogueFile): Catalogue {
  const { size } = file
  if (file.format !== CATALOGUE_FORMAT) throw new CatalogueUnreadable(`format ${String(file.format)}`)
  const names = lines(file.names, size)
  const codes = lines(file.codes, size).map((code, place) => code || slugOf(names[place] as string))
  for (const name of CATALOGUE_COLUMNS) {
    if (file.columns[name]?.at.length !== size) throw new CatalogueUnreadable(`column ${name}`)
  }
  const small = (name: CatalogueColumn) => fill(new Int16Array(size), file.columns[name])
  const wide = (name: CatalogueColumn) => fill(new Float64Array(size), file.columns[name])
  const [type, provider, language] = [small('type'), small('provider'), small('language')]
  return {
    size,
    names,
    codes,
    placeOf: new Map(codes.map((code, place) => [code, place])),
    types: file.types,
    versions: file.versions,
    labels: file.labels,
    jackpots: file.jackpots,
    dealers: sparse(file.dealers),
    tableImages: sparse(file.tableImages),
    maintenance: sparse(file.maintenance),
    type,
    version: small('version'),
    label: small('label'),
    provider,
    language,
    jackpot: small('jackpot'),
    flags: fill(new Uint8Array(size), file.columns.flags),
    reels: small('reels'),
    minBet: wide('minBet'),
    maxBet: wide('maxBet'),
    maxWin: wide('maxWin'),
    rtp: small('rtp'),
    volatility: small('volatility'),
    commercialTier: small('commercialTier'),
    promotionLevel: small('promotionLevel'),
    releasedOn: small('releasedOn'),
    providers: withGames(file.providers, provider, size),
    languages: withGames(file.languages, language, size),
    categories: file.categories.map((entry) => ({ ...entry, games: members(entry.games, size) })),
    collections: file.collections.map((entry) => ({ ...entry, games: members(entry.games, size) })),
    lobbies: {
      Casino: where(size, (place) => file.types[type[place] as number] !== 'Live'),
      Live: where(size, (place) => LIVE_CASINO_GAME_TYPES.some((each) => each === file.types[type[place] as number])),
    },
    settings: file.settings,
  }
}

function lines(text: string, size: number): string[] {
  const found = size === 0 ? [] : text.split('\n')
  if (found.length !== size) throw new CatalogueUnreadable(`${found.length} texts for ${size} games`)
  return found
}

function fill<T extends Int16Array | Uint8Array | Float64Array>(into: T, { values, at }: { values: number[]; at: number[] }): T {
  for (let place = 0; place < into.length; place++) into[place] = values[at[place] as number] as number
  return into
}

const sparse = (texts: Record<string, string>): Map<number, string> =>
  new Map(Object.entries(texts).map(([place, text]) => [Number(place), text]))

function members(steps: readonly number[], size: number): Bits {
  const bits = noBits(size)
  let place = 0
  for (const step of steps) setBit(bits, (place += step))
  return bits
}

function where(size: number, is: (place: number) => boolean): Bits {
  const bits = noBits(size)
  for (let place = 0; place < size; place++) if (is(place)) setBit(bits, place)
  return bits
}

/** The games of each entry of a list, from the column that points into it. */
function withGames<T>(entries: readonly T[], column: Int16Array, size: number): (T & { games: Bits })[] {
  const sets = entries.map((entry) => ({ ...entry, games: noBits(size) }))
  for (let place = 0; place < size; place++) {
    const games = sets[column[place] as number]?.games
    if (games) setBit(games, place)
  }
  return sets
}
