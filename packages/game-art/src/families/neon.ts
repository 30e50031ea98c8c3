import { repeat, n1, oval, rect } from '../scene/shapes.ts'
import type { Family } from '../scene/scene.ts'

/** Dark city, perspective grid, the hero's sign as a neon tube with its reflection on the floor. */
export const neon: Family = (s) => {
  const { W, H, r, pal: p } = s
  const horizon = H * 0.6
  const [cx, cy, size] = [W * 0.5, H * 0.36, s.shorterSide * 0.56]
  let grid = ''
  for (let i = -10; i <= 10; i++) grid += `<path d="M${n1(cx + i * W * 0.045)} ${n1(horizon)}L${n1(cx + i * W * 0.24)} ${H}"/>`
  for (let i = 0; i < 9; i++) grid += `<path d="M0 ${n1(horizon + (H - horizon) * (i / 8) ** 2.1)}H${W}"/>`
  const sky = repeat(r, 15, (q, i) => {
    const w = W / 13
    const h = q.range(H * 0.1, H * 0.44)
    const windows = repeat(q, 5, (z) =>
      rect(i * w - 4 + z() * w * 0.6, horizon - z() * h, 3, 2, `fill="${z() > 0.5 ? p.rim : p.accent}" opacity=".7"`),
    )
    return rect(i * w - 8, horizon - h, w * 0.92, h, `fill="${p.far}"`) + windows
  })
  const tube = [
    s.heroSign(cx, cy, size, `fill="none" stroke="${p.accent}" stroke-width="34" opacity=".5" filter="url(#blur14)"`),
    s.heroSign(
      cx,
      cy,
      size,
      `fill="${p.accent}" fill-opacity=".16" stroke="${p.accent}" stroke-width="13" stroke-linejoin="round"`,
    ),
    s.heroSign(cx, cy, size, 'fill="none" stroke="#fff" stroke-width="4.5" stroke-linejoin="round"'),
  ].join('')
  const city = (): string =>
    rect(0, 0, W, H, `fill="${p.bg}"`) + oval(cx, horizon, W * 0.7, H * 0.5, 'fill="url(#glow)" opacity=".75"') + sky
  return [
    s.ground(city),
    rect(0, horizon, W, H - horizon, `fill="${p.bg}"`),
    `<g stroke="${p.rim}" stroke-width="1.3" opacity=".55" fill="none">${grid}</g>`,
    `<path d="M0 ${n1(horizon)}H${W}" stroke="${p.rim}" stroke-width="2.4"/>`,
    rect(0, horizon - 5, W, 10, `fill="${p.rim}" opacity=".45" filter="url(#blur6)"`),
    tube,
    `<g transform="translate(0 ${n1(2 * horizon + size * 0.06)}) scale(1 -1)" opacity=".22" filter="url(#blur2)">${tube}</g>`,
    s.titleShade(0.6, 0.9),
    s.title({ size: W * 0.115, chars: 16 }),
  ].join('')
}
