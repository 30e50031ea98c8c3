import type { Family } from '../scene/scene.ts'
import { disc, repeat, n1, rect } from '../scene/shapes.ts'

/** Slovak folk embroidery: bands of Čičmany crosses, tulips, a wreath around the hero. */
export const folk: Family = (s) => {
  const { W, H, r, pal: p, tall, shorterSide: m } = s
  const [cx, cy, R] = [W / 2, H * 0.385, m * (tall ? 0.4 : 0.31)]
  const u = m / 48
  const stitch = s.id()
  const row = s.id()
  const lozenge = `M${n1(4 * u)} 0L${n1(8 * u)} ${n1(4 * u)}L${n1(4 * u)} ${n1(8 * u)}L0 ${n1(4 * u)}ZM${n1(4 * u)} ${n1(2 * u)}L${n1(2 * u)} ${n1(4 * u)}L${n1(4 * u)} ${n1(6 * u)}L${n1(6 * u)} ${n1(4 * u)}Z`
  const tulip = `<g><path d="M0 0C9-6 11-17 8-26L3-18 0-28-3-18-8-26C-11-17-9-6 0 0Z" fill="${p.accent}"/><path d="M0 0V12M0 10Q9 8 11 0M0 10Q-9 8-11 0" stroke="${p.sun}" stroke-width="2.6" fill="none" stroke-linecap="round"/><circle cy="-10" r="3" fill="${p.sun}"/></g>`
  const wreath = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * 360
    const leaf =
      i % 2
        ? tulip
        : `<path d="M0 4C8-4 8-18 0-26C-8-18-8-4 0 4Z" fill="${p.hi}"/><path d="M0 2V-20" stroke="${p.bg}" stroke-opacity=".4"/>`
    return `<g transform="translate(${n1(cx)} ${n1(cy)}) rotate(${n1(a)}) translate(0 ${n1(-R * 1.16)}) scale(${n1((m / 288) * 10) / 10})">${leaf}</g>`
  }).join('')
  const bands = [0.04, 0.62]
    .map(
      (y) =>
        rect(0, H * y, W, 8 * u, `fill="url(#${row})"`) +
        rect(0, H * y - 1.4 * u, W, 0.7 * u, `fill="${p.sun}"`) +
        rect(0, H * y + 8.7 * u, W, 0.7 * u, `fill="${p.sun}"`),
    )
    .join('')
  return [
    `<defs><pattern id="${stitch}" width="${n1(4 * u)}" height="${n1(4 * u)}" patternUnits="userSpaceOnUse"><path d="M0 0L${n1(4 * u)} ${n1(4 * u)}M${n1(4 * u)} 0L0 ${n1(4 * u)}" stroke="${p.hi}" stroke-width=".8" opacity=".28"/></pattern><pattern id="${row}" width="${n1(8 * u)}" height="${n1(8 * u)}" patternUnits="userSpaceOnUse"><path d="${lozenge}" fill="${p.sun}" fill-rule="evenodd"/></pattern></defs>`,
    rect(0, 0, W, H, `fill="${p.far}"`),
    rect(0, 0, W, H, `fill="url(#${stitch})"`),
    disc(cx, cy, m * 0.7, 'fill="url(#glow)" opacity=".6"'),
    bands,
    repeat(
      r,
      2,
      (_, i) =>
        `<g transform="translate(${n1(W * (i ? 0.88 : 0.12))} ${n1(H * 0.5)}) scale(${n1((m / 288) * 22) / 10})">${tulip}</g>`,
    ),
    s.isBackdrop
      ? ''
      : disc(cx, cy, R * 1.08, `fill="${p.bg}" opacity=".85"`) +
        disc(cx, cy, R * 1.02, `fill="none" stroke="${p.accent}" stroke-width="3" stroke-dasharray="7 4"`),
    s.isBackdrop ? '' : wreath,
    s.hero(cx, cy, R * 1.55),
    s.titleShade(0.6),
    s.title({ size: W * 0.118, chars: 15 }),
    rect(0, 0, W, H, 'filter="url(#grain)" opacity=".12"'),
  ].join('')
}
