import type { Family } from '../scene/scene.ts'
import { disc, n1, path, rect } from '../scene/shapes.ts'

/** Three slanted panels in the palette's colours: the hero between two companions. */
export const triptych: Family = (s) => {
  const { W, H, r, pal: p, tall, shorterSide: m } = s
  const lean = tall ? 0 : W * 0.05
  const cuts = tall ? [0, 0.2, 0.58, 0.72] : [-0.1, 0.3, 0.7, 1.1]
  const colours = [p.far, p.mid, p.far]
  const panel = (i: number): string => {
    const clip = s.id()
    const [a, b] = [cuts[i] as number, cuts[i + 1] as number]
    const d = tall
      ? `M0 ${n1(H * a)}L${W} ${n1(H * (a - (i ? 0.05 : 0)))}V${n1(H * (b - 0.05))}L0 ${n1(H * b)}Z`
      : `M${n1(W * a + lean)} 0H${n1(W * b + lean)}L${n1(W * b - lean)} ${H}H${n1(W * a - lean)}Z`
    const [cx, cy] = tall
      ? [i === 1 ? W / 2 : W * (i ? 0.7 : 0.3), H * ((a + b) / 2 - 0.02)]
      : [W * [0.13, 0.5, 0.87][i]!, H * (i === 1 ? 0.4 : 0.38)]
    const size = m * (i === 1 ? (tall ? 0.78 : 0.64) : tall ? 0.36 : 0.46)
    const panelPicture = i === 1 ? s.hero(cx, cy, size) : s.companion(i ? 1 : 0, cx, cy, size, { filter: 'lit', rot: i ? 6 : -6 })
    return `<clipPath id="${clip}"><path d="${d}"/></clipPath><g clip-path="url(#${clip})">${path(d, `fill="${colours[i]}"`)}${disc(cx, cy, size * 0.72, i === 1 ? 'fill="url(#halo)" opacity=".65"' : 'fill="url(#glow)" opacity=".8"')}${s.emblem(i === 1 ? 0 : i + 1, cx, cy, size * 1.7, `fill="${p.hi}" opacity=".14"`, r.range(-14, 14))}${panelPicture}</g>${path(d, 'fill="none" stroke="url(#gold)" stroke-width="4"')}`
  }
  return [
    rect(0, 0, W, H, `fill="${p.bg}"`),
    panel(0),
    panel(2),
    panel(1),
    s.titleShade(tall ? 0.6 : 0.55),
    s.title({ size: W * 0.122, chars: 15 }),
  ].join('')
}
