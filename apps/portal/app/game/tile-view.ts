import type { TileView } from '@herna/contract/portal'
import type { Game } from '@herna/contract/content'
import { jackpotsByGame } from '../catalogue-index/index.ts'
import type { ContentSnapshot } from '../loader-context/index.ts'
import { maintenanceOf } from './maintenance-view.ts'

export type { TileView } from '@herna/contract/portal'

type TableLanguage = NonNullable<TileView['language']>

interface TileCache {
  jackpotByGame: Map<string, string>
  languages: Map<string, TableLanguage>
  tileByCode: Map<string, TileView>
}
const tileCaches = new WeakMap<ContentSnapshot, TileCache>()

/** The tile of a game. Snapshots are immutable, so each tile is built once per snapshot and shared by all pages. */
export function tileOf(game: Game, content: ContentSnapshot): TileView {
  let tiles = tileCaches.get(content)
  if (!tiles) {
    const languages = content.languages.map(({ code, name, flagImg }) => [code, { code, name, flag: flagImg }] as const)
    tiles = { jackpotByGame: jackpotsByGame(content.jackpots), languages: new Map(languages), tileByCode: new Map() }
    tileCaches.set(content, tiles)
  }
  let view = tiles.tileByCode.get(game.gameCode)
  if (!view) {
    view = buildTile(game, {
      provider: content.providerById.get(game.provider)?.name ?? '',
      jackpot: tiles.jackpotByGame.get(game.gameCode),
      language: tiles.languages.get(game.Language ?? ''),
    })
    tiles.tileByCode.set(game.gameCode, view)
  }
  return view
}

interface TileReferences {
  provider: string
  jackpot?: string
  language?: TableLanguage
}
export function buildTile(game: Game, { provider, jackpot, language }: TileReferences): TileView {
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
  if (game.maintenance) view.maintenance = maintenanceOf(game.maintenance.until)
  if (game.Dealer?.DealerName) view.dealer = game.Dealer.DealerName
  if (language) view.language = language
  if (game.DynamicImageUrl) view.tableImage = game.DynamicImageUrl
  return view
}

/** Tiles of these game codes, without codes that no longer exist; at most `limit`. */
export function tilesOf(codes: readonly string[], content: ContentSnapshot, limit = Number.POSITIVE_INFINITY): TileView[] {
  const tiles: TileView[] = []
  for (const code of codes) {
    if (tiles.length >= limit) break
    const game = content.gameByCode.get(code)
    if (game) tiles.push(tileOf(game, content))
  }
  return tiles
}
