import { createHash } from 'node:crypto'
import type { ArtBrief } from '@herna/contract/content'

/** A picture of a game. */
export type Picture =
  | { readonly kind: 'symbol'; readonly symbolId: number }
  | { readonly kind: 'backdrop' }
  | { readonly kind: 'logo' }
  | { readonly kind: 'hero' }

/** Grows when the drawing itself changes: pictures are kept for good by their version [7.37]. */
const DRAWING = '2'

/** What a picture's version stands for: everything its drawing hangs on. */
export function artVersion(brief: ArtBrief): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, brief]))
    .digest('base64url')
    .slice(0, 12)
}

export function pictureAddress(brief: ArtBrief, picture: Picture): string {
  const path = picture.kind === 'symbol' ? `symbol/${picture.symbolId}` : picture.kind
  return `/art/${brief.gameCode}/${path}?v=${artVersion(brief)}`
}
