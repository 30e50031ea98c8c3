import { CATALOGUE_FORMAT, type CatalogueColumn, type CatalogueFile, LIVE_CASINO_GAME_TYPES } from '@herna/contract'
import { slugOf } from '../search/fold.ts'
import { type Bits, noBits, setBit } from './bits.ts'
import type { Catalogue } from './catalogue.ts'
import { readPlanes, readSteps } from './letters.ts'

/** The file is of another shape or damaged. */
export class CatalogueUnreadable extends Error {
  override name = 'CatalogueUnreadable'
}

/** The catalogue of a file as it came. Throws `CatalogueUnreadable`. */
export function readCatalogueText(text: string): Catalogue {
  let file: CatalogueFile
  try {
    file = JSON.parse(text) as CatalogueFile
  } catch (error) {
    throw new CatalogueUnreadable('no JSON', { cause: error })
  }
  return readCatalogue(file)
}

/** Columns and bits of a catalogue file. Throws `CatalogueUnreadable`, and nothing else, for whatever it is given. */
export function readCatalogue(file: CatalogueFile): Catalogue {
  if (file?.format !== CATALOGUE_FORMAT) throw new CatalogueUnreadable(`format ${String(file?.format)}`)
  try {
    return readWhole(file)
  } catch (error) {
    throw error instanceof CatalogueUnreadable ? error : new CatalogueUnreadable('damaged', { cause: error })
  }
}

/** Taken over as they are. */
const LISTS = ['types', 'versions', 'labels', 'jackpots'] as const

function readWhole(file: CatalogueFile): Catalogue {
  const { size } = file
  if (!LISTS.every((list) => Array.isArray(file[list])) || !file.settings.search) throw new CatalogueUnreadable('lists')
  const names = lines(file.names, size)
  const shortCodes = lines(file.codes, size)
  const fill = <T extends Int16Array | Uint8Array | Float64Array>(into: T, name: CatalogueColumn): T => {
    const { values, at } = file.columns[name]
    if (!values.every(Number.isFinite) || !readPlanes(at, values, into)) throw new CatalogueUnreadable(`column ${name}`)
    return into
  }
  const small = (name: CatalogueColumn) => fill(new Int16Array(size), name)
  const wide = (name: CatalogueColumn) => fill(new Float64Array(size), name)
  const members = (text: string): Bits => {
    const bits = noBits(size)
    if (!readSteps(text, size, (place) => setBit(bits, place))) throw new CatalogueUnreadable('members')
    return bits
  }
  const codeAt = (place: number): string => longCode(shortCodes[place] as string, names[place] as string)
  const codes = once(() => names.map((_, place) => codeAt(place)))
  const placeOf = once(() => new Map(codes().map((code, place) => [code, place])))
  const [type, provider, language] = [small('type'), small('provider'), small('language')]
  return {
    size,
    names,
    codeAt,
    get codes() {
      return codes()
    },
    get placeOf() {
      return placeOf()
    },
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
    flags: fill(new Uint8Array(size), 'flags'),
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
    categories: file.categories.map((entry) => ({ ...entry, games: members(entry.games) })),
    collections: file.collections.map((entry) => ({ ...entry, games: members(entry.games) })),
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

const longCode = (short: string, name: string): string => {
  if (short === '') return slugOf(name)
  return short.includes('*') ? short.replace('*', slugOf(name)) : short
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

const sparse = (texts: Record<string, string>): Map<number, string> =>
  new Map(Object.entries(texts).map(([place, text]) => [Number(place), text]))

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
