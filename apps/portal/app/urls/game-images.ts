import { type Game, gameImagePath } from '@herna/contract/content'

/** Anything with the base URL of the content service's images, such as the public configuration. */
interface ImageHost {
  contentOrigin: string
}
type PicturedGame = Pick<Game, 'gameCode' | 'fileVersion'>
type GameImageType = 'thumbnail' | 'portrait' | 'landscape'

/**
 * The path of a picture that the content service draws for a game or banner, with the version of the code that draws it; other paths are unchanged: only
 * these have a `version` after another parameter. New code thus has new addresses, and no cache keeps an old picture.
 */
export const withArtVersion = (path: string): string => path.replace('&version=', `&art=${import.meta.env.ART_VERSION}&version=`)

/** URL of a game's image, always webp [7.37]. */
export const gameImage = (host: ImageHost, game: PicturedGame, type: GameImageType, width?: number): string =>
  host.contentOrigin + withArtVersion(gameImagePath(game.gameCode, type, game.fileVersion, width))

export const gameImageSrcSet = (host: ImageHost, game: PicturedGame, type: GameImageType, widths: readonly number[]): string =>
  widths.map((width) => `${gameImage(host, game, type, width)} ${width}w`).join(', ')
