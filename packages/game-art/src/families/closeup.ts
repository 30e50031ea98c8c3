import { disc, repeat, n1, path, rect, specks } from '../scene/shapes.ts'
import type { Family } from '../scene/scene.ts'

/** The hero very large and cropped on one side, slanted coloured light, the title in short lines on the other side. */
export const closeup: Family = (s) => {
  const { W, H, r, pal: p, tall } = s
  const size = tall ? W * 1.1 : H * 1.12
  const cx = tall ? W * 0.56 : W * 0.72
  const cy = tall ? H * 0.4 : H * 0.52
  const streaks = repeat(r, 22, (q) => {
    const l = q.range(12, 46)
    return `<path d="M${n1(q() * W)} ${n1(q() * H)}l${n1(l)} ${n1(-l * 1.6)}" stroke="${p.rim}" stroke-width="${n1(q.range(0.6, 2))}" opacity="${n1(q.range(0.12, 0.5))}"/>`
  })
  const slant = (): string =>
    [
      rect(0, 0, W, H, `fill="${p.bg}"`),
      path(`M${W} 0L${n1(W * 0.15)} ${H}H${W}Z`, `fill="${p.mid}" opacity=".9"`),
      path(`M${W} 0L${n1(W * 0.42)} ${H}H${W}Z`, `fill="${p.hi}" opacity=".5"`),
      s.emblem(0, W * 0.2, H * 0.4, H * 0.84, `fill="${p.mid}" opacity=".28"`, -14),
    ].join('')
  return [
    s.ground(slant),
    s.foreground,
    disc(cx, cy, size * 0.5, 'fill="url(#halo)" opacity=".5"'),
    streaks,
    s.hero(cx, cy, size, { rot: r.range(-8, 6) }),
    s.titleShade(0.46),
    specks(r, 10, [0, H * 0.3, W, H * 0.7], [1, 3.4], [p.accent]),
    tall
      ? s.title({ size: W * 0.17, chars: 9, maxHeight: H * 0.24 })
      : s.title({
          x: W * 0.055,
          y: H * 0.9,
          align: 'left',
          width: W * 0.56,
          size: W * 0.13,
          chars: 8,
          slant: 0.05,
          maxHeight: H * 0.36,
        }),
  ].join('')
}
