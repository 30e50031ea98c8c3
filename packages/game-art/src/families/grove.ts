import type { Family } from '../scene/scene.ts'
import { disc, repeat, n1, oval, path, rect, specks } from '../scene/shapes.ts'

/** A forest at night: trunks in three layers, light between them, fireflies. */
export const grove: Family = (s) => {
  const { W, H, r, pal: p, tall, shorterSide: m } = s
  const trunk = (x: number, w: number, colour: string): string =>
    path(
      `M${n1(x - w)} ${H}Q${n1(x - w * 0.4)} ${n1(H * 0.8)} ${n1(x - w * 0.5)} ${n1(H * 0.3)}L${n1(x - w * 0.7)} -10H${n1(x + w * 0.6)}L${n1(x + w * 0.42)} ${n1(H * 0.35)}Q${n1(x + w * 0.4)} ${n1(H * 0.8)} ${n1(x + w * 1.1)} ${H}Z`,
      `fill="${colour}"`,
    ) +
    path(
      `M${n1(x)} ${n1(H * 0.3)}Q${n1(x + w * 1.6)} ${n1(H * 0.2)} ${n1(x + w * 2.4)} ${n1(-H * 0.02)}L${n1(x + w * 2)} ${n1(-H * 0.02)}Q${n1(x + w)} ${n1(H * 0.16)} ${n1(x)} ${n1(H * 0.2)}Z`,
      `fill="${colour}"`,
    )
  const row = (n: number, w: number, colour: string, skip: number): string =>
    repeat(r, n, (q, i) => {
      const x = ((i + 0.5) / n) * W + q.range(-w, w)
      return Math.abs(x - W / 2) < W * skip ? '' : trunk(x, w * q.range(0.7, 1.2), colour)
    })
  const bushes = repeat(r, 16, (q, i) =>
    oval((i / 15) * W, H * 0.8 + q.range(-8, 10), W * q.range(0.05, 0.09), H * q.range(0.06, 0.13), `fill="${p.bg}"`),
  )
  return [
    rect(0, 0, W, H, `fill="${p.far}"`),
    disc(W / 2, H * 0.4, H * 0.7, 'fill="url(#glow)"'),
    disc(W / 2, H * 0.36, m * 0.36, 'fill="url(#halo)" opacity=".75"'),
    row(11, W * 0.022, p.mid, 0),
    rect(0, H * 0.5, W, H * 0.3, `fill="${p.hi}" opacity=".22" filter="url(#blur14)"`),
    row(8, W * 0.035, p.far, 0.16),
    s.hero(W / 2, H * (tall ? 0.43 : 0.42), m * (tall ? 0.76 : 0.64)),
    row(5, W * 0.055, p.bg, 0.24),
    bushes,
    specks(r, 34, [0, H * 0.15, W, H * 0.65], [1, 3], [p.accent, p.sun], [0.4, 1]),
    s.titleShade(0.54),
    s.title({ size: W * 0.12, chars: 14 }),
  ].join('')
}
