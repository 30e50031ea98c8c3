import { gameImagePath } from '@herna/contract/content'
import { useState } from 'react'
import { contentImage, useContentOrigin } from '../config/index.ts'
import type { TileView } from './tile-view.ts'

/** The large picture of a game: the live picture of an open table [3.21], then the game's own; null when all failed [4.35]. Call `fail` on a load error. */
export function usePicture(tile: TileView, kind: 'thumbnail' | 'landscape', widths: readonly [number, ...number[]]) {
  const origin = useContentOrigin()
  const [failures, setFailures] = useState(0)
  const address = (width: number) => contentImage(origin, gameImagePath(tile.code, kind, tile.version, width))
  const pictures = [
    ...(tile.tableImage ? [{ src: contentImage(origin, tile.tableImage) }] : []),
    { src: address(widths[0]), srcSet: widths.map((width) => `${address(width)} ${width}w`).join(',') },
  ]
  return { picture: pictures[failures] ?? null, fail: () => setFailures((count) => count + 1) }
}
