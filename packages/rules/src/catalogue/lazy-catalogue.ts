import { type CatalogueColumn, type CatalogueFile, LIVE_CASINO_GAME_TYPES, TEXT_SEPARATOR } from '@herna/contract'
import { slugsOf } from '../search/fold.ts'
import { type Bits, noBits, setBit } from './bits.ts'
import type { Catalogue } from './catalogue.ts'
import { readPlanes, readSteps } from './letters.ts'

/** The catalogue of a valid file: texts are split at once, everything else is built on first use. */
export function lazyCatalogue(file: CatalogueFile): Catalogue {
  const { size, types } = file
  const names = separated(file.names, size)
  const shortCodes = separated(file.codes, size)
  const slugs = lazy(() => slugsOf(names))
  const codeAt = (index: number): string => {
    const short = (shortCodes[index] as string) || '*'
    if (!/[*@]/.test(short)) return short
    return short
      .replace('@', () => file.providers[provider()[index] as number]?.slug ?? '')
      .replace('*', () => slugs()[index] as string)
  }
  const codes = lazy(() => names.map((_, index) => codeAt(index)))
  const indexByCode = lazy(() => new Map(codes().map((code, index) => [code, index])))

  const readColumn = <T extends Int16Array | Uint8Array | Float64Array>(name: CatalogueColumn, into: T): T => {
    readPlanes(file.columns[name].at, file.columns[name].values, into)
    return into
  }
  const smallColumn = (name: CatalogueColumn) => lazy(() => readColumn(name, new Int16Array(size)))
  const wideColumn = (name: CatalogueColumn) => lazy(() => readColumn(name, new Float64Array(size)))
  const [type, version, label, provider] = [
    smallColumn('type'),
    smallColumn('version'),
    smallColumn('label'),
    smallColumn('provider'),
  ]
  const [language, jackpot, reels, rtp] = [
    smallColumn('language'),
    smallColumn('jackpot'),
    smallColumn('reels'),
    smallColumn('rtp'),
  ]
  const [volatility, tier, promotion, released] = [
    smallColumn('volatility'),
    smallColumn('commercialTier'),
    smallColumn('promotionLevel'),
    smallColumn('releasedOn'),
  ]
  const [minBet, maxBet, maxWin] = [wideColumn('minBet'), wideColumn('maxBet'), wideColumn('maxWin')]
  const features = smallColumn('features')
  const flags = lazy(() => readColumn('flags', new Uint8Array(size)))

  const [dealers, tableImages, maintenance] = [sparse(file.dealers), sparse(file.tableImages), sparse(file.maintenance)]

  const gamesOfProviders = lazy(() => bitsByValue(provider(), file.providers.length))
  const gamesOfLanguages = lazy(() => bitsByValue(language(), file.languages.length))
  const members = (text: string): Bits => {
    const bits = noBits(size)
    readSteps(text, size, (index) => setBit(bits, index))
    return bits
  }
  const ofTypes = (isOf: (type: string | undefined) => boolean): Bits => {
    const bits = noBits(size)
    const column = type()
    for (let index = 0; index < size; index++) if (isOf(types[column[index] as number])) setBit(bits, index)
    return bits
  }
  const lobbies = lazy(() => ({
    Casino: ofTypes((each) => each !== 'Live'),
    Live: ofTypes((each) => LIVE_CASINO_GAME_TYPES.some((live) => live === each)),
  }))

  return {
    size,
    names,
    codeAt,
    types,
    versions: file.versions,
    labels: file.labels,
    jackpots: file.jackpots,
    providers: file.providers.map((entry, index) => withGames(entry, () => gamesOfProviders()[index] as Bits)),
    languages: file.languages.map((entry, index) => withGames(entry, () => gamesOfLanguages()[index] as Bits)),
    categories: file.categories.map((entry) => withGames(entry, () => members(entry.games))),
    collections: file.collections.map((entry) => withGames(entry, () => members(entry.games))),
    settings: file.settings,
    get codes() {
      return codes()
    },
    get indexByCode() {
      return indexByCode()
    },
    get dealers() {
      return dealers()
    },
    get tableImages() {
      return tableImages()
    },
    get maintenance() {
      return maintenance()
    },
    get type() {
      return type()
    },
    get version() {
      return version()
    },
    get label() {
      return label()
    },
    get provider() {
      return provider()
    },
    get language() {
      return language()
    },
    get jackpot() {
      return jackpot()
    },
    get flags() {
      return flags()
    },
    get features() {
      return features()
    },
    get reels() {
      return reels()
    },
    get minBet() {
      return minBet()
    },
    get maxBet() {
      return maxBet()
    },
    get maxWin() {
      return maxWin()
    },
    get rtp() {
      return rtp()
    },
    get volatility() {
      return volatility()
    },
    get commercialTier() {
      return tier()
    },
    get promotionLevel() {
      return promotion()
    },
    get releasedOn() {
      return released()
    },
    get lobbies() {
      return lobbies()
    },
  }
}

function separated(text: string, size: number): string[] {
  const texts = size === 0 ? [] : text.split(TEXT_SEPARATOR)
  if (texts.length !== size) throw new Error(`${texts.length} texts for ${size} games`)
  return texts
}

function lazy<T extends object>(make: () => T): () => T {
  let value: T | undefined
  return () => (value ??= make())
}

function withGames<T extends object>(entry: T, make: () => Bits): Omit<T, 'games'> & { games: Bits } {
  const games = lazy(make)
  return {
    ...entry,
    get games() {
      return games()
    },
  }
}

const sparse = (texts: Record<string, string>): (() => Map<number, string>) =>
  lazy(() => new Map(Object.entries(texts).map(([index, text]) => [Number(index), text])))

/** For each of `count` values of a column, the games that have it. */
function bitsByValue(column: Int16Array, count: number): Bits[] {
  const sets = Array.from({ length: count }, () => noBits(column.length))
  for (let index = 0; index < column.length; index++) {
    const games = sets[column[index] as number]
    if (games) setBit(games, index)
  }
  return sets
}
