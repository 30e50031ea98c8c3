import { n1 } from '../scene/shapes.ts'

/** Path data of the simple outlines that landmarks and rows are built from. y grows downwards, as in SVG. */
type Point = readonly [x: number, y: number]

export const polygon = (...points: readonly Point[]): string => `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`

export const box = (x: number, y: number, w: number, h: number): string => `M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}Z`

/** A box around `cx` that stands on `base`. */
export const block = (cx: number, base: number, w: number, h: number): string => box(cx - w / 2, base - h, w, h)

/** A triangle around `cx` on `base`. */
export const peak = (cx: number, base: number, w: number, h: number): string =>
  polygon([cx - w / 2, base], [cx, base - h], [cx + w / 2, base])

/** A block that is narrower at the top. */
export const taper = (cx: number, base: number, bottom: number, top: number, h: number): string =>
  polygon([cx - bottom / 2, base], [cx - top / 2, base - h], [cx + top / 2, base - h], [cx + bottom / 2, base])

export const circle = (cx: number, cy: number, r: number): string => ellipse(cx, cy, r, r)
export const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${n1(cx - rx)} ${n1(cy)}a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(rx * 2)} 0a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(-rx * 2)} 0Z`

/** The upper half of an ellipse on `base`. */
export const dome = (cx: number, base: number, rx: number, h: number): string =>
  `M${n1(cx - rx)} ${n1(base)}a${n1(rx)} ${n1(h)} 0 0 1 ${n1(rx * 2)} 0Z`

/** A door or window with a round top that stands on `base`. */
export const arch = (cx: number, base: number, w: number, h: number): string =>
  `M${n1(cx - w / 2)} ${n1(base)}v${n1(-(h - w / 2))}a${n1(w / 2)} ${n1(w / 2)} 0 0 1 ${n1(w)} 0V${n1(base)}Z`

/** A pointed arch. */
export const gothic = (cx: number, base: number, w: number, h: number): string =>
  `M${n1(cx - w / 2)} ${n1(base)}V${n1(base - h * 0.6)}Q${n1(cx - w / 2)} ${n1(base - h * 0.85)} ${n1(cx)} ${n1(base - h)}Q${n1(cx + w / 2)} ${n1(base - h * 0.85)} ${n1(cx + w / 2)} ${n1(base - h * 0.6)}V${n1(base)}Z`

/** A roof with upturned eaves around `cx`. */
export const eaves = (cx: number, base: number, w: number, h: number): string =>
  `M${n1(cx - w / 2)} ${n1(base - h * 0.25)}Q${n1(cx - w * 0.28)} ${n1(base - h * 0.2)} ${n1(cx - w * 0.16)} ${n1(base - h)}H${n1(cx + w * 0.16)}Q${n1(cx + w * 0.28)} ${n1(base - h * 0.2)} ${n1(cx + w / 2)} ${n1(base - h * 0.25)}L${n1(cx + w * 0.43)} ${n1(base)}H${n1(cx - w * 0.43)}Z`

/** Merlons along the top of a wall. */
export const battlements = (x: number, y: number, w: number, teeth: number, h: number): string => {
  const step = w / (teeth * 2 - 1)
  return Array.from({ length: teeth }, (_, i) => box(x + i * 2 * step, y - h, step, h + 1)).join('')
}

/** A star with `points` tips. */
export function star(cx: number, cy: number, outer: number, inner: number, points: number): string {
  const at = (i: number): Point => {
    const a = (i * Math.PI) / points - Math.PI / 2
    const k = i % 2 ? inner : outer
    return [cx + Math.cos(a) * k, cy + Math.sin(a) * k]
  }
  return polygon(...Array.from({ length: points * 2 }, (_, i) => at(i)))
}

/** A shape at both sides of the axis x = 0. */
export const both = (draw: (side: -1 | 1) => string): string => draw(-1) + draw(1)

/** Calls `draw` for `count` values that are evenly spaced from `from` to `to`. */
export const spread = (count: number, from: number, to: number, draw: (value: number, i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(count === 1 ? (from + to) / 2 : from + ((to - from) * i) / (count - 1), i)).join(
    '',
  )
