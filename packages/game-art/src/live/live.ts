import type { Scene } from '../scene/scene.ts'
import { many, n1, oval, path, rect } from '../scene/shapes.ts'
import { dealer, dealerOf } from './dealer.ts'
import { SET_NAMES, SETS } from './sets.ts'
import { type TableKind, TABLES } from './tables.ts'

/** A live table: set, dealer, table edge with the game's own things. No title: the card carries it. */
export function live(s: Scene, kind: TableKind, automatic: boolean, woman: boolean | null = null): string {
  const { W, H, r, pal: p } = s
  const table = TABLES[kind]
  const edge = H * (s.tall ? 0.8 : 0.74)
  const line = (dy: number): string =>
    `M-20 ${n1(edge + 16 + dy)}Q${n1(W / 2)} ${n1(edge - 20 + dy)} ${W + 20} ${n1(edge + 16 + dy)}`
  const bokeh = many(
    r,
    16,
    (q) =>
      `<circle cx="${n1(q() * W)}" cy="${n1(q() * H * 0.6)}" r="${n1(q.range(5, 20))}" fill="${q() > 0.5 ? p.sun : p.rim}" opacity="${n1(q.range(8, 26)) / 100}"/>`,
  )
  const aside = kind === 'wheel' || kind === 'stage'
  const who = dealerOf(r, woman)
  // Heads keep clear of the upper edge, a knot of hair too.
  const room = (edge - H * 0.01) / (who.cut === 'bun' ? 156 : 146)
  const k = Math.min(room, (Math.min(H, W * 1.1) / 288) * table.dealer * r.range(0.97, 1.05))
  const person = automatic || s.bare ? '' : dealer(aside ? W * 0.3 : W * (0.5 + r.range(-0.07, 0.07)), edge + 12, k, who)
  return [
    rect(0, 0, W, H, `fill="${p.bg}"`),
    oval(W / 2, H * 0.25, W * 0.62, H * 0.7, 'fill="url(#glow)" opacity=".75"'),
    `<g filter="url(#blur2)">${SETS[r.pick(SET_NAMES)](W, H, r, p)}</g>`,
    oval(W / 2, H * 0.3, W * 0.36, H * 0.5, `fill="${p.sun}" opacity=".16" filter="url(#blur30)"`),
    bokeh,
    s.bare ? '' : table.behind(s),
    rect(0, 0, W, H * 0.3, 'fill="url(#top)"'),
    person,
    path(`${line(0)}V${H}H-20Z`, `fill="${p.felt}"`),
    path(line(0), 'fill="none" stroke="#5a2c12" stroke-width="13"'),
    path(line(-4), 'fill="none" stroke="url(#gold)" stroke-width="2"'),
    path(`${line(0)}V${H}H-20Z`, 'fill="url(#foot)" opacity=".35"'),
    s.bare ? '' : table.on(s),
    rect(0, 0, W, H, 'fill="url(#vig)" opacity=".7"'),
  ].join('')
}
