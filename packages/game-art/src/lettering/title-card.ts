import type { ArtBrief } from '@herna/contract/content'
import { lookOf } from '../game.ts'
import { definitionsFor } from '../scene/definitions.ts'
import { n1 } from '../scene/shapes.ts'
import { bounds } from './outline.ts'
import { title } from './title.ts'

/** Large enough for two or three lines; the SVG is cropped to the letters. */
const BOX = { x: 320, y: 260, width: 600, size: 120, chars: 14, maxHeight: 200 }
/** Space around the letters for their edges, depth and glow. */
const MARGIN = 22

/** SVG of a game's name as lettering on a transparent background: the logo that its client shows. */
export function titleSvg(brief: ArtBrief): string {
  const { pal, studio } = lookOf(brief)
  const titleMarkup = title(brief.name, studio.typography, BOX, pal, 'title')
  const outlines = [...titleMarkup.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('')
  const letters = outlines === '' ? { x: 0, y: 0, width: BOX.width, height: BOX.maxHeight } : bounds(outlines)
  const [width, height] = [n1(letters.width + 2 * MARGIN), n1(letters.height + 2 * MARGIN)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${n1(letters.x - MARGIN)} ${n1(letters.y - MARGIN)} ${width} ${height}"><defs>${definitionsFor(titleMarkup, pal)}</defs>${titleMarkup}</svg>`
}
