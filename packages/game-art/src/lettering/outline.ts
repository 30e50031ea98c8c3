import { n1 } from '../scene/shapes.ts'
import { type FontKey, fontOf } from './fonts.ts'
import { kerning } from './kerning.ts'

/** Moves a point of an outline: a title can arch, slant or lie in perspective. */
export type Warp = (x: number, y: number) => readonly [number, number]

/** Width of one line, in the units of `size`. */
export function advance(key: FontKey, text: string, size: number, track = 0): number {
  let width = 0
  let previousCharacter: string | null = null
  for (const character of text) {
    const font = fontOf(key, character)
    if (!font) continue
    width +=
      (kerning(key, previousCharacter, character) + (font.charToGlyph(character).advanceWidth ?? 0) / font.unitsPerEm + track) *
      size
    previousCharacter = character
  }
  return Math.max(0, width - track * size)
}

/** Outline of one line as path data. */
export function outline(key: FontKey, text: string, x: number, y: number, size: number, track = 0, warp?: Warp): string {
  let d = ''
  let penX = x
  let previousCharacter: string | null = null
  const point = (px: number, py: number): string => {
    const [a, b] = warp ? warp(px, py) : [px, py]
    return `${n1(a)} ${n1(b)}`
  }
  for (const character of text) {
    const font = fontOf(key, character)
    if (!font) continue
    const glyph = font.charToGlyph(character)
    penX += kerning(key, previousCharacter, character) * size
    for (const c of glyph.getPath(penX, y, size).commands) {
      if (c.type === 'M' || c.type === 'L') d += `${c.type}${point(c.x, c.y)}`
      else if (c.type === 'Q') d += `Q${point(c.x1, c.y1)} ${point(c.x, c.y)}`
      else if (c.type === 'C') d += `C${point(c.x1, c.y1)} ${point(c.x2, c.y2)} ${point(c.x, c.y)}`
      else d += 'Z'
    }
    penX += ((glyph.advanceWidth ?? 0) / font.unitsPerEm + track) * size
    previousCharacter = character
  }
  return d
}

/** Bounding box of an outline; swashes exceed the font's metrics, so these cannot be used. */
export function bounds(d: string): { x: number; y: number; width: number; height: number } {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number)
  const xs = numbers.filter((_, i) => i % 2 === 0)
  const ys = numbers.filter((_, i) => i % 2 === 1)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Path data of a word scaled to fit a box, centred. */
export function fittedOutline(
  key: FontKey,
  text: string,
  box: { cx: number; cy: number; width: number; height: number },
): string {
  const unscaled = bounds(outline(key, text, 0, 0, 100))
  const size = Math.min((box.width / unscaled.width) * 100, (box.height / unscaled.height) * 100)
  const k = size / 100
  return outline(key, text, box.cx - (unscaled.x + unscaled.width / 2) * k, box.cy - (unscaled.y + unscaled.height / 2) * k, size)
}
