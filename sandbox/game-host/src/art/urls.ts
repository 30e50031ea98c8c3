import { createHash } from 'node:crypto'
import type { ArtBrief } from '@herna/contract/content'
import type { SceneFormat, ScenePart } from '@herna/game-art'

/** A picture of a game. */
export type Picture =
  | { readonly kind: 'symbol'; readonly symbolId: number }
  | { readonly kind: 'backdrop' }
  | { readonly kind: 'logo' }
  | { readonly kind: 'hero' }
  | { readonly kind: 'play'; readonly format: SceneFormat }
  | ({ readonly kind: 'scene' } & ScenePart)
  | { readonly kind: 'words'; readonly words: string }

/** Increased when the renderer changes: pictures are cached for a year by their version [7.37]. */
const RENDERER_VERSION = '11'

/** Version of a game's pictures: a hash of everything they are rendered from. */
export function artVersion(brief: ArtBrief): string {
  return createHash('sha256')
    .update(JSON.stringify([RENDERER_VERSION, brief]))
    .digest('base64url')
    .slice(0, 12)
}

/** Path of a picture on the game host, with its version. */
export function pictureUrl(brief: ArtBrief, picture: Picture): string {
  return `/art/${brief.gameCode}/${pathOf(picture)}?v=${artVersion(brief)}`
}

function pathOf(picture: Picture): string {
  if (picture.kind === 'symbol') return `symbol/${picture.symbolId}`
  if (picture.kind === 'play') return `play/${picture.format}`
  if (picture.kind === 'scene') return `${picture.isBonus ? 'bonus-scene' : 'scene'}/${picture.layer}/${picture.format}`
  if (picture.kind === 'words') return `words/${picture.words}`
  return picture.kind
}
