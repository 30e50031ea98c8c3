import type { GameType } from '@herna/contract'
import type { Game, GameInfo } from '@herna/contract/content'
import { PLAY_PICTURE_FORMATS } from '@herna/contract/games'
import { similarGames } from '@herna/rules'
import { catalogueOf } from '../catalogue-index/index.ts'
import { type ContentSnapshot, perContent } from '../loader-context/index.ts'
import { gameDetailsOf } from './game-details.server.ts'
import { tileAt, tilesOf } from '../game/index.ts'
import { featureTranslator } from '../texts/index.ts'
import texts from '../texts/sk-SK/play-pictures.json'

/** Games in each row below the details: similar games and games of the same provider. */
const ROW_GAMES = 12

/** Data of a game's page: its details, similar games and more games of its provider [2.15] [9.5]. */
export function gamePageOf(game: Game, info: GameInfo | null, content: ContentSnapshot) {
  const details = gameDetailsOf(game, info, content)
  const others = (content.providerById.get(game.provider)?.games ?? []).filter((code) => code !== game.gameCode)
  const more = tilesOf(others, content, ROW_GAMES)
  const similar = similarTiles(content, game.gameCode)
  return { ...details, inPlay: playPicturesOf(game, content), similar, more }
}
export type GamePageView = ReturnType<typeof gamePageOf>

/** Types of games that have pictures of play: others have a table, which their own picture shows. */
const PICTURED_TYPES: readonly GameType[] = ['Slot', 'Crash']

const t = featureTranslator(texts)
/** Pixels of each format. */
const SIZES = { wide: { width: 960, height: 540 }, tall: { width: 480, height: 800 } }

/** The game's pictures in play, with their texts, which only this page has; null when its provider has none. */
function playPicturesOf({ gameCode, name, provider, type }: Game, content: ContentSnapshot) {
  const template = content.providerById.get(provider)?.playPicture
  if (!template || !PICTURED_TYPES.includes(type)) return null
  const pictures = PLAY_PICTURE_FORMATS.map((format) => ({
    src: template.replace('{gameCode}', gameCode).replace('{format}', format),
    alt: t(format, { name }),
    ...SIZES[format],
  }))
  return { title: t('title'), pictures }
}

/** Scores every game of the lobby, so it is done once for each game. */
const similarTiles = perContent((content, code) => {
  const catalogue = catalogueOf(content)
  const index = catalogue.indexByCode.get(code)
  return index === undefined ? [] : similarGames(catalogue, index, ROW_GAMES).map((each) => tileAt(catalogue, each))
})
