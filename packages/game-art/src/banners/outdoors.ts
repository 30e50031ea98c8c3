import { disc, hill, repeat, n1, path, pine, rect, ridge, spark, specks } from '../scene/shapes.ts'
import type { Scene } from '../scene/scene.ts'
import { companionsOnBothSides, type Composition, background, watermark } from './composition.ts'
import { watchingWolf } from '../scene/wolf.ts'

/** Mountains at night before a moon (its radius in heights), and `figure` (at the mountains' foot) in front of it. */
function mountains(s: Scene, focus: number, moon: number, figure: (base: number) => string): string {
  const { W, H, r, pal: p } = s
  const base = H * 0.72
  const left = Math.max(0, focus - W * 0.32)
  return [
    background(s, 'url(#sky)'),
    specks(r, 120, [0, 0, W, H * 0.5], [0.5, 2], ['#fff']),
    disc(focus, H * 0.42, H * 0.8, 'fill="url(#glow)"'),
    disc(focus, H * 0.4, H * moon, `fill="${p.sun}"`),
    path(ridge(r, W, base, H * 0.42, W / 13, H), `fill="${p.mid}" opacity=".8"`),
    rect(0, base - H * 0.14, W, H * 0.2, `fill="${p.hi}" opacity=".25" filter="url(#blur30)"`),
    figure(base),
    path(ridge(r, W, base + H * 0.11, H * 0.16, W / 17, H), `fill="${p.far}"`),
    repeat(r, 60, (q) => pine(q.range(left, W), base + q.range(H * 0.09, H * 0.14), q.range(H * 0.06, H * 0.14), p.far)),
    repeat(r, 46, (q, i) => pine((i / 45) * W + q.range(-12, 12), base + H * 0.19, q.range(H * 0.08, H * 0.19), p.bg)),
    path(hill(r, W, base + H * 0.16, H * 0.02, H), `fill="${p.bg}"`),
    [-0.27, 0.27].map((d) => pine(focus + W * d, H * 1.04, H * r.range(0.4, 0.66), '#05060b')).join(''),
    specks(r, 40, [left, H * 0.2, W - left, H * 0.8], [1, 3.5], [p.accent]),
  ].join('')
}

/** The hero in front of the moon. */
export const moonlitMountains: Composition = (s, focus) =>
  mountains(s, focus, 0.27, (base) => s.hero(focus, base - s.H * 0.24, s.H * 0.7))

/** A wolf in front of the moon. */
export const moonlitWolf: Composition = (s, focus) =>
  mountains(s, focus, 0.31, (base) =>
    watchingWolf(focus, base - s.H * 0.28, s.H * 0.6, s.pal, { prefix: 'wolf', hasShoulders: true }),
  )

/** Under the sea: shafts of light, weed and bubbles around the hero. */
export const reef: Composition = (s, focus) => {
  const { W, H, r, pal: p } = s
  const shafts = repeat(r, 8, (q, i) =>
    path(
      `M${n1(focus - W * 0.3 + i * W * 0.09)} -10h${n1(q.range(20, 70))}l${n1(q.range(-200, -60))} ${n1(H * 1.1)}h${n1(-q.range(60, 150))}z`,
      `fill="${p.sun}" opacity="${n1(q.range(0.08, 0.22) * 10) / 10}" filter="url(#blur14)"`,
    ),
  )
  const weed = (x: number, h: number, colour: string): string =>
    path(
      `M${n1(x)} ${H + 5}C${n1(x - h * 0.12)} ${n1(H - h * 0.4)} ${n1(x + h * 0.14)} ${n1(H - h * 0.7)} ${n1(x)} ${n1(H - h)}C${n1(x + h * 0.16)} ${n1(H - h * 0.65)} ${n1(x - 4)} ${n1(H - h * 0.35)} ${n1(x + h * 0.09)} ${H + 5}Z`,
      `fill="${colour}"`,
    )
  return [
    background(s, 'url(#sea)'),
    shafts,
    disc(focus, H * 0.44, H * 0.5, 'fill="url(#halo)" opacity=".35"'),
    path(hill(r, W, H * 0.8, H * 0.03, H), `fill="${p.far}" opacity=".85"`),
    repeat(r, 14, (q) => weed(q.range(focus - W * 0.3, W), H * q.range(0.2, 0.45), p.far)),
    watermark(s, focus),
    companionsOnBothSides(s, focus, 0.47),
    s.hero(focus, H * 0.46, H * 0.66),
    specks(r, 60, [W * 0.3, 0, W * 0.7, H], [2, 9], ['#fff'], [0.1, 0.35]),
    [0.98, 0.93].map((x) => weed(W * x, H * 0.7, '#030914')).join(''),
  ].join('')
}

/** Space: stars, a planet and orbits around the hero. */
export const orbit: Composition = (s, focus) => {
  const { W, H, r, pal: p } = s
  return [
    background(s, p.bg),
    disc(focus, H * 0.45, H * 0.95, 'fill="url(#glow)"'),
    specks(r, 160, [0, 0, W, H], [0.4, 2], ['#fff']),
    disc(W * 0.99, H * 1.02, H * 0.5, `fill="${p.mid}"`),
    disc(W * 0.99, H * 1.02, H * 0.5, `fill="none" stroke="${p.rim}" stroke-width="3" opacity=".7"`),
    [0.5, 0.68, 0.88]
      .map(
        (k) =>
          `<ellipse cx="${n1(focus)}" cy="${n1(H * 0.46)}" rx="${n1(H * k)}" ry="${n1(H * k * 0.34)}" transform="rotate(-16 ${n1(focus)} ${n1(H * 0.46)})" fill="none" stroke="${p.rim}" stroke-opacity=".35" stroke-width="2"/>`,
      )
      .join(''),
    watermark(s, focus),
    companionsOnBothSides(s, focus, 0.47),
    s.hero(focus, H * 0.46, H * 0.66),
    repeat(r, 9, (q) => spark(q.range(focus - H, W), q() * H, n1(q.range(1, 3)), '#fff', 0.9)),
  ].join('')
}

/** Winter: a snowy hill, pines and falling flakes around the hero. */
export const snow: Composition = (s, focus) => {
  const { W, H, r, pal: p } = s
  return [
    background(s, 'url(#sky)'),
    disc(focus, H * 0.4, H * 0.7, 'fill="url(#glow)"'),
    disc(focus, H * 0.4, H * 0.42, 'fill="url(#halo)" opacity=".45"'),
    path(ridge(r, W, H * 0.74, H * 0.3, W / 11, H), `fill="${p.mid}" opacity=".7"`),
    repeat(r, 40, (q) => pine(q() * W, H * 0.82, H * q.range(0.1, 0.24), p.far)),
    path(hill(r, W, H * 0.78, H * 0.03, H), 'fill="#f4f8ff"'),
    path(hill(r, W, H * 0.88, H * 0.02, H), 'fill="#d7e6f7"'),
    watermark(s, focus),
    companionsOnBothSides(s, focus, 0.47),
    s.hero(focus, H * 0.46, H * 0.66),
    specks(r, 130, [0, 0, W, H], [1, 4.5], ['#fff'], [0.4, 1]),
  ].join('')
}
