import type { Palette } from '../palette.ts'
import { n1 } from '../scene/shapes.ts'
import { renderableText, type FontKey } from './fonts.ts'
import { advance, outline, type Warp } from './outline.ts'
import { LETTER_STYLES, type LetterStyle } from './styles.ts'
import { wrap } from './wrap.ts'

/** How a studio typesets its titles. */
export interface Typography {
  font: FontKey
  style: LetterStyle
  caps: boolean
  /** Letter spacing and line height, as a share of the font size. */
  track: number
  lead: number
}

/** Position of a title: `y` is the baseline of the last line, `width` the maximum width of a line. */
export interface TitleBox {
  x: number
  y: number
  width: number
  size: number
  /** Preferred number of characters in a line. */
  chars: number
  maxHeight: number
  align?: 'left'
  arch?: number
  slant?: number
}

/** Long names use a condensed font: three lines of a wide one would be too small to read on a phone. */
const CONDENSED: FontKey = 'bebas'
const LONG = 27
/** Share of the requested size at which a title is large enough and gets no further line; condensed letters look smaller. */
const LARGE = 0.62
const LARGE_CONDENSED = 0.8

function warpOf(box: TitleBox): Warp | undefined {
  const { arch, slant } = box
  if (arch) return (x, y) => [x, y + arch * ((x - box.x) / (box.width / 2)) ** 2]
  if (slant) return (x, y) => [x + (box.y - y) * slant, y - (x - box.x) * slant * 0.35]
  return undefined
}

/** Lines of a name and the font size that fits the box: as few lines as possible while they stay large, otherwise the largest result. */
function fitLines(text: string, font: FontKey, track: number, lead: number, box: TitleBox): { lines: string[]; size: number } {
  let best: { lines: string[]; size: number } | null = null
  for (const maxLines of [1, 2, 3]) {
    const lines = wrap(text, maxLines === 1 ? text.length : Math.min(box.chars, Math.ceil(text.length / maxLines) + 1), maxLines)
    const widest = Math.max(...lines.map((line) => advance(font, line, 100, track))) / 100
    const share = { 1: 0.72, 2: 1, 3: 1.22 }[lines.length] ?? 1.22
    const size = Math.min(box.size, box.width / widest, (box.maxHeight * share * 1.18) / (lines.length * lead))
    if (!best || size > best.size * 1.06) best = { lines, size }
    if (best.size >= box.size * (font === CONDENSED ? LARGE_CONDENSED : LARGE)) break
  }
  return best ?? { lines: [text], size: box.size }
}

/** SVG of the name as outlines in the studio's style; a tile has no other lettering. */
export function title(name: string, typography: Typography, box: TitleBox, pal: Palette, id: string): string {
  const isLong = name.length > LONG
  const font = isLong ? CONDENSED : typography.font
  const lead = isLong ? 0.9 : typography.lead
  const text = renderableText(font, typography.caps || isLong ? name.toLocaleUpperCase('sk') : name).trim()
  if (!text) return ''
  const { lines, size } = fitLines(text, font, typography.track, lead, box)
  let d = ''
  lines.forEach((line, i) => {
    const x = box.align === 'left' ? box.x : box.x - advance(font, line, size, typography.track) / 2
    d += outline(font, line, x, box.y - (lines.length - 1 - i) * lead * size, size, typography.track, warpOf(box))
  })
  const top = n1(box.y - (lines.length - 1) * lead * size - size * 0.8)
  return LETTER_STYLES[typography.style]({ d, x: n1(box.x), top, bottom: n1(box.y), id, size, pal })
}
