import type { ArtBrief } from '@herna/contract/content'
import { lookOf } from '../look.ts'
import { definitionsFor } from '../scene/definitions.ts'
import { n1 } from '../scene/shapes.ts'
import { cabinetOf } from '../worlds/cabinets.ts'
import { BACKING_MARGIN, backing, hasBacking } from './backing.ts'
import { bounds } from './outline.ts'
import { type TitleBox, title } from './title.ts'

/** Large enough for two or three lines; the SVG is cropped to the letters. */
const BOX: TitleBox = { x: 320, y: 260, width: 600, size: 120, chars: 14, maxHeight: 200 }
/** Titles without a sign stand in two lines, which are larger on a phone. */
const BACKED_BOX: TitleBox = { x: 320, y: 320, width: 430, size: 130, chars: 9, maxHeight: 220 }
/** Narrow and tall, for the middle of a phone's screen, and twice as large as its units. */
const WORDS_BOX: TitleBox = { x: 320, y: 360, width: 400, size: 150, chars: 9, maxHeight: 260 }
const WORDS_SCALE = 2
/** Space around the letters for their edges, depth and glow. */
const MARGIN = 22

/** SVG of a game's name as lettering on a transparent background: the logo that its client shows. */
export function titleSvg(brief: ArtBrief): string {
  const cabinet = cabinetOf(brief)
  const { pal } = lookOf(brief)
  if (!hasBacking(cabinet)) return letters(brief, brief.name, BOX, { scale: 1 })
  return letters(brief, brief.name, BACKED_BOX, { scale: 1.4, behind: (d) => backing(d, cabinet, pal) })
}

const aspects = new Map<string, number>()

/** Width of the title's picture by its height, so that its place can be reserved. */
export function titleAspect(brief: ArtBrief): number {
  const key = `${brief.provider} ${brief.gameCode} ${brief.name}`
  const known = aspects.get(key)
  if (known !== undefined) return known
  const [, width, height] = titleSvg(brief).match(/ width="([\d.]+)" height="([\d.]+)"/) ?? []
  const aspect = Math.round(Number(width)) / Math.round(Number(height))
  aspects.set(key, aspect)
  return aspect
}

/** Whether the title stands on a ground of its own, so that it may lie on a scene; others need a sign. */
export const hasBackedTitle = (brief: ArtBrief): boolean => hasBacking(cabinetOf(brief))

/** SVG of words of an event ("Veľká výhra") in a game's lettering on a transparent background. */
export const wordsSvg = (brief: ArtBrief, words: string): string => letters(brief, words, WORDS_BOX, { scale: WORDS_SCALE })

interface Setting {
  scale: number
  behind?: (d: string) => string
}

function letters(brief: ArtBrief, text: string, box: TitleBox, { scale, behind }: Setting): string {
  const { pal, studio } = lookOf(brief)
  const lettering = title(text, studio.typography, box, pal, 'title')
  const outlines = [...lettering.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '')
  const ground = behind?.(outlines.at(-1) ?? '') ?? ''
  const margin = MARGIN + (ground === '' ? 0 : BACKING_MARGIN)
  const { x, y, ...size } =
    outlines.length > 0 ? bounds(outlines.join('')) : { x: 0, y: 0, width: box.width, height: box.maxHeight }
  const [width, height] = [n1(size.width + 2 * margin), n1(size.height + 2 * margin)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n1(width * scale)}" height="${n1(height * scale)}" viewBox="${n1(x - margin)} ${n1(y - margin)} ${width} ${height}"><defs>${definitionsFor(lettering, pal)}</defs>${ground}${lettering}</svg>`
}
