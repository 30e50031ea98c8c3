import type { TileLayout } from '@herna/contract'
import { gameImagePath } from '@herna/contract/content'
import { contentImage } from '../config/index.ts'
import type { TileView } from './tile-view.ts'

/** How a tile's picture is requested: its kind, its box [9.14], the `srcset` widths and the `sizes` attribute. */
interface Picture {
  kind: 'thumbnail' | 'portrait' | 'landscape'
  width: number
  height: number
  /** Widths of the image service that fit phones and desktops of common pixel densities; every further one grows the HTML of each tile. */
  widths: readonly [number, ...number[]]
  sizes: string
}
const THUMBNAIL: Picture = {
  kind: 'thumbnail',
  width: 220,
  height: 144,
  widths: [300, 440],
  sizes: '(width < 768px) 148px, 220px',
}
const GRID: Picture = { ...THUMBNAIL, sizes: '(width < 768px) 46vw, 230px' }
const LIVE: Picture = { kind: 'thumbnail', width: 220, height: 154, widths: [300, 504], sizes: '(width < 768px) 190px, 252px' }
const PICTURES: Record<TileLayout, Picture> = {
  Default: THUMBNAIL,
  DoubleRow: { ...THUMBNAIL, sizes: '(width < 768px) 140px, 196px' },
  Portrait: { kind: 'portrait', width: 204, height: 272, widths: [300, 408], sizes: '(width < 768px) 150px, 204px' },
  Landscape: { kind: 'landscape', width: 430, height: 242, widths: [430, 600, 860], sizes: '(width < 512px) 84vw, 430px' },
  Top10: { ...THUMBNAIL, sizes: '(width < 768px) 152px, 224px' },
  LargeOnMobile: { ...THUMBNAIL, sizes: '(width < 768px) 78vw, 220px' },
}

export type TilePlace = TileLayout | 'Grid'

export function tilePicture(tile: TileView, place: TilePlace): Picture {
  const thumbnail = place !== 'Portrait' && place !== 'Landscape'
  if (tile.live && thumbnail) return place === 'Grid' ? { ...LIVE, sizes: '(width < 768px) 46vw, 260px' } : LIVE
  const picture = place === 'Grid' ? GRID : PICTURES[place]
  // Above the ribbon of a jackpot the box, whose size is the style sheet's, is as wide as a landscape: neither heads nor the name are cropped.
  return thumbnail && tile.jackpot && !tile.maintenance ? { ...picture, kind: 'landscape' } : picture
}

/** Attributes of the tile's picture: the live picture of an open table [3.21] unless it `failed`, else the game's own. `contentOrigin` is the content service's base URL. */
export function tileImage(tile: TileView, place: TilePlace, contentOrigin: string, failed?: boolean) {
  const { kind, width, height, widths, sizes } = tilePicture(tile, place)
  if (tile.tableImage && !failed) return { src: contentImage(contentOrigin, tile.tableImage), width, height }
  const address = (wide: number) => contentImage(contentOrigin, gameImagePath(tile.code, kind, tile.version, wide))
  return {
    src: address(widths[0]),
    srcSet: widths.map((wide) => `${address(wide)} ${wide}w`).join(','),
    sizes,
    width,
    height,
  }
}
