import type opentype from 'opentype.js'
import { type FontKey, fontOf } from './fonts.ts'

/** Letters whose caron stands beside them like an apostrophe, and the letter below it. Many fonts only append the caron, which leaves a hole before the next letter. */
const BESIDE: Readonly<Record<string, string>> = { Ľ: 'L', ľ: 'l', ď: 'd', ť: 't' }
/** Least distance in em between such a caron and the next letter. */
const CLEARANCE = 0.045
/** Height of the bands in em in which outlines are compared, and points of a curve. */
const BAND = 0.025
const POINTS = 8

const known = new Map<string, number>()

/** Change of the distance between two neighbours in em: the font's kerning, and the next letter below a caron that stands beside its own. */
export function kerning(key: FontKey, before: string | null, character: string): number {
  if (before === null) return 0
  const pair = `${key} ${before}${character}`
  const value = known.get(pair) ?? kerningOf(key, before, character)
  known.set(pair, value)
  return value
}

function kerningOf(key: FontKey, before: string, character: string): number {
  const own = fontKerning(key, before, character)
  const base = BESIDE[before]
  const [font, baseFont, next] = [fontOf(key, before), base ? fontOf(key, base) : null, fontOf(key, character)]
  if (!base || !font || !baseFont || !next || !/\p{L}/u.test(character)) return own
  const as = (width: number): number => width - advanceOf(font, before)
  const withoutCaron = as(advanceOf(baseFont, base)) + fontKerning(key, base, character)
  return Math.min(own, Math.max(withoutCaron, as(clearAdvance([font, before], [next, character]))))
}

/** The font's own kerning; 0 when the two letters come from different font files. */
function fontKerning(key: FontKey, before: string, character: string): number {
  const [a, b] = [fontOf(key, before), fontOf(key, character)]
  if (!a || a !== b) return 0
  return a.getKerningValue(a.charToGlyph(before), a.charToGlyph(character)) / a.unitsPerEm
}

const advanceOf = (font: opentype.Font, character: string): number =>
  (font.charToGlyph(character).advanceWidth ?? 0) / font.unitsPerEm

type Letter = readonly [font: opentype.Font, character: string]

/** The least advance in em at which the second letter's outline stays clear of the first one's. */
function clearAdvance(first: Letter, second: Letter): number {
  const [rights, lefts] = [sides(first, Math.max), sides(second, Math.min)]
  let least = 0
  for (const [band, right] of rights)
    for (const near of [band - 1, band, band + 1]) least = Math.max(least, right - (lefts.get(near) ?? Infinity) + CLEARANCE)
  return least
}

/** By band of the height, where a letter's outline ends on one side. */
function sides([font, character]: Letter, outer: (a: number, b: number) => number): Map<number, number> {
  const ends = new Map<number, number>()
  const add = (x: number, y: number): void => {
    const band = Math.round(y / BAND)
    ends.set(band, outer(ends.get(band) ?? x, x))
  }
  let [fromX, fromY] = [0, 0]
  for (const command of font.charToGlyph(character).getPath(0, 0, 1).commands) {
    if (command.type === 'Z') continue
    const { x, y } = command
    if (command.type !== 'M') {
      // A curve is close to the line between its ends; control points only exceed it.
      const points = Math.max(POINTS, Math.ceil(Math.abs(y - fromY) / BAND))
      for (let i = 1; i <= points; i += 1) add(fromX + ((x - fromX) * i) / points, fromY + ((y - fromY) * i) / points)
      if (command.type === 'C') add(command.x2, command.y2)
      if (command.type !== 'L') add(command.x1, command.y1)
    }
    ;[fromX, fromY] = [x, y]
  }
  return ends
}
