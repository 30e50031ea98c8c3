import { disc, repeat, n1, path, rect } from '../scene/shapes.ts'
import type { Family } from '../scene/scene.ts'

/** Noir duotone: a slanted panel, an oversized silhouette cropped at the edge, a large title on the left. */
export const split: Family = (s) => {
  const { W, H, r, pal: p, tall } = s
  const size = tall ? W * 0.98 : H * 0.86
  const [cx, cy] = tall ? [W * 0.52, H * 0.3] : [W * 0.78, H * 0.5]
  const panel = tall ? `M0 ${n1(H * 0.52)}L${W} ${n1(H * 0.36)}V${H}H0Z` : `M0 0H${n1(W * 0.58)}L${n1(W * 0.4)} ${H}H0Z`
  const seam = tall
    ? `M0 ${n1(H * 0.52)}L${W} ${n1(H * 0.36)}v7L0 ${n1(H * 0.52 + 7)}Z`
    : `M${n1(W * 0.58)} 0h7L${n1(W * 0.4 + 7)} ${H}h-7Z`
  const rain = repeat(r, 46, (q) => {
    const l = q.range(14, 46)
    return `<path d="M${n1(q() * W * 1.2)} ${n1(q() * H)}l${n1(-l * 0.25)} ${n1(l)}"/>`
  })
  return [
    s.ground(() => rect(0, 0, W, H, `fill="${p.mid}"`)),
    s.foreground,
    path(panel, `fill="${p.bg}" fill-opacity=".84"`),
    path(seam, `fill="${p.accent}"`),
    disc(tall ? W * 0.52 : W * 0.78, H * (tall ? 0.26 : 0.42), tall ? W * 0.36 : H * 0.36, `fill="${p.sun}"`),
    s.heroSign(cx, cy, size, `fill="${p.ink}"`),
    s.heroSign(cx + 5, cy - 4, size, `fill="none" stroke="${p.accent}" stroke-width="6" opacity=".85"`),
    `<g stroke="${p.paper}" stroke-width="1" opacity=".22">${rain}</g>`,
    rect(0, 0, W, H, 'filter="url(#grain)" opacity=".25"'),
    rect(0, 0, W, H, 'fill="url(#vig)" opacity=".8"'),
    tall
      ? s.titleShade(0.5) +
        s.title({ x: W * 0.08, y: H * 0.92, align: 'left', width: W * 0.84, size: W * 0.25, chars: 8, maxHeight: H * 0.3 })
      : s.title({ x: W * 0.055, y: H * 0.885, align: 'left', width: W * 0.43, size: W * 0.15, chars: 7, maxHeight: H * 0.46 }),
    s.isBackdrop ? '' : rect(W * 0.06, H * (tall ? 0.945 : 0.925), W * 0.12, 4, `fill="${p.accent}"`),
  ].join('')
}
