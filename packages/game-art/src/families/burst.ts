import type { Family } from '../scene/scene.ts'
import { repeat, n1, path, rect, wedge } from '../scene/shapes.ts'

/** Comic print: rays, dots and a jagged burst behind the hero. */
export const burst: Family = (s) => {
  const { W, H, r, pal: p, tall, shorterSide: m } = s
  const [cx, cy] = [W / 2, H * 0.4]
  const rays = Array.from({ length: 18 }, (_, i) => wedge(cx, cy, 0, W + H, (i / 18) * 6.2832, 0.175)).join('')
  const spikes = (outer: number, inner: number, points: number, turn: number): string =>
    `${Array.from({ length: points * 2 }, (_, i) => {
      const [a, k] = [(i / (points * 2)) * 6.2832 + turn, i % 2 ? inner : outer * (0.9 + 0.2 * Math.abs(Math.sin(i * 12.9)))]
      return `${i ? 'L' : 'M'}${n1(cx + Math.cos(a) * k * 1.25)} ${n1(cy + Math.sin(a) * k)}`
    }).join('')}Z`
  const dots = repeat(r, 120, (_, i) => {
    const [x, y] = [((i % 20) / 20) * W + (Math.floor(i / 20) % 2 ? W / 40 : 0), H - Math.floor(i / 20) * (H / 16)]
    return `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1((6 - Math.floor(i / 20)) * 1.1)}"/>`
  })
  const turn = r() * 6
  return [
    rect(0, 0, W, H, `fill="${p.mid}"`),
    path(rays, `fill="${p.hi}" opacity=".75"`),
    `<g fill="${p.bg}" opacity=".35">${dots}</g>`,
    s.isBackdrop ? '' : path(spikes(m * 0.52, m * 0.36, 13, turn), `fill="${p.bg}" transform="translate(5 6)" opacity=".5"`),
    s.isBackdrop
      ? ''
      : path(
          spikes(m * 0.52, m * 0.36, 13, turn),
          `fill="${p.accent}" stroke="${p.ink}" stroke-width="5" stroke-linejoin="round"`,
        ),
    s.isBackdrop ? '' : path(spikes(m * 0.4, m * 0.29, 13, turn + 0.2), `fill="${p.paper}"`),
    s.hero(cx, cy, m * (tall ? 0.72 : 0.62), { rot: r.range(-8, 8) }),
    s.titleShade(0.6),
    s.title({ size: W * 0.135, chars: 14, slant: tall ? 0 : 0.04 }),
  ].join('')
}
