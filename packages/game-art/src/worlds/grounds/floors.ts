import { n1, repeat } from '../../scene/shapes.ts'
import { box, ellipse, polygon, spread } from '../outlines.ts'
import type { Pen } from '../pen.ts'

/** What the ground in front is made of. */
export const FLOORS = [
  'earth',
  'grass',
  'sand',
  'snow',
  'grid',
  'cobbles',
  'planks',
  'rails',
  'road',
  'lava',
  'tiles',
  'water',
  'plates',
  'cream',
  'rubble',
] as const
export type Floor = (typeof FLOORS)[number]

export interface FloorInput {
  readonly pen: Pen
  readonly W: number
  readonly H: number
  /** Upper edge. */
  readonly y: number
  readonly colour: string
}
type Draw = (input: FloorInput) => string

/** Rows that get higher towards the viewer, from `y` to the lower edge. */
function receding(y: number, H: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => y + (H - y) * ((i + 1) / count) ** 1.7)
}
/** Lines that meet above the middle of the upper edge. */
const converging = (W: number, H: number, y: number, count: number): string =>
  spread(count, -W * 1.4, W * 2.4, (x) => `M${n1(W / 2 + (x - W / 2) * 0.28)} ${n1(y)}L${n1(x)} ${n1(H)}`)

const tufts: Draw = ({ pen, W, H, y, colour }) =>
  repeat(pen.r, 46, (r) => {
    const [x, ty, h] = [r() * W, y + r() ** 1.4 * (H - y), r.range(8, 22)]
    return pen.detail(
      polygon(
        [x - 5, ty],
        [x - 7, ty - h * 0.8],
        [x - 1, ty - 2],
        [x + 1, ty - h],
        [x + 4, ty - 2],
        [x + 8, ty - h * 0.7],
        [x + 6, ty],
      ),
      r() < 0.5 ? '#ffffff' : colour,
      0.22,
    )
  })
const specksOf: Draw = ({ pen, W, H, y }) =>
  repeat(pen.r, 40, (r) =>
    pen.detail(ellipse(r() * W, y + 14 + r() * (H - y), r.range(3, 10), r.range(1.5, 3)), r() < 0.5 ? '#ffffff' : '#3a2418', 0.2),
  )
const courses: Draw = ({ pen, W, H, y }) => {
  const rows = receding(y, H, 7)
  return rows
    .map((ry, i) => {
      const above = i ? (rows[i - 1] as number) : y
      const h = ry - above
      const w = h * 2 + 34
      return Array.from({ length: Math.ceil(W / w) + 2 }, (_, k) =>
        pen.detail(
          `M${n1((k - (i % 2 ? 0.5 : 1)) * w + 4)} ${n1(above + 3)}h${n1(w - 8)}q4 ${n1(h * 0.4)} 0 ${n1(h - 5)}h${n1(-(w - 8))}q-4 ${n1(-h * 0.4)} 0 ${n1(-(h - 5))}Z`,
          pen.r() < 0.5 ? '#ffffff' : '#e8d8c8',
          0.1 + pen.r() * 0.1,
        ),
      ).join('')
    })
    .join('')
}

const DRAWS: Record<Floor, Draw> = {
  earth: (input) => specksOf(input) + tufts(input),
  grass: tufts,
  sand: ({ pen, W, H, y }) =>
    repeat(pen.r, 12, (r, i) => {
      const sy = y + 18 + ((H - y) * i) / 12
      const x = r() * W
      return pen.line(`M${n1(x - 130)} ${n1(sy)}q65 ${n1(-12)} 130 0t130 0`, '#fff0c8', 2.5)
    }) + specksOf({ pen, W, H, y, colour: '' }),
  snow: ({ pen, W, H, y }) =>
    repeat(pen.r, 9, (r) =>
      pen.detail(ellipse(r() * W, y + 20 + r() * (H - y), r.range(60, 150), r.range(6, 16)), '#ffffff', 0.5),
    ) +
    repeat(pen.r, 5, (r) =>
      pen.detail(ellipse(r() * W, y + 30 + r() * (H - y), r.range(50, 120), r.range(4, 9)), '#8fb0e8', 0.3),
    ),
  grid: ({ pen, W, H, y, colour }) => {
    const rows = receding(y, H, 9)
      .map((ry) => `M0 ${n1(ry)}H${W}`)
      .join('')
    const d = converging(W, H, y, 25) + rows
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="7" stroke-opacity=".16"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="2" stroke-opacity=".9"/><path d="M0 ${n1(y)}H${W}" stroke="#ffffff" stroke-width="4"/>${pen.line(`M0 ${n1(y)}H${W}`, colour, 2)}`
  },
  cobbles: courses,
  planks: ({ pen, W, H, y }) => pen.line(converging(W, H, y, 19), '#5a3418', 3) + pen.line(`M0 ${n1(y + 8)}H${W}`, '#ffd9a0', 4),
  rails: ({ pen, W, H, y }) =>
    receding(y + 10, H, 8)
      .map((ry, i) => pen.shape(box(W * 0.14 - i * W * 0.03, ry - 4 - i * 2, W * 0.72 + i * W * 0.06, 9 + i * 3), '#6a4a34'))
      .join('') +
    [-1, 1]
      .map((s) =>
        pen.shape(
          polygon([W / 2 + s * W * 0.2, y], [W / 2 + s * W * 0.22, y], [W / 2 + s * W * 0.46, H], [W / 2 + s * W * 0.42, H]),
          '#c8ccd8',
        ),
      )
      .join(''),
  road: ({ pen, W, H, y }) =>
    [0.03, 0.2, 0.42, 0.7]
      .map((at, i) => {
        const [top, h, w] = [y + (H - y) * at, (H - y) * (0.08 + i * 0.05), 10 + i * 12]
        return pen.detail(
          polygon([W / 2 - w * 0.4, top], [W / 2 + w * 0.4, top], [W / 2 + w * 0.65, top + h], [W / 2 - w * 0.65, top + h]),
          '#ffe9a0',
        )
      })
      .join('') +
    [-1, 1]
      .map((s) => pen.line(`M${n1(W / 2 + s * W * 0.26)} ${n1(y)}L${n1(W / 2 + s * W * 0.75)} ${n1(H)}`, '#fff6e0', 6))
      .join(''),
  lava: ({ pen, W, H, y }) =>
    repeat(pen.r, 11, (r, i) => {
      const [x, ly] = [r() * W, y + 20 + ((H - y) * i) / 11]
      const d = `M${n1(x - 140)} ${n1(ly)}l50 ${n1(r.range(-16, 16))}l60 ${n1(r.range(-14, 14))}l50 ${n1(r.range(-16, 16))}l70 ${n1(r.range(-10, 10))}`
      return `<path d="${d}" fill="none" stroke="#ff6a1a" stroke-opacity=".35" stroke-width="14"/><path d="${d}" fill="none" stroke="#ffc45a" stroke-width="4" stroke-linejoin="round"/>`
    }),
  tiles: ({ pen, W, H, y }) =>
    pen.line(converging(W, H, y, 17), '#8a7458', 2.5) +
    pen.line(
      receding(y, H, 6)
        .map((ry) => `M0 ${n1(ry)}H${W}`)
        .join(''),
      '#8a7458',
      2.5,
    ),
  water: ({ pen, W, H, y }) =>
    repeat(pen.r, 26, (r, i) => {
      const [x, wy, w] = [r() * W, y + 10 + ((H - y) * i) / 26, r.range(40, 130)]
      return pen
        .line(`M${n1(x - w)} ${n1(wy)}q${n1(w / 2)} ${n1(-8)} ${n1(w)} 0t${n1(w)} 0`, '#ffffff', r.range(1.5, 4))
        .replace('<path', '<path opacity=".5"')
    }),
  plates: ({ pen, W, H, y }) =>
    pen.line(
      converging(W, H, y, 13) +
        receding(y, H, 5)
          .map((ry) => `M0 ${n1(ry)}H${W}`)
          .join(''),
      '#0a0a1a',
      3,
    ) + pen.line(`M0 ${n1(y + 10)}H${W}`, '#7df0ff', 4),
  cream: ({ pen, W, H, y }) =>
    spread(Math.ceil(W / 90) + 1, 0, W, (x, i) =>
      pen.detail(
        `M${n1(x - 46)} ${n1(y)}q4 ${n1(40 + (i % 3) * 34)} 26 ${n1(40 + (i % 3) * 34)}t26 ${n1(-(40 + (i % 3) * 34))}Z`,
        '#ffffff',
        0.75,
      ),
    ) +
    repeat(pen.r, 34, (r) =>
      pen.detail(ellipse(r() * W, y + 60 + r() * (H - y), 9, 4), r.pick(['#e8416b', '#3fb0e0', '#ffd24a', '#7ac86a'])),
    ),
  rubble: ({ pen, W, H, y }) =>
    repeat(pen.r, 20, (r) => {
      const [x, ry, w] = [r() * W, y + 16 + r() * (H - y), r.range(16, 54)]
      return pen.shape(
        polygon(
          [x - w, ry + w * 0.3],
          [x - w * 0.6, ry - w * 0.25],
          [x + w * 0.2, ry - w * 0.4],
          [x + w * 0.9, ry],
          [x + w, ry + w * 0.3],
        ),
        '#8a7668',
      )
    }),
}

/** The pattern of a floor below its upper edge. */
export const floorPattern = (floor: Floor, input: FloorInput): string => DRAWS[floor](input)
