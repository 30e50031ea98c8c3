import type { Family } from '../scene/scene.ts'
import { disc, n1, path, rect } from '../scene/shapes.ts'

/** A stained-glass rose window in the palette's colours with the hero in the middle. */
export const vitrail: Family = (s) => {
  const { W, H, r, pal: p, tall, shorterSide: m } = s
  const [cx, cy] = [W / 2, H * (tall ? 0.4 : 0.39)]
  const colours = [p.mid, p.hi, p.accent, p.far, p.rim, p.mid]
  const rings = [0.36, 0.56, 0.84, 1.25, 1.9].map((k) => k * m)
  const n = 16
  let panes = ''
  for (let ring = rings.length - 1; ring > 0; ring--)
    for (let i = 0; i < n; i++) {
      const turn = ring % 2 ? 0 : 3.14159 / n
      const [a, b] = [(i / n) * 6.28319 + turn, ((i + 1) / n) * 6.28319 + turn]
      const [inner, outer] = [rings[ring - 1] as number, rings[ring] as number]
      const pointAt = (t: number, k: number): string => `${n1(cx + Math.cos(t) * k)} ${n1(cy + Math.sin(t) * k)}`
      panes += path(
        `M${pointAt(a, inner)}L${pointAt(a, outer)}A${n1(outer)} ${n1(outer)} 0 0 1 ${pointAt(b, outer)}L${pointAt(b, inner)}A${n1(inner)} ${n1(inner)} 0 0 0 ${pointAt(a, inner)}Z`,
        `fill="${colours[(i + ring * 2) % 6]}" opacity="${n1(r.range(0.7, 1))}"`,
      )
    }
  return [
    rect(0, 0, W, H, `fill="${p.far}"`),
    `<g stroke="#120c16" stroke-width="4">${panes}</g>`,
    disc(cx, cy, m * 0.9, 'fill="url(#halo)" opacity=".35"'),
    rect(0, 0, W, H, 'fill="url(#vig)"'),
    s.isBackdrop
      ? ''
      : disc(cx, cy, m * 0.36, `fill="${p.bg}"`) +
        disc(cx, cy, m * 0.36, 'fill="url(#glow)"') +
        disc(cx, cy, m * 0.36, 'fill="none" stroke="url(#gold)" stroke-width="6" filter="url(#emboss)"'),
    s.hero(cx, cy, m * 0.54),
    s.titleShade(0.54),
    s.title({ size: W * 0.12, chars: 15 }),
  ].join('')
}
