import { n1 } from '../../scene/shapes.ts'
import { block, box, circle, dome, ellipse, peak, polygon, spread, taper } from '../outlines.ts'
import type { Item } from './item.ts'

/** A group of crystals. */
export const crystal: Item = ({ pen, x, base, h, colour, i }) =>
  (
    [
      [-0.24, 0.6, -0.16],
      [0.24, 0.68, 0.16],
      [0, 1, 0.02],
    ] as const
  )
    .map(([dx, size, lean]) => {
      const [cx, height, w] = [x + dx * h, h * size, h * 0.13]
      const tip = cx + lean * h
      return (
        pen.shape(
          polygon(
            [cx - w, base],
            [tip - w, base - height * 0.76],
            [tip, base - height],
            [tip + w, base - height * 0.72],
            [cx + w, base],
          ),
          i % 3 === 1 ? '#7ee0d0' : colour,
        ) +
        pen.detail(
          polygon(
            [cx - w * 0.6, base],
            [tip - w * 0.7, base - height * 0.72],
            [tip - w * 0.1, base - height * 0.9],
            [tip - w * 0.1, base],
          ),
          '#ffffff',
          0.3,
        )
      )
    })
    .join('')

/** A boulder with a lit face. */
export const rock: Item = ({ pen, x, base, h, colour }) => {
  const w = h * pen.r.range(0.7, 1)
  const d = polygon(
    [x - w * 0.62, base],
    [x - w * 0.5, base - h * 0.46],
    [x - w * 0.12, base - h * 0.9],
    [x + w * 0.3, base - h * 0.72],
    [x + w * 0.6, base - h * 0.3],
    [x + w * 0.66, base],
  )
  return (
    pen.shape(d, colour) +
    pen.shade(polygon([x - w * 0.12, base - h * 0.9], [x + w * 0.3, base - h * 0.72], [x + w * 0.66, base], [x + w * 0.1, base]))
  )
}

/** A block of ice with a bright edge. */
export const iceBlock: Item = ({ pen, x, base, h, colour }) => {
  const w = h * pen.r.range(0.24, 0.36)
  const lean = h * pen.r.range(-0.12, 0.12)
  return (
    pen.shape(
      polygon([x - w, base], [x - w * 0.5 + lean, base - h], [x + w * 0.4 + lean, base - h * 0.86], [x + w, base]),
      colour,
    ) +
    pen.detail(
      polygon([x - w * 0.2, base], [x - w * 0.5 + lean, base - h], [x + w * 0.05 + lean, base - h * 0.9], [x + w * 0.3, base]),
      '#ffffff',
      0.45,
    )
  )
}

/** A branch of coral. */
export const coral: Item = ({ pen, x, base, h, colour, i }) => {
  const w = h * 0.1
  const branch = (dx: number, from: number, to: number): string =>
    `M${n1(x - w * 0.6)} ${n1(base - h * from)}Q${n1(x + dx * h)} ${n1(base - h * (from + 0.05))} ${n1(x + dx * h - w * 0.5)} ${n1(base - h * to)}a${n1(w * 0.5)} ${n1(w * 0.5)} 0 0 1 ${n1(w)} 0Q${n1(x + dx * h + w * 0.6)} ${n1(base - h * (from - 0.04))} ${n1(x + w * 0.6)} ${n1(base - h * (from - 0.08))}Z`
  const tint = ['#ff6f91', '#ffb03a', '#b06bff'][i % 3] as string
  const fill = i % 2 ? tint : colour
  return (
    pen.shape(branch(-0.36, 0.3, 0.78), fill) +
    pen.shape(branch(0.36, 0.22, 0.7), fill) +
    pen.shape(branch(0.02, 0.02, 1), fill) +
    pen.shape(branch(-0.18, 0.5, 0.94), fill)
  )
}

/** Ribbons of seaweed. */
export const seaweed: Item = ({ pen, x, base, h, colour }) =>
  [-0.16, 0.02, 0.2]
    .map((dx, i) => {
      const [cx, top, s] = [x + dx * h, h * (i === 1 ? 1 : 0.74), i % 2 ? -1 : 1]
      const w = h * 0.07
      return pen.shape(
        `M${n1(cx - w)} ${n1(base)}Q${n1(cx - w + s * h * 0.16)} ${n1(base - top * 0.33)} ${n1(cx - w * 0.5)} ${n1(base - top * 0.6)}T${n1(cx)} ${n1(base - top)}Q${n1(cx + s * h * 0.14)} ${n1(base - top * 0.8)} ${n1(cx + w * 0.8)} ${n1(base - top * 0.6)}T${n1(cx + w)} ${n1(base)}Z`,
        colour,
      )
    })
    .join('')

/** Reeds with brown heads. */
export const reed: Item = ({ pen, x, base, h, colour }) =>
  [-0.2, -0.06, 0.08, 0.22]
    .map((dx, i) => {
      const top = h * (0.7 + (i % 2) * 0.28)
      const tip = x + dx * h * 1.5
      return (
        pen.line(
          `M${n1(x + dx * h)} ${n1(base)}Q${n1(x + dx * h)} ${n1(base - top * 0.5)} ${n1(tip)} ${n1(base - top)}`,
          colour,
          Math.max(2.5, h * 0.03),
        ) + pen.shape(ellipse(tip, base - top, h * 0.035, h * 0.11), '#7a4a28')
      )
    })
    .join('')

/** A candy cane, or a lollipop. */
export const sweet: Item = ({ pen, x, base, h, colour, i }) =>
  i % 2
    ? pen.shape(block(x, base, h * 0.07, h * 0.7), '#fff6e6') +
      pen.shape(circle(x, base - h * 0.74, h * 0.25), colour) +
      pen.line(
        `M${n1(x)} ${n1(base - h * 0.74)}m${n1(-h * 0.16)} 0a${n1(h * 0.16)} ${n1(h * 0.16)} 0 1 1 ${n1(h * 0.16)} ${n1(h * 0.16)}a${n1(h * 0.09)} ${n1(h * 0.09)} 0 1 1 ${n1(-h * 0.02)} ${n1(-h * 0.17)}`,
        '#ffffff',
        Math.max(2.5, h * 0.05),
      )
    : pen.shape(
        `M${n1(x - h * 0.07)} ${n1(base)}V${n1(base - h * 0.74)}a${n1(h * 0.22)} ${n1(h * 0.24)} 0 0 1 ${n1(h * 0.44)} 0v${n1(h * 0.08)}h${n1(-h * 0.13)}v${n1(-h * 0.08)}a${n1(h * 0.09)} ${n1(h * 0.1)} 0 0 0 ${n1(-h * 0.18)} 0V${n1(base)}Z`,
        '#fffafa',
      ) +
      spread(5, 0.06, 0.72, (at) =>
        pen.detail(
          polygon(
            [x - h * 0.07, base - h * at],
            [x + h * 0.06, base - h * (at + 0.08)],
            [x + h * 0.06, base - h * (at + 0.15)],
            [x - h * 0.07, base - h * (at + 0.07)],
          ),
          '#e8416b',
        ),
      )

/** A cupcake with a cherry. */
export const cupcake: Item = ({ pen, x, base, h, colour }) =>
  pen.shape(taper(x, base, h * 0.5, h * 0.72, h * 0.42), '#f0b46a') +
  pen.shape(ellipse(x, base - h * 0.5, h * 0.44, h * 0.16), colour) +
  pen.shape(ellipse(x, base - h * 0.66, h * 0.32, h * 0.14), colour) +
  pen.shape(ellipse(x, base - h * 0.8, h * 0.18, h * 0.1), colour) +
  pen.shape(circle(x, base - h * 0.92, h * 0.09), '#e5293f')

/** A rock of the moon with craters. */
export const crater: Item = ({ pen, x, base, h, colour }) =>
  pen.shape(dome(x, base, h * 0.72, h * 0.62), colour) +
  pen.shade(ellipse(x - h * 0.2, base - h * 0.34, h * 0.16, h * 0.08)) +
  pen.shade(ellipse(x + h * 0.24, base - h * 0.22, h * 0.12, h * 0.06))

/** An aerial dish or a small dome of a base. */
export const antenna: Item = ({ pen, x, base, h, colour, i }) =>
  i % 2
    ? pen.shape(dome(x, base, h * 0.5, h * 0.46), colour) +
      pen.glow(box(x - h * 0.3, base - h * 0.2, h * 0.6, h * 0.09), '#7df0ff')
    : pen.line(`M${n1(x - h * 0.16)} ${n1(base)}L${n1(x)} ${n1(base - h * 0.6)}L${n1(x + h * 0.16)} ${n1(base)}`, colour, 4) +
      pen.shape(
        `M${n1(x - h * 0.34)} ${n1(base - h * 0.86)}Q${n1(x - h * 0.16)} ${n1(base - h * 0.4)} ${n1(x + h * 0.34)} ${n1(base - h * 0.52)}Z`,
        colour,
      ) +
      pen.line(`M${n1(x)} ${n1(base - h * 0.68)}l${n1(h * 0.14)} ${n1(-h * 0.26)}`, colour, 3)

/** A gear that stands half in the ground, with a pipe. */
export const gear: Item = ({ pen, x, base, h, colour }) => {
  const teeth = spread(7, -90, 90, (angle) => {
    const a = (angle * Math.PI) / 180
    return circle(x + Math.sin(a) * h * 0.5, base - Math.cos(a) * h * 0.5, h * 0.1)
  })
  return (
    pen.shape(teeth, colour) + pen.shape(dome(x, base, h * 0.48, h * 0.5), colour) + pen.shade(dome(x, base, h * 0.22, h * 0.24))
  )
}

/** A spire of rock with glowing cracks. */
export const lavaSpire: Item = ({ pen, x, base, h, colour }) =>
  pen.shape(
    polygon(
      [x - h * 0.3, base],
      [x - h * 0.14, base - h * 0.5],
      [x - h * 0.02, base - h],
      [x + h * 0.12, base - h * 0.58],
      [x + h * 0.32, base],
    ),
    colour,
  ) +
  `<path d="M${n1(x)} ${n1(base - h * 0.74)}l${n1(-h * 0.05)} ${n1(h * 0.24)}l${n1(h * 0.08)} ${n1(h * 0.14)}l${n1(-h * 0.06)} ${n1(h * 0.3)}" fill="none" stroke="#ff8a1f" stroke-width="${n1(Math.max(2.5, h * 0.03))}"/>`

/** A carved pole with two faces. */
export const totem: Item = ({ pen, x, base, h, colour }) =>
  pen.shape(block(x, base, h * 0.3, h), colour) +
  spread(
    2,
    0.3,
    0.72,
    (at, i) =>
      pen.shape(block(x, base - h * (at - 0.2), h * 0.38, h * 0.36), i ? '#2f8a7a' : '#b4432f') +
      pen.glow(
        `${circle(x - h * 0.08, base - h * (at + 0.04), h * 0.04)}${circle(x + h * 0.08, base - h * (at + 0.04), h * 0.04)}`,
      ) +
      pen.detail(block(x, base - h * (at - 0.1), h * 0.2, h * 0.06), '#fff0d0'),
  ) +
  pen.shape(peak(x, base - h * 0.94, h * 0.5, h * 0.16), '#d8a23e')

/** A heap of coins. */
export const gold: Item = ({ pen, x, base, h }) =>
  pen.shape(dome(x, base, h * 0.75, h * 0.6), '#e8a82e') +
  spread(6, -0.5, 0.5, (dx, i) =>
    pen.shape(ellipse(x + dx * h, base - h * (0.62 - Math.abs(dx) * 0.9) - (i % 2) * h * 0.05, h * 0.13, h * 0.08), '#ffd24a'),
  )

/** A playing-card suit or die on its edge, for rooms of cards. */
export const card: Item = ({ pen, x, base, h, i }) => {
  const lean = (i % 3) - 1
  const w = h * 0.6
  const suit = i % 2 ? '#c8283c' : '#14111c'
  const [cx, cy] = [x + lean * h * 0.1, base - h * 0.55]
  return (
    pen.shape(
      polygon(
        [x - w / 2, base],
        [x - w / 2 + lean * h * 0.2, base - h],
        [x + w / 2 + lean * h * 0.2, base - h * 0.98],
        [x + w / 2, base],
      ),
      '#fffdf4',
    ) +
    (i % 2
      ? pen.detail(polygon([cx, cy - h * 0.22], [cx + h * 0.15, cy], [cx, cy + h * 0.22], [cx - h * 0.15, cy]), suit)
      : pen.detail(
          `${circle(cx - h * 0.09, cy + h * 0.05, h * 0.1)}${circle(cx + h * 0.09, cy + h * 0.05, h * 0.1)}${peak(cx, cy + h * 0.04, h * 0.34, h * 0.26)}${peak(cx, cy + h * 0.24, h * 0.16, h * 0.24)}`,
          suit,
        ))
  )
}
