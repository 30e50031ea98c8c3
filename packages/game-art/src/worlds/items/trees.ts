import { n1 } from '../../scene/shapes.ts'
import { circle, ellipse, polygon, taper } from '../outlines.ts'
import type { Item } from './item.ts'

/** A conifer in three tiers. */
const conifer = (x: number, y: number, h: number): string =>
  `M${n1(x)} ${n1(y - h)}l${n1(h * 0.13)} ${n1(h * 0.32)}h${n1(-h * 0.05)}l${n1(h * 0.12)} ${n1(h * 0.3)}h${n1(-h * 0.05)}l${n1(h * 0.13)} ${n1(h * 0.38)}h${n1(-h * 0.56)}l${n1(h * 0.13)} ${n1(-h * 0.38)}h${n1(-h * 0.05)}l${n1(h * 0.12)} ${n1(-h * 0.3)}h${n1(-h * 0.05)}Z`

export const pine: Item = ({ pen, x, base, h, colour }) => pen.shape(conifer(x, base, h), colour)

/** A spruce with snow on its tiers. */
export const snowySpruce: Item = ({ pen, x, base, h, colour }) =>
  pen.shape(conifer(x, base, h), colour) +
  [0, 0.3, 0.6]
    .map((at, i) => {
      const [y, w] = [base - h + h * at, h * (0.08 + i * 0.05)]
      return pen.detail(
        `M${n1(x)} ${n1(y)}L${n1(x + w)} ${n1(y + h * 0.2)}Q${n1(x + w * 0.5)} ${n1(y + h * 0.13)} ${n1(x)} ${n1(y + h * 0.2)}Q${n1(x - w * 0.5)} ${n1(y + h * 0.13)} ${n1(x - w)} ${n1(y + h * 0.2)}Z`,
        '#ffffff',
      )
    })
    .join('')

/** A palm whose crown leans to one side. */
export const palm: Item = ({ pen, x, base, h, colour }) => {
  const lean = pen.r.range(-0.16, 0.16) * h
  const [cx, cy] = [x + lean, base - h * 0.78]
  const trunk = `M${n1(x - h * 0.035)} ${n1(base)}Q${n1(x)} ${n1(base - h * 0.4)} ${n1(cx - h * 0.018)} ${n1(cy)}H${n1(cx + h * 0.018)}Q${n1(x + h * 0.06)} ${n1(base - h * 0.4)} ${n1(x + h * 0.045)} ${n1(base)}Z`
  const leaf = (dx: number, dy: number, sag: number): string =>
    `M${n1(cx)} ${n1(cy)}Q${n1(cx + dx * h * 0.5)} ${n1(cy + dy * h - h * 0.14)} ${n1(cx + dx * h)} ${n1(cy + dy * h + sag * h)}Q${n1(cx + dx * h * 0.45)} ${n1(cy + dy * h - h * 0.02)} ${n1(cx)} ${n1(cy)}Z`
  const leaves = [
    leaf(-0.36, -0.06, 0.16),
    leaf(0.36, -0.06, 0.16),
    leaf(-0.28, -0.2, 0.08),
    leaf(0.3, -0.2, 0.08),
    leaf(-0.22, 0.08, 0.12),
    leaf(0.2, 0.08, 0.12),
    leaf(0.05, -0.3, 0.08),
  ]
  return pen.shape(trunk, '#8a5a34') + leaves.map((d) => pen.shape(d, colour)).join('')
}

/** A tree with a round crown of three clouds of leaves. */
export const roundTree: Item = ({ pen, x, base, h, colour }) =>
  pen.shape(taper(x, base, h * 0.12, h * 0.07, h * 0.5), '#7a4c2c') +
  pen.shape(circle(x - h * 0.17, base - h * 0.5, h * 0.2), colour) +
  pen.shape(circle(x + h * 0.18, base - h * 0.53, h * 0.19), colour) +
  pen.shape(circle(x, base - h * 0.72, h * 0.27), colour)

/** A leafless crooked tree. */
export const bareTree: Item = ({ pen, x, base, h, colour }) => {
  const s = pen.r() < 0.5 ? -1 : 1
  const at = (dx: number, dy: number): string => `${n1(x + dx * h * s)} ${n1(base - dy * h)}`
  return pen.shape(
    `M${at(-0.08, 0)}Q${at(-0.03, 0.25)} ${at(-0.06, 0.48)}L${at(-0.3, 0.74)}L${at(-0.27, 0.78)}L${at(-0.06, 0.6)}L${at(-0.02, 0.98)}L${at(0.03, 0.98)}L${at(0.03, 0.62)}L${at(0.26, 0.86)}L${at(0.29, 0.82)}L${at(0.06, 0.46)}Q${at(0.03, 0.25)} ${at(0.09, 0)}Z`,
    colour,
  )
}

/** Stalks of bamboo with leaves. */
export const bamboo: Item = ({ pen, x, base, h, colour }) =>
  [-0.1, 0.02, 0.13]
    .map((dx, i) => {
      const height = h * (i === 1 ? 1 : 0.8)
      const cx = x + dx * h
      const stalk = pen.shape(taper(cx, base, h * 0.06, h * 0.045, height), colour)
      const joints = [0.25, 0.5, 0.75].map((at) =>
        pen.line(`M${n1(cx - h * 0.03)} ${n1(base - height * at)}h${n1(h * 0.06)}`, '#1f5a2c', 2),
      )
      const side = i % 2 ? 1 : -1
      const leaves = [0.6, 0.85].map((at) =>
        pen.detail(
          `M${n1(cx)} ${n1(base - height * at)}q${n1(side * h * 0.1)} ${n1(-h * 0.06)} ${n1(side * h * 0.2)} ${n1(h * 0.02)}q${n1(-side * h * 0.1)} ${n1(h * 0.04)} ${n1(-side * h * 0.2)} ${n1(-h * 0.02)}Z`,
          '#4fae4a',
        ),
      )
      return stalk + joints.join('') + leaves.join('')
    })
    .join('')

/** A saguaro. */
export const cactus: Item = ({ pen, x, base, h, colour }) => {
  const s = pen.r() < 0.5 ? -1 : 1
  const arm = (dx: number, y: number, up: number): string => {
    const w = h * 0.1
    return `M${n1(x + s * dx * h * 0.2)} ${n1(base - h * y)}h${n1(s * dx * h * 0.16)}q${n1(s * dx * w)} 0 ${n1(s * dx * w)} ${n1(-w)}v${n1(-h * up)}a${n1(w * 0.5)} ${n1(w * 0.5)} 0 0 ${s * dx > 0 ? 0 : 1} ${n1(-s * dx * w)} 0v${n1(h * up - w * 0.2)}h${n1(-s * dx * h * 0.16)}Z`
  }
  return (
    pen.shape(arm(1, 0.38, 0.2), colour) +
    pen.shape(arm(-1, 0.5, 0.16), colour) +
    pen.shape(
      `M${n1(x - h * 0.09)} ${n1(base)}V${n1(base - h * 0.88)}a${n1(h * 0.09)} ${n1(h * 0.1)} 0 0 1 ${n1(h * 0.18)} 0V${n1(base)}Z`,
      colour,
    ) +
    pen.line(`M${n1(x)} ${n1(base - h * 0.1)}V${n1(base - h * 0.85)}`, '#1e5a3a', 2)
  )
}

/** A fern or large leaf of the jungle. */
export const fern: Item = ({ pen, x, base, h, colour }) =>
  [-70, -38, -8, 24, 58]
    .map((angle) => {
      const a = (angle * Math.PI) / 180
      const [tx, ty] = [x + Math.sin(a) * h * 0.75, base - Math.cos(a) * h]
      const [nx, ny] = [Math.cos(a) * h * 0.13, Math.sin(a) * h * 0.13]
      const [mx, my] = [(x + tx) / 2, (base + ty) / 2 - h * 0.08]
      return pen.shape(
        `M${n1(x)} ${n1(base)}Q${n1(mx - nx)} ${n1(my - ny)} ${n1(tx)} ${n1(ty)}Q${n1(mx + nx)} ${n1(my + ny)} ${n1(x)} ${n1(base)}Z`,
        colour,
      )
    })
    .join('')

/** A toadstool with dots. */
export const mushroom: Item = ({ pen, x, base, h, colour }) =>
  pen.shape(taper(x, base, h * 0.26, h * 0.18, h * 0.6), '#f3e4cc') +
  pen.shape(
    `M${n1(x - h * 0.4)} ${n1(base - h * 0.5)}Q${n1(x - h * 0.36)} ${n1(base - h)} ${n1(x)} ${n1(base - h)}T${n1(x + h * 0.4)} ${n1(base - h * 0.5)}Q${n1(x)} ${n1(base - h * 0.4)} ${n1(x - h * 0.4)} ${n1(base - h * 0.5)}Z`,
    colour,
  ) +
  pen.detail(ellipse(x - h * 0.14, base - h * 0.68, h * 0.08, h * 0.06), '#fff6e6') +
  pen.detail(ellipse(x + h * 0.13, base - h * 0.78, h * 0.07, h * 0.055), '#fff6e6') +
  pen.detail(ellipse(x + h * 0.22, base - h * 0.57, h * 0.05, h * 0.04), '#fff6e6')

/** A tulip or sunflower on a stalk. */
export const flower: Item = ({ pen, x, base, h, colour }) =>
  pen.line(
    `M${n1(x)} ${n1(base)}Q${n1(x + h * 0.05)} ${n1(base - h * 0.4)} ${n1(x)} ${n1(base - h * 0.7)}`,
    '#3f8a3a',
    Math.max(2, h * 0.06),
  ) +
  pen.detail(polygon([x, base - h * 0.1], [x + h * 0.3, base - h * 0.42], [x + h * 0.08, base - h * 0.05]), '#4f9e44') +
  [0, 72, 144, 216, 288]
    .map((angle) => {
      const a = (angle * Math.PI) / 180
      return pen.shape(circle(x + Math.sin(a) * h * 0.17, base - h * 0.76 - Math.cos(a) * h * 0.17, h * 0.13), colour)
    })
    .join('') +
  pen.detail(circle(x, base - h * 0.76, h * 0.11), '#ffd24a')
