import { disc, repeat, n1, path, rect, specks } from '../scene/shapes.ts'
import type { Family } from '../scene/scene.ts'

const COIN =
  '<ellipse cy="3.4" rx="17" ry="7.4" fill="#6a3504"/><ellipse rx="17" ry="7.4" fill="url(#coin)" stroke="#a65f0a" stroke-width=".7"/><ellipse rx="11.5" ry="4.4" fill="none" stroke="#b9700f" stroke-opacity=".8" stroke-width="1.2"/>'

/** A glowing cave, the hero with two companions, a heap of coins in front. */
export const hoard: Family = (s) => {
  const { W, H, r, pal: p, tall, shorterSide: m } = s
  const [cx, cy] = [W / 2, H * (tall ? 0.36 : 0.35)]
  const heap = repeat(r, tall ? 34 : 46, (q) => {
    const t = q()
    const y = H * (tall ? 0.78 : 0.74) - Math.sin(t * 3.14) * H * 0.12 + q.range(0, H * 0.3)
    return `<g transform="translate(${n1(t * W)} ${n1(y)}) rotate(${n1(q.range(-34, 34))}) scale(${(m / 288).toFixed(2)})">${COIN}</g>`
  })
  const cave = `M0 0H${W}V${H}H0ZM${n1(W * 0.1)} ${H}C${n1(W * 0.02)} ${n1(H * 0.5)} ${n1(W * 0.2)} ${n1(H * 0.12)} ${n1(W * 0.36)} ${n1(H * 0.1)}C${n1(W * 0.5)} ${n1(H * 0.02)} ${n1(W * 0.7)} ${n1(H * 0.06)} ${n1(W * 0.8)} ${n1(H * 0.22)}C${n1(W * 0.98)} ${n1(H * 0.42)} ${n1(W * 0.94)} ${n1(H * 0.8)} ${n1(W * 0.9)} ${H}Z`
  const dx = m * (tall ? 0.34 : 0.58)
  return [
    s.ground(() => rect(0, 0, W, H, `fill="${p.mid}"`) + disc(cx, cy, m * 0.9, 'fill="url(#glow)"')),
    s.foreground,
    disc(cx, cy, m * 0.52, 'fill="url(#halo)" opacity=".6"'),
    path(cave, `fill-rule="evenodd" fill="${s.foreground ? p.far : p.bg}" filter="url(#cut)"`),
    s.isBackdrop
      ? ''
      : s.companion(0, cx - dx, cy + m * 0.1, m * 0.44, { filter: 'lit', rot: -10 }) +
        s.companion(1, cx + dx, cy + m * 0.1, m * 0.44, { filter: 'lit', rot: 10 }),
    s.hero(cx, cy, m * (tall ? 0.84 : 0.66)),
    heap,
    s.titleShade(0.58, 0.75),
    specks(r, 22, [0, 0, W, H * 0.8], [0.8, 2.6], [p.sun], [0.4, 1]),
    s.title({ y: H * (tall ? 0.9 : 0.885), width: W * 0.88, chars: 16, arch: H * 0.04 }),
  ].join('')
}
