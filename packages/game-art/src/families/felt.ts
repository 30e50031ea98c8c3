import { picture } from '../scene/pictures.ts'
import type { Scene } from '../scene/scene.ts'
import { chips } from '../live/wheels.ts'
import { repeat, oval, path, rect } from '../scene/shapes.ts'

/** The felt of a table under a light, with betting lines and chips. */
export function felt(s: Scene): string {
  const { W, H, r, pal: p } = s
  const lines = repeat(r, 6, (_, i) =>
    path(
      `M${W * 0.1 + i * W * 0.16} ${H}L${W * 0.3 + i * W * 0.08} ${H * 0.3}`,
      `stroke="${p.metal[1]}" stroke-opacity=".25" stroke-width="2"`,
    ),
  )
  const colours = ['#c81e3a', '#1f6fd6', '#0f8a4b', '#24202e'] as const
  return [
    rect(0, 0, W, H, `fill="${p.felt}"`),
    oval(W / 2, H * 0.36, W * 0.6, H * 0.62, 'fill="url(#glow)" opacity=".55"'),
    lines,
    rect(0, 0, W, H, 'fill="url(#vig)"'),
    s.isBackdrop ? '' : chips(W * 0.1, H * 0.6, r.pick(colours), 1.1, 5) + chips(W * 0.9, H * 0.58, r.pick(colours), 1.1, 4),
  ].join('')
}

export const die = (s: Scene, x: number, y: number, size: number, rot: number): string =>
  picture({ next: s.id }, 'game-die', x, y, size, { filter: 'lit', rot })
