import type { Palette } from '../palette.ts'
import { repeat, n1, path, rect } from '../scene/shapes.ts'
import type { SeededRandom } from '../seed.ts'

type StudioSet = (W: number, H: number, r: SeededRandom, p: Palette) => string

const drapes: StudioSet = (W, H, r, p) =>
  repeat(r, 16, (_, i) =>
    path(
      `M${n1((i / 16) * W)} 0q${n1(W / 64)} ${n1(H * 0.5)} 0 ${H}h${n1(W / 16)}q${n1(-W / 90)} -${n1(H * 0.5)} 0 -${H}z`,
      `fill="${i % 2 ? p.mid : p.far}"`,
    ),
  )

const arches: StudioSet = (W, H, r, p) =>
  repeat(r, 4, (_, i) => {
    const [x, w] = [W * (0.02 + i * 0.25), W * 0.2]
    const gate = (inset: number, y: number): string =>
      `M${n1(x + inset)} ${H}V${n1(H * y)}a${n1(w / 2 - inset)} ${n1(w / 2 - inset)} 0 0 1 ${n1(w - 2 * inset)} 0V${H}`
    return (
      path(gate(0, 0.36), `fill="${p.far}"`) +
      path(gate(8, 0.37), `fill="${p.hi}" opacity=".3"`) +
      path(gate(0, 0.36), `fill="none" stroke="${p.metal[1]}" stroke-opacity=".7" stroke-width="2"`)
    )
  })

const city: StudioSet = (W, H, r, p) =>
  repeat(r, 13, (q, i) => {
    const [h, x] = [q.range(H * 0.2, H * 0.6), (i / 13) * W]
    const windows = repeat(q, 8, (z) =>
      rect(
        x + (z() * W) / 16,
        H * 0.72 - z() * h,
        3,
        4,
        `fill="${z() > 0.4 ? p.sun : p.rim}" opacity="${n1(z.range(0.4, 0.95))}"`,
      ),
    )
    return rect(x, H * 0.72 - h, W / 14, h, `fill="${p.far}"`) + windows
  })

const shelves: StudioSet = (W, H, r, p) =>
  repeat(r, 4, (q, y) => {
    const level = H * (0.16 + y * 0.17)
    const bottles = repeat(q, 22, (z, x) =>
      rect(
        (x * W) / 22 + 3,
        level - z.range(14, 30),
        z.range(7, 13),
        32,
        `rx="2" fill="${z.pick([p.far, p.mid, p.hi, p.accent])}" opacity=".75"`,
      ),
    )
    return rect(0, level, W, 3, `fill="${p.metal[1]}" opacity=".6"`) + bottles
  })

/** Tall lit panels of a television studio. */
const panels: StudioSet = (W, H, r, p) =>
  repeat(r, 9, (q, i) => {
    const x = (i / 9) * W
    return (
      rect(x, 0, W / 9 - 3, H, `fill="${i % 2 ? p.far : p.mid}" opacity=".8"`) +
      rect(
        x + W / 18 - 3,
        H * q.range(0.04, 0.2),
        4,
        H * q.range(0.3, 0.6),
        `rx="2" fill="${q.pick([p.rim, p.accent, p.sun])}" opacity=".7"`,
      )
    )
  })

/** Bookcases up to the ceiling. */
const library: StudioSet = (W, H, r, p) =>
  repeat(r, 5, (q, row) => {
    const y = H * (0.02 + row * 0.15)
    const books = repeat(q, 34, (z, i) => {
      const h = z.range(H * 0.08, H * 0.125)
      return rect(
        (i / 34) * W,
        y + H * 0.13 - h,
        W / 34 - 1,
        h,
        `fill="${z.pick([p.far, p.mid, p.metal[2], p.accent, p.felt])}" opacity="${n1(z.range(0.5, 0.95))}"`,
      )
    })
    return books + rect(0, y + H * 0.13, W, 5, `fill="${p.metal[2]}"`)
  })

/** A winter garden: panes and big leaves. */
const garden: StudioSet = (W, H, r, p) => {
  const panes = repeat(r, 8, (_, i) => rect((i / 8) * W, 0, W / 8 - 2, H, `fill="${p.hi}" opacity=".22"`))
  const leaves = repeat(r, 18, (q, i) => {
    const x = i % 2 ? q.range(-10, W * 0.24) : q.range(W * 0.76, W + 10)
    return `<g transform="translate(${n1(x)} ${n1(q.range(H * 0.1, H * 0.75))}) rotate(${n1(q.range(-80, 80))}) scale(${n1(q.range(0.9, 1.9))})"><path d="M0 0C20-20 22-54 0-78C-22-54-20-20 0 0Z" fill="${q.pick([p.felt, p.far, p.mid])}"/></g>`
  })
  return panes + leaves
}

/** Deco fans on the wall. */
const deco: StudioSet = (W, H, r, p) =>
  repeat(r, 30, (_, i) => {
    const [x, y] = [(((i % 6) + (Math.floor(i / 6) % 2 ? 0.5 : 0)) / 5.5) * W, H * (0.1 + Math.floor(i / 6) * 0.16)]
    return [0.11, 0.08, 0.05, 0.02]
      .map(
        (k) =>
          `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(W * k)}" fill="${k > 0.1 ? p.far : 'none'}" stroke="${p.metal[1]}" stroke-opacity=".5" stroke-width="1.6"/>`,
      )
      .join('')
  })

/** Backdrops of a live studio. */
export const SETS = { arches, city, deco, drapes, garden, library, panels, shelves } satisfies Record<string, StudioSet>
export type SetName = keyof typeof SETS
export const SET_NAMES = Object.keys(SETS) as SetName[]
