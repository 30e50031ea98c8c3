import type { Scene } from '../scene/scene.ts'
import { repeat, n1, oval, path, rect } from '../scene/shapes.ts'
import { renderDealer, dealerOf } from './dealer.ts'
import { SET_NAMES, SETS } from './sets.ts'
import { type TableKind, TABLES } from './tables.ts'

/** A live table: set, dealer, table edge and what is on the table. It has no title because the tile shows it as text. */
export function live(s: Scene, kind: TableKind, automatic: boolean, isWoman: boolean | null = null): string {
  const { W, H, r, pal: p } = s
  const table = TABLES[kind]
  const edge = H * (s.tall ? 0.8 : 0.74)
  const line = (dy: number): string =>
    `M-20 ${n1(edge + 16 + dy)}Q${n1(W / 2)} ${n1(edge - 20 + dy)} ${W + 20} ${n1(edge + 16 + dy)}`
  const bokeh = repeat(
    r,
    16,
    (q) =>
      `<circle cx="${n1(q() * W)}" cy="${n1(q() * H * 0.6)}" r="${n1(q.range(5, 20))}" fill="${q() > 0.5 ? p.sun : p.rim}" opacity="${n1(q.range(8, 26)) / 100}"/>`,
  )
  const aside = kind === 'wheel' || kind === 'stage'
  const dealer = dealerOf(r, isWoman)
  // The head, including a bun, must not reach the upper edge.
  const maxScale = (edge - H * 0.01) / (dealer.cut === 'bun' ? 156 : 146)
  const k = Math.min(maxScale, (Math.min(H, W * 1.1) / 288) * table.dealerScale * r.range(0.97, 1.05))
  const person =
    automatic || s.isBackdrop ? '' : renderDealer(aside ? W * 0.3 : W * (0.5 + r.range(-0.07, 0.07)), edge + 12, k, dealer)
  return [
    rect(0, 0, W, H, `fill="${p.bg}"`),
    oval(W / 2, H * 0.25, W * 0.62, H * 0.7, 'fill="url(#glow)" opacity=".75"'),
    `<g filter="url(#blur2)">${SETS[r.pick(SET_NAMES)](W, H, r, p)}</g>`,
    oval(W / 2, H * 0.3, W * 0.36, H * 0.5, `fill="${p.sun}" opacity=".16" filter="url(#blur30)"`),
    bokeh,
    s.isBackdrop ? '' : table.behindDealer(s),
    rect(0, 0, W, H * 0.3, 'fill="url(#top)"'),
    person,
    path(`${line(0)}V${H}H-20Z`, `fill="${p.felt}"`),
    path(line(0), 'fill="none" stroke="#5a2c12" stroke-width="13"'),
    path(line(-4), 'fill="none" stroke="url(#gold)" stroke-width="2"'),
    path(`${line(0)}V${H}H-20Z`, 'fill="url(#foot)" opacity=".35"'),
    s.isBackdrop ? '' : table.onTable(s),
    rect(0, 0, W, H, 'fill="url(#vig)" opacity=".7"'),
  ].join('')
}
