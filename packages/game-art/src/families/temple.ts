import type { Family } from '../scene/scene.ts'
import { disc, repeat, n1, oval, path, rect, specks } from '../scene/shapes.ts'

/** Two carved pillars with a bright disc between them, steps and blowing sand. */
export const temple: Family = (s) => {
  const { W, H, r, pal: p, tall } = s
  const [w, cx, cy] = [W * (tall ? 0.2 : 0.17), W / 2, H * (tall ? 0.4 : 0.38)]
  const pillar = (x: number): string => {
    const blocks = repeat(
      r,
      7,
      (q, i) =>
        rect(x, (i * H) / 7, w, H / 7 - 2, `fill="${i % 2 ? p.mid : p.far}"`) +
        rect(x, (i * H) / 7, w, 3, `fill="${p.hi}" opacity=".35"`) +
        s.emblem(Math.floor(q() * 5), x + w / 2, (i + 0.5) * (H / 7), Math.min(w * 0.5, H / 9), `fill="${p.bg}" opacity=".55"`),
    )
    return `${blocks}${rect(x + w * 0.72, 0, w * 0.28, H, `fill="${p.bg}" opacity=".45"`)}${rect(x - w * 0.08, 0, w * 1.16, H * 0.06, 'fill="url(#gold)"')}`
  }
  const steps = repeat(
    r,
    4,
    (_, i) =>
      rect(W * (0.12 - i * 0.04), H * (0.66 + i * 0.07), W * (0.76 + i * 0.08), H * 0.4, `fill="${i % 2 ? p.far : p.mid}"`) +
      rect(W * (0.12 - i * 0.04), H * (0.66 + i * 0.07), W * (0.76 + i * 0.08), 3, `fill="${p.hi}" opacity=".6"`),
  )
  const stairs = (): string =>
    [
      rect(0, 0, W, H, 'fill="url(#sky)"'),
      disc(cx, cy, s.shorterSide * 0.75, 'fill="url(#glow)"'),
      disc(cx, cy, s.shorterSide * 0.34, `fill="${p.sun}"`),
      disc(cx, cy, s.shorterSide * 0.38, `fill="none" stroke="${p.sun}" stroke-width="3" stroke-dasharray="3 9"`),
      steps,
    ].join('')
  return [
    s.ground(stairs),
    s.foreground,
    oval(
      cx,
      cy + s.shorterSide * 0.31,
      s.shorterSide * 0.3,
      s.shorterSide * 0.05,
      'fill="#000" opacity=".45" filter="url(#blur6)"',
    ),
    s.hero(cx, cy, s.shorterSide * 0.6),
    pillar(W * 0.02),
    pillar(W * 0.98 - w),
    specks(r, 30, [0, H * 0.2, W, H * 0.6], [0.6, 2], [p.sun]),
    path(
      `M0 ${n1(H * 0.9)}Q${n1(W * 0.25)} ${n1(H * 0.8)} ${n1(W * 0.5)} ${n1(H * 0.88)}T${W} ${n1(H * 0.86)}V${H}H0Z`,
      `fill="${p.bg}"`,
    ),
    s.titleShade(0.54),
    s.title({ size: W * 0.118, chars: 14 }),
  ].join('')
}
