import type { Look } from '../../look.ts'
import { fittedOutline } from '../../lettering/outline.ts'
import type { Motif } from '../../motifs/vocabulary.ts'
import { type IdGenerator, picture, pictureBody, sign, signBody } from '../../scene/pictures.ts'
import { capitalsOf } from '../capitals.ts'
import { extentOf } from '../extent.ts'
import { CLASSIC_DRAWINGS } from './classics.ts'

/** A card rank as a low symbol. */
export interface Rank {
  rank: string
  /** Position in RANKS, 0 the best paying: a hand has one colour for each. */
  place: number
}

/** What a hand draws with: the studio's look and ids that are unique in one SVG. */
export interface Tools {
  look: Look
  ids: IdGenerator
  /** Where the game begins in a list of colours: two games of a studio give their letters and grounds other ones. */
  turn: number
}

/** How a studio of one cabinet material draws its symbols, on 256×256 units. Everything is baked in: clients apply no filters. */
export interface Hand {
  /** Filters and gradients; the ids may not begin with `p` and a digit. */
  defs: string
  /** What a high symbol stands on, if on anything; `place` varies its colour. */
  setting(t: Tools, place: number): string
  /** A high symbol without its setting. */
  figure(t: Tools, motif: Motif, place: number): string
  /** A fruit as a low symbol, its ground included. */
  fruit(t: Tools, motif: Motif, place: number): string
  letter(t: Tools, rank: Rank): string
  /** Ground and picture of wild and scatter; the word comes on top. */
  special(t: Tools, kind: 'wild' | 'scatter', motif: Motif): string
  /** The word of wild and scatter on its band. */
  word(t: Tools, text: string): string
  /** A coin whose middle stays calm for its value. */
  coin(t: Tools, motif: Motif): string
}

/** Outline of a text in the studio's type, fitted into a box. */
export const lettersOf = (
  { look }: Tools,
  text: string,
  [cx, cy, width, height]: readonly [number, number, number, number],
): string => fittedOutline(capitalsOf(look.studio.typography.font), text, { cx, cy, width, height })

/** Scale and centre that make a drawing's visible part fill `size`. */
function fit(markup: string, side: number, cx: number, cy: number, size: number): [cx: number, cy: number, size: number] {
  const { x, y, width, height } = extentOf(markup, side)
  const k = size / Math.max(width, height)
  return [cx + (side / 2 - x - width / 2) * k, cy + (side / 2 - y - height / 2) * k, side * k]
}

/** A motif's first picture with its visible part `size` wide or high; companions are chosen so that their first pictures differ. */
export function thing(t: Pick<Tools, 'ids'>, motif: Motif, cx: number, cy: number, size: number): string {
  const own = CLASSIC_DRAWINGS[motif.word]
  if (own) return own(cx, cy, size)
  const name = motif.pictures[0] as string
  const [sign] = name.startsWith('@') ? name.slice(1).split(':') : []
  const place = sign ? fit(signBody(sign), 512, cx, cy, size * 0.94) : fit(pictureBody(name), 32, cx, cy, size)
  return picture(t.ids, name, ...place)
}

/** A motif's first sign with its visible part `size` wide or high. */
export function signOf(motif: Motif, cx: number, cy: number, size: number, attributes: string): string {
  const name = motif.signs[0] as string
  return sign(name, ...fit(signBody(name), 512, cx, cy, size), attributes)
}

/** A filter that sets a plain edge around a shape, and a soft shadow below it. */
export const edgeFilter = (
  id: string,
  edges: readonly (readonly [colour: string, radius: number])[],
  shadow: readonly [colour: string, opacity: number, dy: number, blur: number],
): string => {
  let steps = ''
  let reach = 0
  const nodes: string[] = []
  for (const [index, [colour, radius]] of edges.entries()) {
    reach += radius
    // A thresholded blur instead of feMorphology: round corners, and a quarter of the time.
    steps += `<feGaussianBlur in="SourceAlpha" stdDeviation="${(reach / 1.7).toFixed(2)}"/><feComponentTransfer result="d${index}"><feFuncA type="linear" slope="16" intercept="-.4"/></feComponentTransfer><feFlood flood-color="${colour}"/><feComposite in2="d${index}" operator="in" result="e${index}"/>`
    nodes.unshift(`<feMergeNode in="e${index}"/>`)
  }
  const [colour, opacity, dy, blur] = shadow
  const merged = `<feMerge result="m">${nodes.join('')}<feMergeNode in="SourceGraphic"/></feMerge>`
  // Not feDropShadow: librsvg ignores its input and would drop the edges.
  const below = `<feGaussianBlur in="m" stdDeviation="${blur}"/><feOffset dy="${dy}" result="s"/><feFlood flood-color="${colour}" flood-opacity="${opacity}"/><feComposite in2="s" operator="in" result="t"/>`
  return `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="256" height="256" color-interpolation-filters="sRGB">${steps}${merged}${below}<feMerge><feMergeNode in="t"/><feMergeNode in="m"/></feMerge></filter>`
}

export const linear = (id: string, stops: readonly (readonly [number, string])[], slant = 0): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${slant}" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`
export const radial = (id: string, stops: readonly (readonly [number, string])[]): string =>
  `<radialGradient id="${id}" cx=".4" cy=".32" r=".75">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</radialGradient>`

/** The n-th of a list, starting again at its end. */
export const cycle = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

/** The colour of a place, in the game's own order. */
export const turned = <T>({ turn }: Tools, list: readonly T[], place: number): T => cycle(list, place + turn)

/** Light on the upper half of a setting; fills its face. */
export const SHEEN =
  '<linearGradient id="sheen" x1="0" y1="0" x2=".15" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".46" stop-color="#fff" stop-opacity=".06"/><stop offset=".47" stop-color="#fff" stop-opacity="0"/></linearGradient>'
