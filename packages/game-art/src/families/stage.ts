import type { Family } from '../scene/scene.ts'
import { disc, repeat, n1, oval, path, rect, specks } from '../scene/shapes.ts'

/** A theatre stage: curtains on both sides, three spotlights, footlights, the hero in the light. */
export const stage: Family = (s) => {
  const { W, H, r, pal: p, tall } = s
  const [cx, cy] = [W / 2, H * (tall ? 0.42 : 0.4)]
  const fold = (x: number, w: number, side: 1 | -1): string =>
    repeat(r, 5, (_, i) =>
      path(
        `M${n1(x + side * i * w * 0.2)} 0q${n1(side * w * 0.16)} ${n1(H * 0.4)} ${n1(-side * w * 0.05)} ${n1(H * 0.86)}h${n1(side * w * 0.24)}q${n1(side * w * 0.1)} ${n1(-H * 0.5)} ${n1(side * w * 0.02)} ${n1(-H * 0.86)}z`,
        `fill="${i % 2 ? p.mid : p.far}"`,
      ),
    )
  const beams = [-0.32, 0, 0.32]
    .map((k) =>
      path(
        `M${n1(cx + k * W)} -10L${n1(cx - W * 0.17)} ${n1(H * 0.8)}H${n1(cx + W * 0.17)}Z`,
        `fill="${p.sun}" opacity=".13" filter="url(#blur6)"`,
      ),
    )
    .join('')
  const lights = repeat(
    r,
    15,
    (_, i) =>
      disc(W * (0.06 + i * 0.063), H * 0.735, 8, `fill="${p.sun}" opacity=".4"`) +
      disc(W * (0.06 + i * 0.063), H * 0.735, 3.4, 'fill="#fff6d8"'),
  )
  const scallops = repeat(r, 9, (_, i) =>
    path(
      `M${n1((i * W) / 9)} 0h${n1(W / 9)}v${n1(H * 0.05)}a${n1(W / 18)} ${n1(H * 0.07)} 0 0 1 ${n1(-W / 9)} 0z`,
      `fill="${i % 2 ? p.far : p.mid}" stroke="url(#gold)" stroke-width="2"`,
    ),
  )
  return [
    rect(0, 0, W, H, `fill="${p.bg}"`),
    oval(cx, cy, W * 0.5, H * 0.6, 'fill="url(#glow)"'),
    beams,
    path(`M0 ${n1(H * 0.7)}Q${cx} ${n1(H * 0.62)} ${W} ${n1(H * 0.7)}V${H}H0Z`, `fill="${p.far}"`),
    oval(cx, H * 0.7, W * 0.22, H * 0.05, `fill="${p.sun}" opacity=".55"`),
    fold(-W * 0.02, W * 0.3, 1),
    fold(W * 1.02, W * 0.3, -1),
    scallops,
    specks(r, 20, [W * 0.25, 0, W * 0.5, H * 0.7], [0.8, 2.4], [p.sun]),
    s.hero(cx, cy, s.shorterSide * (tall ? 0.74 : 0.62)),
    s.isBackdrop ? '' : lights,
    s.titleShade(0.6),
    s.title({ size: W * 0.12, chars: 15 }),
  ].join('')
}
