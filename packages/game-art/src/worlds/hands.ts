import { mix } from '../palette.ts'
import type { Definitions } from './definitions.ts'

/** How a studio draws: what a shape's fill, edge and shadow look like. */
export const HANDS = ['paper', 'neon', 'poster', 'engraved', 'water', 'molten', 'chrome', 'print', 'soft'] as const
export type Hand = (typeof HANDS)[number]

interface Stroke {
  readonly d: string
  /** As it looks in the scene's light, and as it is. */
  readonly colour: string
  readonly vivid: string
  readonly ink: string
  readonly metal: string
  /** 0 horizon … 1 foreground. */
  readonly depth: number
  readonly defs: Definitions
}
type Finish = (stroke: Stroke) => string

const edge = (d: string, colour: string, width: number, opacity: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linejoin="round"/>`
const fill = (d: string, paint: string): string => `<path d="${d}" fill="${paint}"/>`

/** A vertical gradient of these colours, by reference. */
function gradient(defs: Definitions, ...colours: readonly string[]): string {
  const stops = colours.map((colour, i) => `<stop offset="${(i / (colours.length - 1)).toFixed(2)}" stop-color="${colour}"/>`)
  return `url(#${defs.add((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`)})`
}

/** Sheets of paper: a soft shadow around, the cut edge catches light. */
const paper: Finish = ({ d, colour, ink, defs }) =>
  edge(d, ink, 16, 0.07) +
  edge(d, ink, 8, 0.1) +
  fill(d, gradient(defs, mix(colour, '#ffffff', 0.06), mix(colour, ink, 0.08))) +
  edge(d, mix(colour, '#ffffff', 0.5), 1.8, 0.7)

/** Dark bodies with glowing tubes along their edges. */
const neon: Finish = ({ d, colour, vivid, ink, depth, defs }) => {
  const tube = mix(vivid, '#ff3fd0', 0.12)
  return (
    fill(d, gradient(defs, mix(colour, ink, 0.55), mix(colour, ink, 0.82))) +
    edge(d, tube, 11, 0.12 + depth * 0.08) +
    edge(d, tube, 5.5, 0.3) +
    edge(d, mix(tube, '#ffffff', 0.45), 2, 0.95)
  )
}

/** A printed poster: flat colours with one dark contour. */
const poster: Finish = ({ d, colour, ink, depth }) => fill(d, colour) + edge(d, mix(ink, colour, 0.25), 2 + depth * 2, 0.9)

/** Metal and enamel: a bright upper edge, gold lines. */
const engraved: Finish = ({ d, colour, metal, ink, defs }) =>
  fill(d, gradient(defs, mix(colour, '#fff4d0', 0.24), colour, mix(colour, ink, 0.32))) +
  edge(d, mix(metal, colour, 0.2), 1.8, 0.85)

/** Under water: soft bodies that fade downwards. */
const water: Finish = ({ d, colour, defs }) =>
  fill(d, gradient(defs, mix(colour, '#d8fbff', 0.2), colour, mix(colour, '#062a5a', 0.3))) + edge(d, '#dffcff', 1.6, 0.28)

/** Rock and metal lit by fire from below. */
const molten: Finish = ({ d, colour, ink, metal, defs }) =>
  fill(d, gradient(defs, mix(colour, '#fff0d0', 0.14), colour, mix(colour, ink, 0.4))) +
  edge(d, mix(ink, '#000000', 0.3), 4.5, 0.85) +
  edge(d, mix(metal, '#fff0c0', 0.3), 1.5, 0.55)

/** Polished metal: a dark horizon line reflected in the middle of every body. */
const chrome: Finish = ({ d, colour, ink, defs }) =>
  fill(
    d,
    gradient(
      defs,
      mix(colour, '#ffffff', 0.42),
      mix(colour, '#ffffff', 0.1),
      mix(colour, ink, 0.28),
      mix(colour, '#ffffff', 0.14),
    ),
  ) + edge(d, mix(colour, '#ffffff', 0.65), 1.6, 0.8)

const LIGHTNESS = [0.299, 0.587, 0.114] as const
const lightnessOf = (colour: string): number =>
  LIGHTNESS.reduce((sum, share, i) => sum + (share * Number.parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16)) / 255, 0)
/** A print of four inks, its dark one a little out of register. Screens of dots would cost seconds in the rasteriser. */
const print: Finish = ({ d, colour, ink, metal, depth }) => {
  const inks = [ink, mix(ink, colour, 0.62), mix(colour, metal, 0.16), mix(colour, '#fff6e0', 0.4)]
  const tone = Math.min(3, Math.floor(lightnessOf(colour) * 5))
  return fill(d, inks[tone] as string) + `<g transform="translate(3 3)">${edge(d, ink, 1.5 + depth, 0.5)}</g>`
}

/** Rounded shading with a light rim. */
const soft: Finish = ({ d, colour, ink, defs }) =>
  fill(d, gradient(defs, mix(colour, '#ffffff', 0.18), mix(colour, ink, 0.14))) + edge(d, mix(colour, '#ffffff', 0.55), 1.6, 0.5)

const FINISHES: Record<Hand, Finish> = { paper, neon, poster, engraved, water, molten, chrome, print, soft }
export const finishOf = (hand: Hand): Finish => FINISHES[hand]
