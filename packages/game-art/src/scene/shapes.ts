import type { SeededRandom } from '../seed.ts'

/** Rounds to one decimal: enough for 440 units, and keeps the SVG small. */
export const n1 = (x: number): number => Math.round(x * 10) / 10

/** Calls `render` n times and joins the results. */
export const repeat = (r: SeededRandom, n: number, render: (r: SeededRandom, i: number) => string): string =>
  Array.from({ length: n }, (_, i) => render(r, i)).join('')

/** A jagged ridge from edge to edge, closed at the bottom. */
export function ridge(r: SeededRandom, W: number, y: number, amplitude: number, step: number, H: number): string {
  let d = `M-10 ${n1(H)}L-10 ${n1(y)}`
  for (let x = -10; x <= W + step; x += step)
    d += `L${n1(x + r.range(-step * 0.3, step * 0.3))} ${n1(y - (Math.abs(Math.sin(x * 0.013 + y)) * 0.6 + r() * 0.7) * amplitude)}`
  return `${d}L${n1(W + 20)} ${n1(H)}Z`
}

/** A soft hill line from edge to edge, closed at the bottom. */
export function hill(r: SeededRandom, W: number, y: number, amplitude: number, H: number): string {
  const phase = r() * 9
  const waves = r.range(3.5, 6)
  let d = `M-10 ${n1(H)}L-10 ${n1(y)}`
  for (let x = -10; x <= W + 20; x += 20) d += `L${n1(x)} ${n1(y + Math.sin((x / W) * waves + phase) * amplitude)}`
  return `${d}L${n1(W + 20)} ${n1(H)}Z`
}

export const pine = (x: number, y: number, h: number, colour: string): string =>
  `<path fill="${colour}" d="M${n1(x)} ${n1(y - h)}l${n1(h * 0.17)} ${n1(h * 0.34)}h${n1(-h * 0.06)}l${n1(h * 0.14)} ${n1(h * 0.3)}h${n1(-h * 0.07)}l${n1(h * 0.16)} ${n1(h * 0.36)}h${n1(-h * 0.68)}l${n1(h * 0.16)} ${n1(-h * 0.36)}h${n1(-h * 0.07)}l${n1(h * 0.14)} ${n1(-h * 0.3)}h${n1(-h * 0.06)}z"/>`

/** A four-pointed glint. */
export const spark = (x: number, y: number, size: number, colour: string, opacity = 1): string =>
  `<path transform="translate(${n1(x)} ${n1(y)}) scale(${n1(size)})" fill="${colour}" opacity="${opacity}" d="M0-6C.6-1.4 1.4-.6 6 0 1.4.6.6 1.4 0 6-.6 1.4-1.4.6-6 0-1.4-.6-.6-1.4 0-6Z"/>`

/** Round specks scattered over a box: stars, dust, embers. */
export function specks(
  r: SeededRandom,
  n: number,
  box: readonly [x: number, y: number, w: number, h: number],
  radius: readonly [number, number],
  colours: readonly string[],
  opacity: readonly [number, number] = [0.25, 0.9],
): string {
  return repeat(
    r,
    n,
    (q) =>
      `<circle cx="${n1(box[0] + q() * box[2])}" cy="${n1(box[1] + q() * box[3])}" r="${n1(q.range(...radius))}" fill="${q.pick(colours)}" opacity="${n1(q.range(...opacity))}"/>`,
  )
}

/** A wedge from a point to the edge of the picture: rays, spotlights. */
export function wedge(cx: number, cy: number, from: number, to: number, angle: number, width: number): string {
  const pointAt = (a: number, k: number): string => `${n1(cx + Math.cos(a) * k)} ${n1(cy + Math.sin(a) * k)}`
  return `M${pointAt(angle, from)}L${pointAt(angle, to)}L${pointAt(angle + width, to)}Z`
}

export const rect = (x: number, y: number, w: number, h: number, attributes: string): string =>
  `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" ${attributes}/>`
export const disc = (x: number, y: number, radius: number, attributes: string): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(radius)}" ${attributes}/>`
export const oval = (x: number, y: number, rx: number, ry: number, attributes: string): string =>
  `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" ${attributes}/>`
export const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`
