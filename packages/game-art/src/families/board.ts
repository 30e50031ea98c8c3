import { disc, n1, rect, spark } from '../scene/shapes.ts'
import type { Family } from '../scene/scene.ts'

/** A board of blurred companions with the hero large in the middle. */
export const board: Family = (s) => {
  const { W, H, r, pal: p, tall } = s
  const c = tall ? W / 4 : H / 3.1
  const [columns, rows] = [Math.ceil(W / c) + 1, Math.ceil((H * 0.74) / c) + 1]
  let cells = ''
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const [px, py] = [x * c + c * 0.4 - (W % c) / 2, y * c + c * 0.42]
      cells += rect(
        px - c * 0.46,
        py - c * 0.46,
        c * 0.92,
        c * 0.92,
        `rx="${n1(c * 0.2)}" fill="#fff" opacity="${(x + y) % 2 ? 0.16 : 0.26}"`,
      )
      cells += s.companion(Math.floor(r() * 5), px, py, c * 0.72)
    }
  const [size, cy, ground] = [s.shorterSide * (tall ? 0.88 : 0.74), H * (tall ? 0.42 : 0.4), s.id()]
  const sparks = Array.from({ length: 12 }, (_, i) => {
    const [a, d] = [(i / 12) * 6.283 + 0.2, size * r.range(0.5, 0.66)]
    return spark(W / 2 + Math.cos(a) * d, cy + Math.sin(a) * d * 0.8, r.range(0.8, 2.1), '#fff', 0.95)
  }).join('')
  return [
    `<defs><linearGradient id="${ground}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${p.hi}"/><stop offset="1" stop-color="${p.mid}"/></linearGradient></defs>`,
    s.ground(
      () =>
        rect(0, 0, W, H, `fill="url(#${ground})"`) +
        `<g filter="url(#blur2)" opacity=".92">${cells}</g>` +
        rect(0, 0, W, H, `fill="${p.mid}" opacity=".34"`),
    ),
    s.foreground,
    s.isBackdrop ? '' : disc(W / 2, cy, size * 0.66, 'fill="url(#halo)" opacity=".75"') + sparks,
    s.hero(W / 2, cy, size, { rot: r.range(-9, 9) }),
    s.titleShade(0.5),
    s.title({ y: H * 0.925, width: W * 0.88, size: W * 0.135, chars: 16 }),
  ].join('')
}
