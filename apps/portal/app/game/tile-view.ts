import type { TileView } from '@herna/contract/portal'
import type { Game } from '@herna/contract/content'
import { jackpotsByGame } from '../catalogue-index/index.ts'
import type { ContentSnapshot } from '../loader-context/index.ts'

export type { TileView } from '@herna/contract/portal'

type TableLanguage = NonNullable<TileView['language']>

interface Tiles {
  jackpotByGame: Map<string, string>
  languages: Map<string, TableLanguage>
  made: Map<string, TileView>
}
const tilesOfContent = new WeakMap<ContentSnapshot, Tiles>()

/** The tile of a game. Snapshots are immutable, so a tile is made once per snapshot and shared by all pages. */
export function tileOf(game: Game, content: ContentSnapshot): TileView {
  let tiles = tilesOfContent.get(content)
  if (!tiles) {
    const languages = content.languages.map(({ code, name, flagImg }) => [code, { name, flag: flagImg }] as const)
    tiles = { jackpotByGame: jackpotsByGame(content.jackpots), languages: new Map(languages), made: new Map() }
    tilesOfContent.set(content, tiles)
  }
  let view = tiles.made.get(game.gameCode)
  if (!view) {
    view = buildTile(game, {
      provider: content.providerById.get(game.provider)?.name ?? '',
      jackpot: tiles.jackpotByGame.get(game.gameCode),
      language: tiles.languages.get(game.dealer?.language ?? ''),
    })
    tiles.made.set(game.gameCode, view)
  }
  return view
}

interface Known {
  provider: string
  jackpot?: string
  language?: TableLanguage
}
export function buildTile(game: Game, { provider, jackpot, language }: Known): TileView {
  const view: TileView = { code: game.gameCode, name: game.name, provider, version: game.fileVersion }
  if (game.type === 'Live') view.live = true
  const label = game.labels[0]
  if (label) view.label = label
  if (jackpot) view.jackpot = jackpot
  if (game.minBet !== null) view.minBet = game.minBet
  if (game.maxBet !== null) view.maxBet = game.maxBet
  if (game.rtp !== null) view.rtp = game.rtp
  if (game.demoEnabled) view.demo = true
  if (!game.realEnabled) view.noReal = true
  if (game.maintenance) view.maintenance = game.maintenance.until ? { until: game.maintenance.until } : {}
  if (game.dealer?.dealerName) view.dealer = game.dealer.dealerName
  if (language) view.language = language
  if (game.dealer?.dynamicImageUrl) view.tableImage = game.dealer.dynamicImageUrl
  return view
}

/** The games of these codes that still exist, as tiles. */
export function tilesOf(codes: readonly string[], content: ContentSnapshot, limit = Number.POSITIVE_INFINITY): TileView[] {
  const tiles: TileView[] = []
  for (const code of codes) {
    if (tiles.length >= limit) break
    const game = content.gameByCode.get(code)
    if (game) tiles.push(tileOf(game, content))
  }
  return tiles
}
