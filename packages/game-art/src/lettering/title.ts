import type { Palette } from '../palette.ts'
import { n1 } from '../scene/shapes.ts'
import { drawable, type FontKey } from './fonts.ts'
import { advance, outline, type Warp } from './outline.ts'
import { LETTER_STYLES, type LetterStyle } from './styles.ts'
import { wrap } from './wrap.ts'

/** How a studio letters its titles. */
export interface Hand {
  font: FontKey
  style: LetterStyle
  caps: boolean
  /** Letter spacing and line height, in sizes. */
  track: number
  lead: number
}

/** Where a title stands: `y` is the baseline of its last line, `width` what no line may exceed. */
export interface TitleBox {
  x: number
  y: number
  width: number
  size: number
  /** Letters a line would ideally hold. */
  chars: number
  maxHeight: number
  align?: 'left'
  arch?: number
  slant?: number
}

/** Long names go condensed: three lines of a wide face would be too small to read on a phone. */
const CONDENSED: FontKey = 'bebas'
const LONG = 27
/** Share of the wished size at which a title counts as large and takes no further line; narrow letters look smaller. */
const LARGE = 0.62
const LARGE_CONDENSED = 0.8

function warpOf(box: TitleBox): Warp | undefined {
  const { arch, slant } = box
  if (arch) return (x, y) => [x, y + arch * ((x - box.x) / (box.width / 2)) ** 2]
  if (slant) return (x, y) => [x + (box.y - y) * slant, y - (x - box.x) * slant * 0.35]
  return undefined
}

/** Lines of a name and the size at which they fill the box: few lines as long as they stay large, else whatever is largest. */
function setting(text: string, font: FontKey, track: number, lead: number, box: TitleBox): { lines: string[]; size: number } {
  let best: { lines: string[]; size: number } | null = null
  for (const most of [1, 2, 3]) {
    const lines = wrap(text, most === 1 ? text.length : Math.min(box.chars, Math.ceil(text.length / most) + 1), most)
    const widest = Math.max(...lines.map((line) => advance(font, line, 100, track))) / 100
    const share = { 1: 0.72, 2: 1, 3: 1.22 }[lines.length] ?? 1.22
    const size = Math.min(box.size, box.width / widest, (box.maxHeight * share * 1.18) / (lines.length * lead))
    if (!best || size > best.size * 1.06) best = { lines, size }
    if (best.size >= box.size * (font === CONDENSED ? LARGE_CONDENSED : LARGE)) break
  }
  return best ?? { lines: [text], size: box.size }
}

/** The name, outlined, in the studio's style; nothing else is ever lettered on a tile. */
export function title(name: string, hand: Hand, box: TitleBox, pal: Palette, id: string): string {
  const long = name.length > LONG
  const font = long ? CONDENSED : hand.font
  const lead = long ? 0.9 : hand.lead
  const text = drawable(font, hand.caps || long ? name.toLocaleUpperCase('sk') : name).trim()
  if (!text) return ''
  const { lines, size } = setting(text, font, hand.track, lead, box)
  let d = ''
  lines.forEach((line, i) => {
    const x = box.align === 'left' ? box.x : box.x - advance(font, line, size, hand.track) / 2
    d += outline(font, line, x, box.y - (lines.length - 1 - i) * lead * size, size, hand.track, warpOf(box))
  })
  const top = n1(box.y - (lines.length - 1) * lead * size - size * 0.8)
  return LETTER_STYLES[hand.style]({ d, x: n1(box.x), top, bottom: n1(box.y), id, size, pal })
}
