import { mix, type Palette } from '../palette.ts'

/** Input of a style: path data of the lines, their box, the id of a gradient it may define, the font size. */
export interface Letters {
  d: string
  x: number
  top: number
  bottom: number
  id: string
  size: number
  pal: Palette
}
type Style = (l: Letters) => string

const gradient = (l: Letters, stops: readonly (readonly [number, string])[]): string =>
  `<defs><linearGradient id="${l.id}" gradientUnits="userSpaceOnUse" x1="${l.x}" y1="${l.top}" x2="${l.x}" y2="${l.bottom}">${stops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('')}</linearGradient></defs>`
const copy = (l: Letters, attributes: string): string => `<path d="${l.d}" ${attributes}/>`
/** Extruded letters: the same outline repeated downwards. */
const stack = (l: Letters, depth: number, dx: number, attributes: string): string =>
  Array.from({ length: depth }, (_, i) =>
    copy(l, `transform="translate(${((depth - i) * dx).toFixed(1)} ${depth - i})" ${attributes}`),
  ).join('')
const shadow = (l: Letters, dy: number, opacity: number): string =>
  copy(l, `transform="translate(0 ${dy})" fill="#000" opacity="${opacity}" filter="url(#blur2)"`)
/** Width of a dark edge, in proportion to the font size. */
const edge = (l: Letters, share: number): number => Math.max(2, Math.min(7, Math.round(l.size * share * 10) / 10))

const flat: Style = (l) =>
  `${shadow(l, 2, 0.5)}${copy(l, `fill="none" stroke="${l.pal.bg}" stroke-width="${edge(l, 0.07)}" stroke-linejoin="round" opacity=".75"`)}${copy(l, `fill="${l.pal.paper}"`)}`

const gold: Style = (l) =>
  `${gradient(l, [
    [0, '#fffbe2'],
    [0.42, '#ffe08a'],
    [0.5, '#f0a728'],
    [0.56, '#ffd873'],
    [1, '#d9861a'],
  ])}${stack(l, 5, 0, `fill="#4a1d05" stroke="#2a0f03" stroke-width="${edge(l, 0.11)}" stroke-linejoin="round"`)}${copy(l, `fill="#4a1d05" stroke="#38160a" stroke-width="${edge(l, 0.11)}" stroke-linejoin="round"`)}${copy(l, `fill="url(#${l.id})" stroke="#fff6c8" stroke-width=".8"`)}`

const extrude: Style = (l) =>
  `${stack(l, 8, 0.7, `fill="${l.pal.ink}"`)}${copy(l, `fill="${l.pal.paper}" stroke="${l.pal.ink}" stroke-width="2.4" paint-order="stroke" stroke-linejoin="round"`)}${copy(l, `fill="none" stroke="${l.pal.accent}" stroke-width="1" opacity=".9"`)}`

const neon: Style = (l) =>
  `${copy(l, `fill="none" stroke="${l.pal.accent}" stroke-width="7" opacity=".55" filter="url(#blur6)"`)}${copy(l, `fill="${l.pal.bg}" fill-opacity=".55" stroke="${l.pal.accent}" stroke-width="3.6" stroke-linejoin="round"`)}${copy(l, 'fill="#fff" fill-opacity=".94"')}`

const engraved: Style = (l) =>
  `${gradient(l, [
    [0, l.pal.metal[0]],
    [0.46, mix(l.pal.metal[1], l.pal.metal[0], 0.35)],
    [0.54, l.pal.metal[1]],
    [1, l.pal.metal[0]],
  ])}${shadow(l, 3, 0.75)}${copy(l, `fill="none" stroke="#000" stroke-opacity=".7" stroke-width="${edge(l, 0.09)}" stroke-linejoin="round"`)}${copy(l, `fill="url(#${l.id})"`)}`

const paper: Style = (l) =>
  `${copy(l, 'transform="translate(0 5)" fill="#000" opacity=".4" filter="url(#blur2)"')}${copy(l, `fill="${l.pal.paper}" stroke="${l.pal.paper}" stroke-width="1.2" stroke-linejoin="round"`)}`

const chrome: Style = (l) =>
  `${gradient(l, [
    [0, '#ffffff'],
    [0.46, '#b9c6ee'],
    [0.5, '#46528a'],
    [0.58, '#9fb2ea'],
    [1, '#f4f7ff'],
  ])}${shadow(l, 4, 0.7)}${copy(l, `fill="#0a0e24" stroke="${l.pal.bg}" stroke-width="${edge(l, 0.15)}" stroke-linejoin="round"`)}${copy(l, `fill="url(#${l.id})" stroke="${l.pal.rim}" stroke-width=".8"`)}`

/** Glossy bright letters with a white outline on a dark edge. */
const candy: Style = (l) =>
  `${gradient(l, [
    [0, '#ffffff'],
    [0.42, l.pal.sun],
    [0.5, l.pal.accent],
    [1, l.pal.accent],
  ])}${stack(l, 4, 0, `fill="${l.pal.bg}" stroke="${l.pal.bg}" stroke-width="${edge(l, 0.2)}" stroke-linejoin="round"`)}${copy(l, `fill="${l.pal.bg}" stroke="${l.pal.bg}" stroke-width="${edge(l, 0.2)}" stroke-linejoin="round"`)}${copy(l, `fill="url(#${l.id})" stroke="#fff" stroke-width="1"`)}`

const flame: Style = (l) =>
  `${gradient(l, [
    [0, '#fff6c4'],
    [0.45, '#ffd03f'],
    [0.75, '#ff8a1e'],
    [1, '#e2330f'],
  ])}${copy(l, 'fill="none" stroke="#ff5a1e" stroke-width="12" opacity=".6" filter="url(#blur6)"')}${copy(l, `fill="#2a0603" stroke="#2a0603" stroke-width="${edge(l, 0.15)}" stroke-linejoin="round"`)}${copy(l, `fill="url(#${l.id})"`)}`

const frost: Style = (l) =>
  `${gradient(l, [
    [0, '#ffffff'],
    [0.5, '#e3f6ff'],
    [0.55, '#a8dcf8'],
    [1, '#5fb2e6'],
  ])}${copy(l, `fill="#06223f" stroke="#06223f" stroke-width="${edge(l, 0.16)}" stroke-linejoin="round"`)}${copy(l, `fill="url(#${l.id})" stroke="#fff" stroke-width="1"`)}`

/** Letters cut from a board: dark edge, pale wood, a second line inside. */
const carved: Style = (l) =>
  `${gradient(l, [
    [0, '#ffe7b3'],
    [0.5, '#e6b067'],
    [1, '#d8984e'],
  ])}${stack(l, 5, 0, `fill="#3a1c08" stroke="#2a1205" stroke-width="${edge(l, 0.12)}" stroke-linejoin="round"`)}${copy(l, `fill="url(#${l.id})" stroke="#5c2f0f" stroke-width="1.2"`)}`

/** Two inks printed with an offset, as on an old poster. */
const duotone: Style = (l) =>
  `${copy(l, `fill="${l.pal.bg}" stroke="${l.pal.bg}" stroke-width="${edge(l, 0.16)}" stroke-linejoin="round"`)}${copy(l, `transform="translate(2.2 2.2)" fill="${l.pal.accent}"`)}${copy(l, `fill="${l.pal.paper}"`)}`

export const LETTER_STYLES = {
  flat,
  gold,
  extrude,
  neon,
  engraved,
  paper,
  chrome,
  candy,
  flame,
  frost,
  carved,
  duotone,
} satisfies Record<string, Style>
export type LetterStyle = keyof typeof LETTER_STYLES
