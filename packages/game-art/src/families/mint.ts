import type { Family } from '../scene/scene.ts'
import { disc, repeat, n1, path, rect, spark, wedge } from '../scene/shapes.ts'

/** A large coin with the hero's sign, smaller coins falling on both sides. */
export const mint: Family = (s) => {
  const { W, H, r, pal: p, tall, shorterSide: m } = s
  const [cx, cy, R] = [W / 2, H * (tall ? 0.39 : 0.385), m * (tall ? 0.4 : 0.335)]
  const rays = Array.from({ length: 22 }, (_, i) => wedge(cx, cy, 0, W + H, (i / 22) * 6.2832, 0.14)).join('')
  const teeth = Array.from({ length: 60 }, (_, i) => {
    const a = (i / 60) * 6.2832
    return `M${n1(cx + Math.cos(a) * R * 0.94)} ${n1(cy + Math.sin(a) * R * 0.94)}L${n1(cx + Math.cos(a) * R)} ${n1(cy + Math.sin(a) * R)}`
  }).join('')
  const small = repeat(r, 22, (q, i) => {
    const k = q.range(0.5, 1.3) * (m / 288)
    const x = i % 2 ? q.range(0, W * 0.3) : q.range(W * 0.7, W)
    return `<g transform="translate(${n1(x)} ${n1(q() * H * 0.8)}) rotate(${n1(q.range(-60, 60))}) scale(${n1(k * 10) / 10} ${n1(k * q.range(0.35, 1) * 10) / 10})"><circle r="17" cy="2.5" fill="#7a3f05"/><circle r="17" fill="url(#coin)" stroke="#a65f0a"/><circle r="11.5" fill="none" stroke="#b9700f" stroke-width="1.6"/></g>`
  })
  return [
    rect(0, 0, W, H, `fill="${p.far}"`),
    path(rays, `fill="${p.mid}" opacity=".6"`),
    disc(cx, cy, m * 0.8, 'fill="url(#glow)"'),
    small,
    s.isBackdrop
      ? ''
      : `<g filter="url(#cut)">${disc(cx, cy + 7, R, 'fill="#6a3504"')}${disc(cx, cy, R, 'fill="url(#coin)"')}</g>${path(teeth, 'stroke="#8a4a08" stroke-width="2" opacity=".75"')}${disc(cx, cy, R * 0.86, 'fill="none" stroke="#9a5608" stroke-width="3"')}${disc(cx, cy, R * 0.82, 'fill="#f2b53a" opacity=".55"')}`,
    s.heroSign(cx + 2, cy + 3, R * 1.22, 'fill="#7a3f05" opacity=".75"'),
    `<g filter="url(#emboss)">${s.heroSign(cx, cy, R * 1.22, 'fill="#f6c65a"')}</g>`,
    repeat(r, 6, (q) => spark(cx + q.range(-1, 1) * R, cy + q.range(-1, 0.6) * R, n1(q.range(0.8, 2)), '#fff', 0.95)),
    s.titleShade(0.55),
    s.title({ size: W * 0.12, chars: 15 }),
  ].join('')
}
