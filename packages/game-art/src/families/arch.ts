import { disc, n1, oval, path, rect, specks } from '../scene/shapes.ts'
import type { Family } from '../scene/scene.ts'

/** A hall of arches with light through the last one and the hero in it. */
export const arch: Family = (s) => {
  const { W, H, r, pal: p, tall } = s
  const cx = W / 2
  // Before a world fewer arches, so that it is seen.
  const [inner, colours] = s.foreground ? [2, [p.far, p.mid, p.hi]] : [4, [p.bg, p.far, p.mid, p.far, p.mid]]
  const gates = Array.from({ length: inner + 1 }, (_, k) => {
    const i = inner - k
    const t = i / 4
    const [w, h] = [W * (0.98 - t * 0.44), H * (1 - t * 0.22)]
    const [x, y] = [cx - w / 2, H * 0.96 - h + w * 0.5]
    const d = `M0 0H${W}V${H}H0ZM${n1(x)} ${H}V${n1(y)}A${n1(w / 2)} ${n1((w / 2) * (tall ? 1.1 : 0.72))} 0 0 1 ${n1(x + w)} ${n1(y)}V${H}Z`
    return path(d, `fill-rule="evenodd" fill="${colours[i]}" opacity="${n1(1 - t * 0.1)}" filter="url(#cut)"`)
  }).join('')
  const beams = Array.from({ length: 5 }, (_, i) =>
    path(
      `M${n1(cx - 20 + i * 10)} ${n1(H * 0.1)}L${n1(cx + (i - 2) * W * 0.24 - 26)} ${H}h52z`,
      `fill="${p.sun}" opacity=".1" filter="url(#blur6)"`,
    ),
  ).join('')
  const [size, cy] = [s.shorterSide * 0.6, H * (tall ? 0.44 : 0.38)]
  const light = (): string =>
    rect(0, 0, W, H, `fill="${p.mid}"`) +
    disc(cx, H * 0.36, H * 0.6, 'fill="url(#halo)"') +
    disc(cx, H * 0.36, H * 0.5, 'fill="url(#glow)"')
  return [
    s.ground(light),
    s.foreground,
    gates,
    beams,
    s.isBackdrop ? '' : oval(cx, cy + size * 0.5, size * 0.6, size * 0.1, 'fill="#000" opacity=".5" filter="url(#blur6)"'),
    s.hero(cx, cy, size),
    specks(r, 26, [W * 0.2, 0, W * 0.6, H * 0.8], [0.6, 1.9], [p.sun]),
    s.titleShade(0.56),
    s.title({ size: W * 0.112, chars: 17 }),
  ].join('')
}
