import { mix } from '../palette.ts'
import type { Family } from '../scene/scene.ts'
import { disc, repeat, n1, path, rect, spark } from '../scene/shapes.ts'

/** A wall of cut facets with crystals growing from both lower corners. */
export const facets: Family = (s) => {
  const { W, H, r, pal: p, tall, shorterSide: m } = s
  const [columns, rows] = tall ? [6, 8] : [9, 6]
  const point = (x: number, y: number): readonly [number, number] => [
    (x / columns) * W + (x % columns ? r.range(-0.32, 0.32) * (W / columns) : 0),
    (y / rows) * H + (y % rows ? r.range(-0.32, 0.32) * (H / rows) : 0),
  ]
  const grid = Array.from({ length: rows + 1 }, (_, y) => Array.from({ length: columns + 1 }, (_, x) => point(x, y)))
  let tiles = ''
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const corner = (dy: number, dx: number): string => (grid[y + dy]?.[x + dx] ?? [0, 0]).map(n1).join(' ')
      const light = 1 - Math.hypot(x / columns - 0.5, y / rows - 0.38) * 1.5
      const tone = (k: number): string =>
        mix(p.bg, light > 0.55 ? p.hi : p.mid, Math.max(0.08, Math.min(0.95, light * k + r.range(-0.1, 0.1))))
      tiles +=
        path(`M${corner(0, 0)}L${corner(0, 1)}L${corner(1, 0)}Z`, `fill="${tone(1)}"`) +
        path(`M${corner(0, 1)}L${corner(1, 1)}L${corner(1, 0)}Z`, `fill="${tone(0.8)}"`)
    }
  const crystal = (x: number, h: number, w: number, lean: number): string => {
    const [top, left, right] = [
      `${n1(x + lean)} ${n1(H - h)}`,
      `${n1(x + lean * 0.7 - w)} ${n1(H - h * 0.76)}`,
      `${n1(x + lean * 0.7 + w)} ${n1(H - h * 0.7)}`,
    ]
    return (
      path(`M${n1(x - w)} ${H}L${left}L${top}L${n1(x)} ${H}Z`, `fill="${p.hi}"`) +
      path(`M${n1(x)} ${H}L${top}L${right}L${n1(x + w)} ${H}Z`, `fill="${p.mid}"`) +
      path(`M${left}L${top}L${right}`, `fill="none" stroke="${p.sun}" stroke-width="1.4" opacity=".8"`)
    )
  }
  const side = (from: number, direction: 1 | -1): string =>
    repeat(r, 4, (q, i) =>
      crystal(
        W * (from + direction * i * 0.055),
        H * q.range(0.3, 0.62) * (1 - i * 0.12),
        m * 0.045,
        direction * q.range(-12, 24),
      ),
    )
  return [
    rect(0, 0, W, H, `fill="${p.bg}"`),
    tiles,
    disc(W / 2, H * 0.38, m * 0.5, 'fill="url(#halo)" opacity=".45"'),
    s.hero(W / 2, H * (tall ? 0.41 : 0.39), m * (tall ? 0.76 : 0.64)),
    side(0.02, 1),
    side(0.98, -1),
    repeat(r, 7, (q) => spark(q() * W, q() * H * 0.7, n1(q.range(0.7, 1.8)), '#fff', 0.9)),
    s.titleShade(0.56),
    s.title({ size: W * 0.12, chars: 15 }),
  ].join('')
}
