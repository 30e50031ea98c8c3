import type { Family } from '../scene/scene.ts'
import { disc, n1, path, rect, specks } from '../scene/shapes.ts'

/** A desert in the evening: a low sun, dunes with a lit and a shaded side. */
export const dunes: Family = (s) => {
  const { W, H, r, pal: p, tall } = s
  const sx = W * r.range(0.25, 0.75)
  const dune = (y: number, peak: number, lit: string, shade: string): string => {
    const x = W * peak
    return (
      path(
        `M-10 ${H}V${n1(y + H * 0.1)}Q${n1(x * 0.5)} ${n1(y + H * 0.1)} ${n1(x)} ${n1(y)}Q${n1(x + W * 0.3)} ${n1(y + H * 0.13)} ${W + 10} ${n1(y + H * 0.06)}V${H}Z`,
        `fill="${lit}"`,
      ) +
      path(
        `M${n1(x)} ${n1(y)}Q${n1(x + W * 0.04)} ${n1(y + H * 0.2)} ${n1(x - W * 0.14)} ${n1(H)}H${W + 10}V${n1(y + H * 0.06)}Q${n1(x + W * 0.3)} ${n1(y + H * 0.13)} ${n1(x)} ${n1(y)}Z`,
        `fill="${shade}"`,
      )
    )
  }
  const desert = (): string =>
    [
      rect(0, 0, W, H, 'fill="url(#day)"'),
      disc(sx, H * 0.36, H * 0.5, 'fill="url(#halo)" opacity=".7"'),
      disc(sx, H * 0.36, s.shorterSide * 0.2, `fill="${p.sun}"`),
      specks(r, 12, [0, 0, W, H * 0.4], [0.6, 1.6], ['#fff']),
      dune(H * 0.46, r.range(0.15, 0.4), p.hi, p.mid),
      dune(H * 0.54, r.range(0.55, 0.85), p.mid, p.far),
    ].join('')
  return [
    s.ground(desert),
    s.hero(W / 2, H * (tall ? 0.42 : 0.41), s.shorterSide * (tall ? 0.78 : 0.66)),
    s.foreground || dune(H * 0.68, r.range(0.2, 0.8), p.far, p.bg),
    s.titleShade(0.58),
    s.title({ size: W * 0.122, chars: 14 }),
  ].join('')
}
