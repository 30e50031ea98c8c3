import { type Game, gameImagePath } from '@herna/contract/content'

/** Anything with the base URL of the content service's images, such as the public configuration. */
interface ImageHost {
  contentOrigin: string
}
type PicturedGame = Pick<Game, 'gameCode' | 'fileVersion'>
type GameImageType = 'thumbnail' | 'portrait' | 'landscape'

/** URL of a game's image, always webp [7.37]. */
export const gameImage = (host: ImageHost, game: PicturedGame, type: GameImageType, width?: number): string =>
  host.contentOrigin + gameImagePath(game.gameCode, type, game.fileVersion, width)

export const gameImageSrcSet = (host: ImageHost, game: PicturedGame, type: GameImageType, widths: readonly number[]): string =>
  widths.map((width) => `${gameImage(host, game, type, width)} ${width}w`).join(', ')
