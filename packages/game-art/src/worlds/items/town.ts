import { n1 } from '../../scene/shapes.ts'
import { arch, block, box, circle, dome, ellipse, peak, polygon, spread, taper } from '../outlines.ts'
import type { Item } from './item.ts'

/** A market stall with a striped awning and goods on the counter. */
export const stall: Item = ({ pen, x, base, h, colour }) => {
  const w = h * 1.15
  const [left, top] = [x - w / 2, base - h * 0.92]
  const stripes = spread(6, 0, 5, (i) => {
    const sx = left + (i * w) / 6
    return pen.shape(
      `M${n1(sx + w * 0.03)} ${n1(top)}h${n1(w / 6 - w * 0.02)}l${n1(w * 0.02)} ${n1(h * 0.24)}a${n1(w / 12)} ${n1(w / 12)} 0 0 1 ${n1(-w / 6)} 0Z`,
      i % 2 ? '#fff3dc' : colour,
    )
  })
  const goods = ['#e5484d', '#ffb224', '#6aa84f', '#e5484d', '#f58f3c']
  return (
    pen.shape(box(left + w * 0.06, top, w * 0.05, h * 0.92), '#8a5a34') +
    pen.shape(box(left + w * 0.89, top, w * 0.05, h * 0.92), '#8a5a34') +
    spread(5, left + w * 0.18, left + w * 0.82, (cx, i) => pen.shape(circle(cx, base - h * 0.4, w * 0.085), goods[i] as string)) +
    pen.shape(box(left, base - h * 0.36, w, h * 0.36), '#b4763e') +
    pen.detail(box(left, base - h * 0.36, w, h * 0.06), '#d89a5a') +
    stripes
  )
}

/** A gabled house with lit windows. */
export const house: Item = ({ pen, x, base, h, colour, i }) => {
  const w = h * (0.55 + (i % 3) * 0.12)
  const wall = h * 0.62
  const roof = ['#a8452f', '#7a3b52', '#4c5a82'][i % 3] as string
  const windows = spread(2, x - w * 0.22, x + w * 0.22, (cx) =>
    spread(2, base - wall * 0.36, base - wall * 0.78, (cy) => pen.glow(box(cx - w * 0.08, cy, w * 0.16, wall * 0.2))),
  )
  return (
    pen.shape(block(x + w * 0.22, base - wall, w * 0.14, h * 0.34), '#7d5a50') +
    pen.shape(block(x, base, w, wall), colour) +
    windows +
    pen.shape(polygon([x - w * 0.58, base - wall], [x, base - h], [x + w * 0.58, base - wall]), roof)
  )
}

/** A high-rise with rows of windows. */
export const highRise: Item = ({ pen, x, base, h, colour, i }) => {
  const w = h * (0.3 + (i % 4) * 0.06)
  const height = h * (0.62 + ((i * 7) % 5) * 0.1)
  let windows = ''
  const [cols, rows] = [3, Math.max(3, Math.round(height / (w * 0.34)))]
  for (let c = 0; c < cols; c++)
    for (let q = 0; q < rows; q++)
      if (pen.r() < 0.6)
        windows += box(
          x - w * 0.38 + c * w * 0.28,
          base - height + w * 0.18 + (q * (height - w * 0.2)) / rows,
          w * 0.18,
          w * 0.15,
        )
  const aerial = i % 3 === 0 ? pen.line(`M${n1(x)} ${n1(base - height)}v${n1(-h * 0.14)}`, colour, 2) : ''
  return aerial + pen.shape(block(x, base, w, height), colour) + (windows && pen.glow(windows))
}

/** A Greek column. */
export const column: Item = ({ pen, x, base, h, colour, i }) => {
  const broken = i % 4 === 2
  const top = broken ? h * 0.62 : h
  const shaft = broken
    ? polygon(
        [x - h * 0.1, base],
        [x - h * 0.085, base - top],
        [x - h * 0.02, base - top * 0.92],
        [x + h * 0.085, base - top * 1.06],
        [x + h * 0.1, base],
      )
    : taper(x, base, h * 0.2, h * 0.16, top * 0.94)
  return (
    pen.shape(shaft, colour) +
    spread(3, -0.05, 0.05, (dx) => pen.line(`M${n1(x + dx * h)} ${n1(base - h * 0.1)}V${n1(base - top * 0.82)}`, '#b7a88c', 2)) +
    pen.shape(block(x, base, h * 0.28, h * 0.08), colour) +
    (broken ? '' : pen.shape(block(x, base - top * 0.9, h * 0.28, h * 0.1), colour))
  )
}

/** A striped tent with a flag. */
export const tent: Item = ({ pen, x, base, h, colour, i }) => {
  const w = h * 0.95
  return (
    pen.line(`M${n1(x)} ${n1(base - h * 0.84)}v${n1(-h * 0.16)}`, '#7a4c2c', 3) +
    pen.detail(polygon([x, base - h], [x + h * 0.16, base - h * 0.95], [x, base - h * 0.9]), i % 2 ? '#ffc93f' : '#3fb0e0') +
    pen.shape(polygon([x - w / 2, base - h * 0.42], [x, base - h * 0.84], [x + w / 2, base - h * 0.42]), colour) +
    pen.detail(polygon([x - w * 0.18, base - h * 0.42], [x, base - h * 0.84], [x + w * 0.18, base - h * 0.42]), '#fff3dc') +
    pen.shape(taper(x, base, w * 0.96, w * 0.9, h * 0.42), '#fff3dc') +
    spread(3, -0.3, 0.3, (dx) => pen.detail(block(x + dx * w, base, w * 0.15, h * 0.42), colour)) +
    pen.detail(arch(x, base, w * 0.2, h * 0.3), '#4a2030')
  )
}

/** A street lamp. */
export const lamp: Item = ({ pen, x, base, h, colour }) =>
  pen.detail(ellipse(x, base - h * 0.86, h * 0.24, h * 0.24), '#ffe7a0', pen.air.isLight ? 0 : 0.2) +
  pen.shape(taper(x, base, h * 0.07, h * 0.035, h * 0.78), colour) +
  pen.shape(block(x, base, h * 0.14, h * 0.07), colour) +
  pen.glow(taper(x, base - h * 0.77, h * 0.09, h * 0.15, h * 0.16)) +
  pen.shape(peak(x, base - h * 0.92, h * 0.2, h * 0.08), colour)

/** Barrels and crates. */
export const crate: Item = ({ pen, x, base, h, colour, i }) =>
  i % 2
    ? pen.shape(
        `M${n1(x - h * 0.26)} ${n1(base)}q${n1(-h * 0.12)} ${n1(-h * 0.4)} 0 ${n1(-h * 0.8)}h${n1(h * 0.52)}q${n1(h * 0.12)} ${n1(h * 0.4)} 0 ${n1(h * 0.8)}Z`,
        colour,
      ) + spread(3, 0.12, 0.68, (at) => pen.line(`M${n1(x - h * 0.3)} ${n1(base - h * at)}h${n1(h * 0.6)}`, '#4a3526', 3))
    : pen.shape(block(x, base, h * 0.78, h * 0.72), colour) +
      pen.line(
        `M${n1(x - h * 0.34)} ${n1(base - h * 0.06)}l${n1(h * 0.68)} ${n1(-h * 0.6)}m0 ${n1(h * 0.6)}l${n1(-h * 0.68)} ${n1(-h * 0.6)}`,
        '#6a4426',
        3,
      )

/** A pole fence. */
export const fence: Item = ({ pen, x, base, h, colour }) =>
  pen.shape(box(x - h, base - h * 0.62, h * 2, h * 0.12), colour) +
  pen.shape(box(x - h, base - h * 0.32, h * 2, h * 0.12), colour) +
  spread(4, x - h * 0.8, x + h * 0.8, (cx) =>
    pen.shape(
      polygon(
        [cx - h * 0.08, base],
        [cx - h * 0.08, base - h * 0.8],
        [cx, base - h * 0.94],
        [cx + h * 0.08, base - h * 0.8],
        [cx + h * 0.08, base],
      ),
      colour,
    ),
  )

/** Rows of seats of a theatre. */
export const seat: Item = ({ pen, x, base, h, colour }) =>
  pen.shape(
    `M${n1(x - h * 0.42)} ${n1(base)}v${n1(-h * 0.72)}q0 ${n1(-h * 0.28)} ${n1(h * 0.42)} ${n1(-h * 0.28)}t${n1(h * 0.42)} ${n1(h * 0.28)}v${n1(h * 0.72)}Z`,
    colour,
  ) + pen.detail(dome(x, base - h * 0.2, h * 0.28, h * 0.56), '#e0708a', 0.35)

/** Books in a row, some leaning. */
export const books: Item = ({ pen, x, base, h }) =>
  ['#b4432f', '#2f6a8a', '#d8a23e', '#4c7a4a', '#7a3b6a']
    .map((colour, i) => {
      const [w, height] = [h * (0.16 + (i % 2) * 0.05), h * (0.72 + ((i * 3) % 4) * 0.09)]
      const bx = x + (i - 2) * h * 0.21
      return (
        pen.shape(block(bx, base, w, height), colour) + pen.detail(block(bx, base - height * 0.7, w * 0.7, h * 0.05), '#ffe3a0')
      )
    })
    .join('')

/** A headstone or cross. */
export const grave: Item = ({ pen, x, base, h, colour, i }) =>
  i % 3 === 1
    ? pen.shape(`${block(x, base, h * 0.14, h)}${block(x, base - h * 0.6, h * 0.5, h * 0.14)}`, colour)
    : pen.shape(arch(x, base, h * 0.5, h * 0.74), colour) + pen.shade(arch(x + h * 0.06, base, h * 0.36, h * 0.62))

/** A torch on a stand. */
export const torch: Item = ({ pen, x, base, h, colour }) =>
  pen.shape(taper(x, base, h * 0.1, h * 0.14, h * 0.66), colour) +
  pen.shape(taper(x, base - h * 0.6, h * 0.18, h * 0.34, h * 0.12), '#6a4a2c') +
  `<path d="M${n1(x - h * 0.14)} ${n1(base - h * 0.72)}Q${n1(x - h * 0.2)} ${n1(base - h * 0.86)} ${n1(x)} ${n1(base - h)}Q${n1(x + h * 0.2)} ${n1(base - h * 0.86)} ${n1(x + h * 0.14)} ${n1(base - h * 0.72)}Z" fill="#ffb02e" stroke="#ff7a1a" stroke-opacity=".4" stroke-width="8" paint-order="stroke"/>`

/** A paper lantern on a pole. */
export const lantern: Item = ({ pen, x, base, h, colour }) =>
  pen.shape(block(x - h * 0.22, base, h * 0.06, h * 0.98), '#5a3024') +
  pen.line(`M${n1(x - h * 0.24)} ${n1(base - h * 0.96)}h${n1(h * 0.3)}v${n1(h * 0.1)}`, '#5a3024', 4) +
  pen.detail(circle(x + h * 0.06, base - h * 0.64, h * 0.36), '#ffc46b', pen.air.isLight ? 0 : 0.22) +
  pen.shape(ellipse(x + h * 0.06, base - h * 0.64, h * 0.2, h * 0.24), colour) +
  pen.detail(box(x - h * 0.02, base - h * 0.9, h * 0.16, h * 0.05), '#ffd24a') +
  pen.detail(box(x - h * 0.02, base - h * 0.43, h * 0.16, h * 0.05), '#ffd24a') +
  pen.line(`M${n1(x + h * 0.06)} ${n1(base - h * 0.38)}v${n1(h * 0.14)}`, '#ffd24a', 3)
