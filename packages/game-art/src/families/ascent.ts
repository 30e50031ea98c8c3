import { many, n1, oval, path, rect, specks } from '../scene/shapes.ts'
import type { Family } from '../scene/scene.ts'

/** Crash games: a rising curve over a faint chart, the hero on its tip. */
export const ascent: Family = (s) => {
  const { W, H, r, pal: p, tall } = s
  const [x0, y0, x1, y1] = [W * 0.06, H * 0.7, W * (tall ? 0.66 : 0.7), H * (tall ? 0.22 : 0.26)]
  const bend = r.range(0.36, 0.5)
  const curve = `M${n1(x0)} ${n1(y0)}C${n1(W * bend)} ${n1(y0)} ${n1(W * 0.6)} ${n1(H * 0.56)} ${n1(x1)} ${n1(y1)}`
  const chart = many(r, 7, (_, i) => path(`M${n1(x0)} ${n1(y0 - i * H * 0.1)}H${W}M${n1(x0 + i * W * 0.14)} ${n1(y0)}V0`, ''))
  return [
    rect(0, 0, W, H, `fill="${p.bg}"`),
    oval(x1, y1, W * 0.5, H * 0.6, 'fill="url(#glow)"'),
    `<g stroke="#fff" opacity=".1" fill="none">${chart}</g>`,
    specks(r, 40, [0, 0, W, H * 0.7], [0.4, 1.4], ['#fff']),
    path(`${curve}V${n1(y0)}Z`, `fill="${p.accent}" opacity=".22"`),
    path(curve, `fill="none" stroke="${p.accent}" stroke-width="12" opacity=".5" filter="url(#blur6)"`),
    path(curve, `fill="none" stroke="${p.accent}" stroke-width="5" stroke-linecap="round"`),
    path(curve, 'fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round"'),
    s.hero(x1 + s.least * 0.08, y1 + H * 0.05, s.least * 0.48, { rot: 4 }),
    s.foot(0.55),
    s.title({ size: W * 0.125, chars: 14 }),
  ].join('')
}
