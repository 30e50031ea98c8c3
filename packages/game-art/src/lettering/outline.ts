import { n1 } from '../scene/shapes.ts'
import { type FontKey, fontOf } from './fonts.ts'

/** Moves a point of an outline: a title can arch, slant or lie in perspective. */
export type Warp = (x: number, y: number) => readonly [number, number]

/** Kerning of a pair when both letters come from the same file; across files there is none. */
function kern(key: FontKey, before: string | null, character: string): number {
  if (before === null) return 0
  const [a, b] = [fontOf(key, before), fontOf(key, character)]
  if (!a || a !== b) return 0
  return a.getKerningValue(a.charToGlyph(before), a.charToGlyph(character)) / a.unitsPerEm
}

/** Width of one line. */
export function advance(key: FontKey, text: string, size: number, track = 0): number {
  let width = 0
  let before: string | null = null
  for (const character of text) {
    const font = fontOf(key, character)
    if (!font) continue
    width += (kern(key, before, character) + (font.charToGlyph(character).advanceWidth ?? 0) / font.unitsPerEm + track) * size
    before = character
  }
  return Math.max(0, width - track * size)
}

/** Outline of one line as path data. */
export function outline(key: FontKey, text: string, x: number, y: number, size: number, track = 0, warp?: Warp): string {
  let d = ''
  let at = x
  let before: string | null = null
  const point = (px: number, py: number): string => {
    const [a, b] = warp ? warp(px, py) : [px, py]
    return `${n1(a)} ${n1(b)}`
  }
  for (const character of text) {
    const font = fontOf(key, character)
    if (!font) continue
    const glyph = font.charToGlyph(character)
    at += kern(key, before, character) * size
    for (const c of glyph.getPath(at, y, size).commands) {
      if (c.type === 'M' || c.type === 'L') d += `${c.type}${point(c.x, c.y)}`
      else if (c.type === 'Q') d += `Q${point(c.x1, c.y1)} ${point(c.x, c.y)}`
      else if (c.type === 'C') d += `C${point(c.x1, c.y1)} ${point(c.x2, c.y2)} ${point(c.x, c.y)}`
      else d += 'Z'
    }
    at += ((glyph.advanceWidth ?? 0) / font.unitsPerEm + track) * size
    before = character
  }
  return d
}

/** The box an outline really fills: tails and swashes leave the metrics behind. */
export function bounds(d: string): { x: number; y: number; width: number; height: number } {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number)
  const xs = numbers.filter((_, i) => i % 2 === 0)
  const ys = numbers.filter((_, i) => i % 2 === 1)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** A word outlined so that it fills a box, centred. */
export function fitted(key: FontKey, text: string, box: { cx: number; cy: number; width: number; height: number }): string {
  const once = bounds(outline(key, text, 0, 0, 100))
  const size = Math.min((box.width / once.width) * 100, (box.height / once.height) * 100)
  const k = size / 100
  return outline(key, text, box.cx - (once.x + once.width / 2) * k, box.cy - (once.y + once.height / 2) * k, size)
}
