import type { Scene } from '../scene/scene.ts'
import { repeat, n1, rect } from '../scene/shapes.ts'

/** Composes a banner around its focus (x): the subject stays between 12 % and 82 % of the height, the left of a hero banner stays calm. */
export type Composition = (s: Scene, focus: number) => string

/** Confetti from `from` to the right edge. */
export const confetti = (s: Scene, n: number, from: number): string =>
  repeat(s.r, n, (q) => {
    const [x, y] = [n1(q.range(from, s.W)), n1(q() * s.H)]
    return `<rect x="${x}" y="${y}" width="${n1(q.range(4, 11))}" height="${n1(q.range(3, 7))}" transform="rotate(${n1(q.range(0, 90))} ${x} ${y})" fill="${q.pick([s.pal.accent, s.pal.rim, s.pal.sun, '#fff'])}" opacity="${n1(q.range(0.35, 0.95))}"/>`
  })
export const background = (s: Scene, fill: string): string => rect(0, 0, s.W, s.H, `fill="${fill}"`)

/** Companions on both sides of the hero: two large ones below, two small ones above. */
export function companionsOnBothSides(s: Scene, focus: number, y: number): string {
  const { H } = s
  const places = [
    [-0.33, -0.2, 0.2, 10],
    [0.34, -0.21, 0.2, -12],
    [-0.5, 0.1, 0.34, -10],
    [0.5, 0.1, 0.35, 10],
  ] as const
  return places
    .map(([dx, dy, size, rot], i) => s.companion((i + 2) % 4, focus + H * dx, H * (y + dy), H * size, { filter: 'lit', rot }))
    .join('')
}
/** Signs of the hero and its companions, large and faint, behind the subject. */
export const watermark = (s: Scene, focus: number): string =>
  [
    [-0.62, 0.26, 0.5],
    [0.6, 0.72, 0.62],
    [0.34, 0.1, 0.36],
  ]
    .map(([dx = 0, y = 0, size = 0], i) =>
      s.emblem(i, focus + s.H * dx, s.H * y, s.H * size, `fill="${s.pal.hi}" opacity=".09"`, i * 14 - 14),
    )
    .join('')
