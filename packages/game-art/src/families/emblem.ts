import { disc, repeat, n1, path, rect, spark, wedge } from '../scene/shapes.ts'
import type { Family } from '../scene/scene.ts'

/** A dark damask pattern of a small sign, an embossed medallion, art deco corners. */
export const emblem: Family = (s) => {
  const { W, H, r, pal: p, tall } = s
  const [cx, cy] = [W / 2, H * (tall ? 0.4 : 0.385)]
  const R = s.shorterSide * (tall ? 0.4 : 0.33)
  const pattern = s.id()
  const damask = `<defs><pattern id="${pattern}" width="44" height="68" patternUnits="userSpaceOnUse">${s.emblem(1, 22, 17, 26, `fill="${p.hi}"`)}${s.emblem(1, 0, 51, 26, `fill="${p.hi}"`)}${s.emblem(1, 44, 51, 26, `fill="${p.hi}"`)}</pattern></defs>${rect(0, 0, W, H, `fill="url(#${pattern})" opacity=".14"`)}`
  const rays = Array.from({ length: 40 }, (_, i) => wedge(cx, cy, R * 1.06, Math.max(W, H), (i / 40) * 6.283, 0.05)).join('')
  const m = 12
  const corner = (sx: number): string =>
    `<g transform="translate(${sx > 0 ? m : W - m} ${H - m}) scale(${sx} -1)"><path d="M0 34V0H34M7 26V7H26M0 44 44 0" fill="none" stroke="url(#gold)" stroke-width="1.6"/></g>`
  return [
    s.ground(() => rect(0, 0, W, H, `fill="${p.bg}"`) + disc(cx, cy, W * 0.62, 'fill="url(#glow)" opacity=".8"') + damask),
    path(rays, `fill="${p.metal[1]}" opacity=".1"`),
    s.isBackdrop
      ? ''
      : disc(cx, cy, R * 1.05, `fill="${p.bg}"`) + disc(cx, cy, R, `fill="${p.mid}"`) + disc(cx, cy, R, 'fill="url(#vig)"'),
    s.isBackdrop
      ? ''
      : `<g fill="none" stroke="url(#gold)" filter="url(#emboss)">${disc(cx, cy, R * 1.02, 'stroke-width="6"')}${disc(cx, cy, R * 0.88, 'stroke-width="1.6" stroke-dasharray="2 5"')}</g>`,
    `<g filter="url(#emboss)">${s.heroSign(cx, cy, R * 1.34, 'fill="url(#gold)"')}</g>`,
    s.titleShade(0.58),
    corner(1) + corner(-1) + path(`M52 ${H - m}H${W - 52}`, 'stroke="url(#gold)" stroke-width="1.6"'),
    s.title({ y: H * 0.885, width: W * 0.82, size: W * 0.108, chars: 17 }),
    repeat(r, 6, (q) =>
      spark(q.range(cx - R * 1.3, cx + R * 1.3), q.range(cy - R, cy + R), n1(q.range(0.5, 1.3)), '#fff7d0', 0.9),
    ),
  ].join('')
}
