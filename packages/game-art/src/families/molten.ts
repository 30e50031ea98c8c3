import type { Family } from '../scene/scene.ts'
import { disc, repeat, n1, path, rect, specks } from '../scene/shapes.ts'

/** Black rock with glowing cracks around the hero. */
export const molten: Family = (s) => {
  const { W, H, r, pal: p, tall, shorterSide: m } = s
  const [cx, cy] = [W / 2, H * (tall ? 0.4 : 0.39)]
  const crack = (a: number): string => {
    let [x, y, angle] = [cx + Math.cos(a) * m * 0.18, cy + Math.sin(a) * m * 0.18, a]
    let d = `M${n1(x)} ${n1(y)}`
    for (let i = 0; i < 8; i++) {
      angle = a + r.range(-0.7, 0.7)
      x += Math.cos(angle) * W * 0.075
      y += Math.sin(angle) * H * 0.1
      d += `L${n1(x)} ${n1(y)}`
    }
    return d
  }
  const d = Array.from({ length: 13 }, (_, i) => crack((i / 13) * 6.2832 + r.range(-0.15, 0.15))).join('')
  const slabs = repeat(r, 16, (q) => {
    const [x, y, w] = [q() * W, q() * H, q.range(0.12, 0.26) * W]
    return path(
      `M${n1(x)} ${n1(y)}l${n1(w)} ${n1(q.range(-30, 20))}l${n1(w * 0.2)} ${n1(w * 0.5)}l${n1(-w * 0.9)} ${n1(q.range(10, 40))}z`,
      `fill="${q.pick([p.far, p.bg])}" opacity=".6"`,
    )
  })
  return [
    rect(0, 0, W, H, `fill="${p.bg}"`),
    slabs,
    path(d, `fill="none" stroke="${p.accent}" stroke-width="14" stroke-linejoin="round" opacity=".5" filter="url(#blur6)"`),
    path(d, `fill="none" stroke="${p.accent}" stroke-width="5" stroke-linejoin="round"`),
    path(d, `fill="none" stroke="${p.sun}" stroke-width="1.8" stroke-linejoin="round"`),
    disc(cx, cy, m * 0.62, 'fill="url(#glow)" opacity=".9"'),
    disc(cx, cy, m * 0.4, 'fill="url(#halo)" opacity=".7"'),
    s.hero(cx, cy, m * (tall ? 0.76 : 0.64)),
    specks(r, 44, [0, 0, W, H * 0.8], [0.8, 3.2], [p.accent, p.sun], [0.4, 1]),
    s.titleShade(0.56),
    s.title({ size: W * 0.122, chars: 14 }),
  ].join('')
}
