import { disc, hill, repeat, n1, path, pine, rect, ridge, specks } from '../scene/shapes.ts'
import type { Family } from '../scene/scene.ts'

/** Sky with sun, mountain ridges with mist between them, pines in front, the hero on the last ridge. */
export const panorama: Family = (s) => {
  const { W, H, r, pal: p, tall } = s
  const base = tall ? H * 0.62 : H * 0.66
  const sx = W * r.range(0.3, 0.72)
  const far = rect(0, base - H * 0.14, W, H * 0.2, `fill="${p.hi}" opacity=".28" filter="url(#blur14)"`)
  const near = rect(0, base, W, H * 0.14, `fill="${p.hi}" opacity=".2" filter="url(#blur14)"`)
  const row = repeat(r, 16, (q, i) => pine((i / 15) * W + q.range(-9, 9), base + H * 0.17, q.range(H * 0.09, H * 0.19), p.bg))
  const edge = repeat(r, 4, (q, i) =>
    pine(i < 2 ? q.range(-4, W * 0.13) : q.range(W * 0.87, W + 4), H * 1.02, q.range(H * 0.42, H * 0.68), '#05060b'),
  )
  const mountains = (): string =>
    [
      rect(0, 0, W, H, 'fill="url(#sky)"'),
      specks(r, 34, [0, 0, W, H * 0.45], [0.5, 1.6], ['#fff']),
      disc(sx, base - H * 0.22, H * 0.52, 'fill="url(#glow)"'),
      disc(sx, base - H * 0.24, s.shorterSide * 0.21, `fill="${p.sun}"`),
      path(ridge(r, W, base - H * 0.02, H * 0.36, W / 9, H), `fill="${p.mid}" opacity=".75"`),
      far,
      path(ridge(r, W, base + H * 0.06, H * 0.24, W / 12, H), `fill="${p.far}"`),
      near,
      row,
    ].join('')
  return [
    s.ground(mountains),
    s.hero(W * 0.5, base - H * 0.12, s.shorterSide * (tall ? 0.78 : 0.68)),
    s.foreground || path(hill(r, W, base + H * 0.16, n1(H * 0.03), H), `fill="${p.bg}"`) + edge,
    s.titleShade(0.56),
    s.title({ size: W * 0.118, chars: 12 }),
  ].join('')
}
