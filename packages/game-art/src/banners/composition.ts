import type { Scene } from '../scene/scene.ts'
import { many, n1, rect } from '../scene/shapes.ts'

/** Draws a banner around its focus: the subject keeps between 12 % and 82 % of the height, the left of a hero stays quiet. */
export type Composition = (s: Scene, focus: number) => string

/** Paper in the air, right of the quiet part. */
export const confetti = (s: Scene, n: number, from: number): string =>
  many(s.r, n, (q) => {
    const [x, y] = [n1(q.range(from, s.W)), n1(q() * s.H)]
    return `<rect x="${x}" y="${y}" width="${n1(q.range(4, 11))}" height="${n1(q.range(3, 7))}" transform="rotate(${n1(q.range(0, 90))} ${x} ${y})" fill="${q.pick([s.pal.accent, s.pal.rim, s.pal.sun, '#fff'])}" opacity="${n1(q.range(0.35, 0.95))}"/>`
  })
export const ground = (s: Scene, fill: string): string => rect(0, 0, s.W, s.H, `fill="${fill}"`)
