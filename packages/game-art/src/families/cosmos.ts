import { disc, repeat, n1, oval, rect, spark, specks } from '../scene/shapes.ts'
import type { Family } from '../scene/scene.ts'

/** A nebula, the lit edge of a planet, orbits around the hero. */
export const cosmos: Family = (s) => {
  const { W, H, r, pal: p, tall, shorterSide: m } = s
  const [cx, cy, size] = [W * (tall ? 0.5 : 0.54), H * 0.38, m * (tall ? 0.8 : 0.66)]
  const [px, py, R] = [W * r.pick([0.08, 0.92]), H * 0.92, m * 0.72]
  const [nebula, planet] = [s.id(), s.id()]
  const frequency = `${(0.006 + r() * 0.004).toFixed(4)} ${(0.011 + r() * 0.004).toFixed(4)}`
  const nebulaAndPlanet = (): string =>
    [
      `<defs><filter id="${nebula}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="${Math.floor(r() * 90)}"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  1.9 .9 0 0 -1.02" result="n"/><feFlood flood-color="${p.hi}"/><feComposite in2="n" operator="in"/></filter><radialGradient id="${planet}" cx="${px < W / 2 ? 0.72 : 0.28}" cy=".2" r=".8"><stop offset="0" stop-color="${p.accent}"/><stop offset=".4" stop-color="${p.mid}"/><stop offset=".85" stop-color="${p.bg}"/></radialGradient></defs>`,
      rect(0, 0, W, H, `fill="${p.bg}"`),
      oval(W * 0.6, H * 0.3, W * 0.6, H * 0.6, 'fill="url(#glow)" opacity=".8"'),
      rect(0, 0, W, H, `fill="${p.mid}" filter="url(#${nebula})" opacity=".8"`),
      specks(r, 70, [0, 0, W, H], [0.3, 1.5], ['#fff']),
      repeat(r, 5, (q) => spark(q() * W, q() * H * 0.6, n1(q.range(0.7, 1.7)), '#fff', 0.9)),
      disc(px, py, R, `fill="url(#${planet})"`),
      disc(px, py, R, `fill="none" stroke="${p.rim}" stroke-width="2" opacity=".5"`),
    ].join('')
  return [
    s.ground(nebulaAndPlanet),
    s.foreground,
    `<g fill="none" stroke="${p.rim}" transform="rotate(-18 ${n1(cx)} ${n1(cy)})">${oval(cx, cy, size * 0.86, size * 0.26, 'stroke-width="1.6" opacity=".6"')}${oval(cx, cy, size * 1.12, size * 0.36, 'stroke-width=".9" opacity=".4" stroke-dasharray="3 6"')}</g>`,
    s.isBackdrop ? '' : disc(cx, cy, size * 0.5, 'fill="url(#halo)" opacity=".5"'),
    s.hero(cx, cy, size, { rot: r.range(-12, 10) }),
    s.titleShade(0.54),
    s.title({ size: W * 0.118, chars: 13 }),
  ].join('')
}
