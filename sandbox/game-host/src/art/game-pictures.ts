import { join } from 'node:path'
import {
  backdropSvg,
  heroSvg,
  playPictureSvg,
  SCENE_FORMATS,
  SCENE_LAYERS,
  sceneSvg,
  type SlotSymbol,
  symbolSvg,
  titleSvg,
  wordsSvg,
} from '@herna/game-art'
import type { SlotModel } from '@herna/game-maths'
import type { Game } from '../games/games.ts'
import { openingGridOf } from '../games/opening-grid.ts'
import { symbolArtOf } from '../games/symbol-art.ts'
import { createPictureCache, type Priority, type RasterPicture } from './picture-cache.ts'
import { artVersion, type Picture } from './urls.ts'
import { wordsOf } from './words.ts'

/** Renders a picture of a game, or reads it from the cache; null when the game has no such symbol, or no scene to be pictured in play. */
export type GamePictures = (game: Game, picture: Picture, priority?: Priority) => Promise<RasterPicture | null>

export function createGamePictures(dataFolder: string): GamePictures {
  const pictures = createPictureCache(join(dataFolder, 'game-art'))
  return async (game, picture, priority) => {
    if (picture.kind === 'symbol' && picture.symbolId >= (game.slot?.symbols.length ?? 0)) return null
    if (picture.kind === 'play' && game.engine.kind !== 'slot' && game.engine.kind !== 'crash') return null
    const { brief } = game.engine
    const key = `${brief.gameCode}/${JSON.stringify(picture)}/${artVersion(brief)}`
    return pictures(key, () => svgOf(game, picture), priority)
  }
}

/** Every picture that a slot or crash game shows, in the order in which its client needs them. A crash game shows the wide scene on every screen. */
export function picturesOf({ slot }: Game): Picture[] {
  const formats = slot ? SCENE_FORMATS : (['wide'] as const)
  const scenes = SCENE_LAYERS.flatMap((layer) => formats.map((format): Picture => ({ kind: 'scene', layer, format })))
  const symbols = slot?.symbols.map(({ id }): Picture => ({ kind: 'symbol', symbolId: id })) ?? [{ kind: 'hero' }]
  return [...scenes, ...symbols, { kind: 'logo' }]
}

/** The backdrop is blurred: more pixels would cost seconds and not be visible. */
const BACKDROP_SIZE = [960, 540] as const

function svgOf({ engine: { brief }, slot }: Game, picture: Picture): string {
  if (picture.kind === 'play') return playPictureSvg(brief, slot && gridOf(slot, brief.gameCode), picture.format)
  if (picture.kind === 'backdrop') return backdropSvg(brief, ...BACKDROP_SIZE)
  if (picture.kind === 'logo') return titleSvg(brief)
  if (picture.kind === 'hero') return heroSvg(brief)
  if (picture.kind === 'scene') return sceneSvg(brief, picture)
  if (picture.kind === 'words') return wordsSvg(brief, wordsOf(picture.words))
  const art = slot && symbolArtOf(slot, picture.symbolId)
  if (!art) throw new RangeError(`${brief.gameCode} has no symbol ${picture.symbolId}`)
  return symbolSvg(brief, art)
}

/** The pictures of the grid that the game shows before its first round. */
const gridOf = (model: SlotModel, code: string): SlotSymbol[][] =>
  openingGridOf(model, code).map((column) => column.flatMap((id) => symbolArtOf(model, id) ?? []))
