import { type Game, gameImagePath } from '@herna/contract/content'

/** Whatever knows the base of the content service's images: the configuration, or the part of it a page carries. */
interface ImageHost {
  contentOrigin: string
}
type PicturedGame = Pick<Game, 'gameCode' | 'fileVersion'>
type GameImageType = 'thumbnail' | 'portrait' | 'landscape'

/** The address of a game's picture, always webp [7.37]. */
export const gameImage = (host: ImageHost, game: PicturedGame, type: GameImageType, width?: number): string =>
  host.contentOrigin + gameImagePath(game.gameCode, type, game.fileVersion, width)

export const gameImageSrcSet = (host: ImageHost, game: PicturedGame, type: GameImageType, widths: readonly number[]): string =>
  widths.map((width) => `${gameImage(host, game, type, width)} ${width}w`).join(', ')
