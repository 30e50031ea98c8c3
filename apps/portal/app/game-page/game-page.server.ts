import type { GameType } from '@herna/contract'
import type { Game, GameInfo } from '@herna/contract/content'
import type { PLAY_PICTURE_FORMATS } from '@herna/contract/games'
import { similarGames } from '@herna/rules'
import { catalogueOf } from '../catalogue-index/index.ts'
import { type ContentSnapshot, perContent } from '../loader-context/index.ts'
import { gameDetailsOf } from './game-details.server.ts'
import { tileAt, tilesOf } from '../game/index.ts'

/** Games in each row below the details: similar games and games of the same provider. */
const ROW_GAMES = 12

/** Data of a game's page: its details, similar games and more games of its provider [2.15] [9.5]. */
export function gamePageOf(game: Game, info: GameInfo | null, content: ContentSnapshot) {
  const details = gameDetailsOf(game, info, content)
  const others = (content.providerById.get(game.provider)?.games ?? []).filter((code) => code !== game.gameCode)
  const more = tilesOf(others, content, ROW_GAMES)
  const similar = similarTiles(content, game.gameCode)
  return { ...details, pictures: playPicturesOf(game, content), similar, more }
}
export type GamePageView = ReturnType<typeof gamePageOf>

/** Types of games that have pictures of play: others have a table, which their own picture shows. */
const PICTURED_TYPES: readonly GameType[] = ['Slot', 'Crash']

/** Addresses of the game's pictures in play; null when its provider has none. */
function playPicturesOf({ gameCode, provider, type }: Game, content: ContentSnapshot) {
  const template = content.providerById.get(provider)?.playPicture
  if (!template || !PICTURED_TYPES.includes(type)) return null
  const addressOf = (format: (typeof PLAY_PICTURE_FORMATS)[number]) =>
    template.replace('{gameCode}', gameCode).replace('{format}', format)
  return { wide: addressOf('wide'), tall: addressOf('tall') }
}

/** Scores every game of the lobby, so it is done once for each game. */
const similarTiles = perContent((content, code) => {
  const catalogue = catalogueOf(content)
  const index = catalogue.indexByCode.get(code)
  return index === undefined ? [] : similarGames(catalogue, index, ROW_GAMES).map((each) => tileAt(catalogue, each))
})
