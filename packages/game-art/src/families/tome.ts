import type { Family } from '../scene/scene.ts'
import { disc, repeat, n1, path, rect, spark, specks } from '../scene/shapes.ts'

/** A leather book with golden corners and the hero's sign on its cover. */
export const tome: Family = (s) => {
  const { W, H, r, pal: p, tall, shorterSide: m } = s
  const [w, h, cx, cy] = [m * (tall ? 0.7 : 0.52), m * (tall ? 0.92 : 0.68), W / 2, H * (tall ? 0.41 : 0.39)]
  const [l, t] = [cx - w / 2, cy - h / 2]
  const corner = (x: number, y: number, sx: number, sy: number): string =>
    `<path transform="translate(${n1(x)} ${n1(y)}) scale(${n1((sx * m) / 288)} ${n1((sy * m) / 288)})" d="M0 0H44L30 12 34 34 12 30 0 44Z" fill="url(#gold)"/>`
  const turn = r.range(-5, 5)
  return [
    rect(0, 0, W, H, `fill="${p.bg}"`),
    disc(cx, cy, m * 0.95, 'fill="url(#glow)"'),
    repeat(r, 9, (_, i) =>
      path(
        `M${n1(cx)} ${n1(cy)}L${n1(cx + Math.cos(i * 0.698) * W)} ${n1(cy + Math.sin(i * 0.698) * W)}L${n1(cx + Math.cos(i * 0.698 + 0.2) * W)} ${n1(cy + Math.sin(i * 0.698 + 0.2) * W)}Z`,
        `fill="${p.sun}" opacity=".1"`,
      ),
    ),
    disc(cx, cy, m * 0.5, 'fill="url(#halo)" opacity=".6"'),
    s.companion(0, W * (tall ? 0.12 : 0.17), H * 0.44, m * 0.32, { filter: 'lit', rot: -12 }),
    s.companion(1, W * (tall ? 0.88 : 0.83), H * 0.44, m * 0.32, { filter: 'lit', rot: 12 }),
    s.isBackdrop
      ? ''
      : `<g transform="rotate(${n1(turn)} ${n1(cx)} ${n1(cy)})"><g filter="url(#cut)">${rect(l + 8, t + 6, w, h, 'rx="4" fill="#efe2bd"')}${rect(l, t, w, h, `rx="7" fill="${p.mid}"`)}</g>${rect(l, t, w * 0.11, h, 'fill="#000" opacity=".3"')}${rect(l + w * 0.16, t + h * 0.06, w * 0.78, h * 0.88, 'rx="4" fill="none" stroke="url(#gold)" stroke-width="3"')}${disc(cx + w * 0.05, cy, w * 0.34, `fill="${p.bg}" opacity=".55"`)}${disc(cx + w * 0.05, cy, w * 0.34, 'fill="none" stroke="url(#gold)" stroke-width="4"')}<g filter="url(#emboss)">${s.heroSign(cx + w * 0.05, cy, w * 0.52, 'fill="url(#gold)"')}${corner(l, t, 1, 1)}${corner(l + w, t, -1, 1)}${corner(l, t + h, 1, -1)}${corner(l + w, t + h, -1, -1)}</g></g>`,
    specks(r, 30, [W * 0.15, 0, W * 0.7, H * 0.75], [0.8, 2.4], [p.sun], [0.4, 1]),
    repeat(r, 5, (q) => spark(q.range(0.25, 0.75) * W, q() * H * 0.6, n1(q.range(0.8, 1.8)), '#fff', 0.95)),
    s.titleShade(0.56),
    s.title({ size: W * 0.12, chars: 15 }),
  ].join('')
}
