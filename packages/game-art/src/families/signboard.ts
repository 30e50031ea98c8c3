import { disc, n1, oval, rect } from '../scene/shapes.ts'
import type { Family } from '../scene/scene.ts'

/** A round neon sign with bulbs on a brick wall, the hero inside. */
export const signboard: Family = (s) => {
  const { W, H, r, pal: p } = s
  const width = W / 9
  const height = width * 0.42
  let bricks = ''
  for (let y = 0, row = 0; y < H; y += height, row++)
    for (let x = row % 2 ? -width / 2 : 0; x < W; x += width)
      bricks += rect(x, y, width - 2, height - 2, `rx="1.5" fill="${p.far}" opacity="${n1(r.range(0.45, 1))}"`)
  const [cx, cy, R] = [W / 2, H * 0.36, s.shorterSide * 0.29]
  const bulbs = Array.from({ length: 22 }, (_, i) => {
    const a = (i / 22) * 6.283
    const [x, y] = [cx + Math.cos(a) * (R + 11), cy + Math.sin(a) * (R + 11)]
    return disc(x, y, 6, `fill="${p.sun}" opacity=".35"`) + disc(x, y, 2.6, 'fill="#fff6d8"')
  }).join('')
  const wall = (): string =>
    [
      rect(0, 0, W, H, `fill="${p.bg}"`),
      bricks,
      oval(cx, cy, W * 0.55, H * 0.6, 'fill="url(#glow)" opacity=".8"'),
      rect(0, 0, W, H, 'fill="url(#vig)"'),
    ].join('')
  return [
    s.ground(wall),
    s.foreground,
    s.isBackdrop ? '' : disc(cx, cy, R, `fill="${p.bg}" opacity=".78"`),
    disc(cx, cy, R, `fill="none" stroke="${p.rim}" stroke-width="9" opacity=".6" filter="url(#blur6)"`),
    disc(cx, cy, R, `fill="none" stroke="${p.rim}" stroke-width="3.4"`),
    disc(cx, cy, R, 'fill="none" stroke="#fff" stroke-width="1.2"'),
    bulbs,
    s.hero(cx, cy, R * 1.5),
    s.titleShade(0.52),
    s.title({ size: W * 0.12, chars: 16 }),
  ].join('')
}
