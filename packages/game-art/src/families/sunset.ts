import type { Family } from '../scene/scene.ts'
import { repeat, n1, path, rect, specks } from '../scene/shapes.ts'

/** Synthwave evening: a striped sun over water, palms in front. */
export const sunset: Family = (s) => {
  const { W, H, r, pal: p, tall, shorterSide: m } = s
  const [cx, cy, R, horizon] = [W / 2, H * 0.4, m * 0.42, H * 0.62]
  const clip = s.id()
  const stripes = repeat(r, 7, (_, i) =>
    rect(cx - R, cy + R * (-0.05 + i * 0.16), R * 2, 2 + i * 1.5, `fill="${p.bg}" opacity=".75"`),
  )
  const glints = repeat(r, 46, (q) => {
    const y = q.range(horizon + 4, H)
    const w = q.range(14, 70)
    return rect(
      cx + q.range(-0.5, 0.5) * W * 0.9 - w / 2,
      y,
      w,
      1.6,
      `rx="1" fill="${q() > 0.5 ? p.hi : p.sun}" opacity="${n1(q.range(0.2, 0.8))}"`,
    )
  })
  const frond = (angle: number, length: number): string =>
    `<path transform="rotate(${angle})" d="M0 0Q${n1(length * 0.5)} ${n1(-length * 0.38)} ${n1(length)} ${n1(length * 0.1)}Q${n1(length * 0.5)} ${n1(-length * 0.16)} 0 0Z"/>`
  const palm = (x: number, h: number, lean: number): string =>
    `<g fill="#07060d"><path d="M${n1(x - h * 0.03)} ${H}Q${n1(x + lean * 0.3)} ${n1(H - h * 0.5)} ${n1(x + lean)} ${n1(H - h)}l${n1(h * 0.035)} 2Q${n1(x + lean * 0.4 + h * 0.03)} ${n1(H - h * 0.5)} ${n1(x + h * 0.04)} ${H}Z"/><g transform="translate(${n1(x + lean)} ${n1(H - h)})">${[-160, -115, -60, -15, 20, 165].map((a) => frond(a, h * 0.34)).join('')}</g></g>`
  return [
    rect(0, 0, W, H, 'fill="url(#sky)"'),
    specks(r, 36, [0, 0, W, H * 0.5], [0.4, 1.5], ['#fff']),
    `<clipPath id="${clip}"><rect width="${W}" height="${n1(horizon)}"/></clipPath><g clip-path="url(#${clip})"><circle cx="${n1(cx)}" cy="${n1(cy)}" r="${n1(R * 1.5)}" fill="url(#glow)"/><circle cx="${n1(cx)}" cy="${n1(cy)}" r="${n1(R)}" fill="${p.sun}"/><circle cx="${n1(cx)}" cy="${n1(cy)}" r="${n1(R)}" fill="${p.accent}" opacity=".35"/>${stripes}</g>`,
    rect(0, horizon, W, H - horizon, `fill="${p.far}"`),
    rect(0, horizon - 1, W, 3, `fill="${p.rim}"`),
    glints,
    s.hero(cx, cy + H * 0.01, m * (tall ? 0.7 : 0.62)),
    palm(W * 0.06, H * 0.7, W * 0.05),
    palm(W * 0.95, H * 0.58, -W * 0.06),
    path(`M0 ${n1(H * 0.95)}Q${n1(W * 0.1)} ${n1(H * 0.9)} ${n1(W * 0.22)} ${H}H0Z`, 'fill="#07060d"'),
    s.titleShade(0.58, 0.9),
    s.title({ size: W * 0.122, chars: 15 }),
  ].join('')
}
