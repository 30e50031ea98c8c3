import type { Family } from '../scene/scene.ts'
import { disc, hill, repeat, n1, path, rect, wedge } from '../scene/shapes.ts'

/** Broad daylight: sun rays, round hills in stripes, flowers in front. */
export const meadow: Family = (s) => {
  const { W, H, r, pal: p, tall, shorterSide: m } = s
  const sx = W * r.range(0.2, 0.8)
  const rays = Array.from({ length: 24 }, (_, i) => wedge(sx, H * 0.5, 0, W + H, (i / 24) * 6.2832, 0.13)).join('')
  const cloud = (x: number, y: number, k: number): string =>
    `<g transform="translate(${n1(x)} ${n1(y)}) scale(${n1(k * 10) / 10})" fill="#fff" opacity=".85"><circle cx="-20" cy="4" r="14"/><circle r="20" cy="-4"/><circle cx="22" cy="3" r="15"/><rect x="-34" y="2" width="70" height="16" rx="8"/></g>`
  const flower = (x: number, y: number, k: number, colour: string): string =>
    `<g transform="translate(${n1(x)} ${n1(y)}) scale(${n1(k * 10) / 10})"><path d="M0 0V22" stroke="${p.far}" stroke-width="2.5"/>${[0, 72, 144, 216, 288].map((a) => `<ellipse transform="rotate(${a})" cy="-6.5" rx="4.2" ry="6.4" fill="${colour}"/>`).join('')}<circle r="4" fill="#ffd84a"/></g>`
  const sunnyHills = (): string =>
    [
      rect(0, 0, W, H, 'fill="url(#day)"'),
      path(rays, `fill="${p.sun}" opacity=".28"`),
      disc(sx, H * 0.5, m * 0.24, `fill="${p.sun}"`),
      cloud(W * 0.16, H * 0.24, W / 440),
      cloud(W * 0.84, H * 0.3, (W / 440) * 0.8),
      path(hill(r, W, H * 0.56, H * 0.05, H), `fill="${p.mid}"`),
      path(hill(r, W, H * 0.62, H * 0.06, H), `fill="${p.hi}"`),
    ].join('')
  return [
    s.ground(sunnyHills),
    s.foreground,
    s.hero(W / 2, H * (tall ? 0.43 : 0.41), m * (tall ? 0.8 : 0.66)),
    s.foreground ? '' : path(hill(r, W, H * 0.72, H * 0.03, H), `fill="${p.mid}"`),
    s.companion(0, W * (tall ? 0.16 : 0.14), H * 0.62, m * 0.28, { filter: 'cut', rot: -10 }),
    s.companion(1, W * (tall ? 0.84 : 0.86), H * 0.62, m * 0.28, { filter: 'cut', rot: 10 }),
    repeat(r, 22, (q, i) =>
      flower((i / 21) * W + q.range(-8, 8), H * q.range(0.74, 0.84), q.range(0.7, 1.2), q.pick([p.accent, p.rim, '#fff'])),
    ),
    s.isBackdrop ? '' : path(hill(r, W, H * 0.82, 5, H), `fill="${p.far}"`),
    s.titleShade(0.66),
    s.title({ size: W * 0.128, chars: 15, maxHeight: H * (tall ? 0.2 : 0.25) }),
  ].join('')
}
