import { disc, n1, path, rect } from '../scene/shapes.ts'
import type { Family } from '../scene/scene.ts'

const WIDE = [
  [0.13, 0.3, 0.42],
  [0.87, 0.34, 0.46],
  [0.3, 0.1, 0.24],
  [0.72, 0.08, 0.22],
  [0.98, 0.72, 0.34],
  [0.02, 0.7, 0.34],
] as const
const TALL = [
  [0.1, 0.14, 0.34],
  [0.9, 0.2, 0.38],
  [0.08, 0.58, 0.36],
  [0.93, 0.56, 0.42],
] as const

/** 1970s print: concentric arcs, halftone, companions of different sizes cropped at the edges. */
export const poster: Family = (s) => {
  const { W, H, r, pal: p, tall, shorterSide } = s
  const [cx, cy, R] = [W * r.pick([0.12, 0.88]), H * 1.02, Math.hypot(W, H)]
  const rings = [p.paper, p.accent, p.mid, p.hi, p.paper, p.accent, p.mid]
    .map((c, i) => disc(cx, cy, R * (0.98 - i * 0.125), `fill="${c}"`))
    .join('')
  let halftone = ''
  for (let y = 0; y < H; y += 9)
    for (let x = (y / 9) % 2 ? 4.5 : 0; x < W; x += 9) halftone += `<circle cx="${x}" cy="${y}" r="${n1((1 - y / H) * 2.7)}"/>`
  const companions = (tall ? TALL : WIDE)
    .map(([x, y, k], i) => s.companion(i, W * x, H * y, shorterSide * k, { rot: r.range(-28, 28), filter: 'cut' }))
    .join('')
  const band = `M0 ${n1(H * 0.66)}Q${W / 2} ${n1(H * 0.58)} ${W} ${n1(H * 0.66)}`
  return [
    s.ground(() => rect(0, 0, W, H, `fill="${p.mid}"`) + rings),
    `<g fill="${p.ink}" opacity=".13">${halftone}</g>`,
    companions,
    s.hero(W * 0.5, H * (tall ? 0.36 : 0.37), shorterSide * (tall ? 0.86 : 0.72), { rot: r.range(-6, 6) }),
    s.isBackdrop
      ? ''
      : path(`${band}V${H}H0Z`, `fill="${p.ink}"`) + path(band, `fill="none" stroke="${p.accent}" stroke-width="5"`),
    s.title({ x: W / 2 - 3, y: H * 0.925, size: W * 0.125, chars: 16, maxHeight: H * 0.2 }),
    rect(0, 0, W, H, 'filter="url(#grain)" opacity=".16"'),
  ].join('')
}
