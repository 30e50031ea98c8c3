import { disc, hill, repeat, n1, path, rect } from '../scene/shapes.ts'
import type { Family } from '../scene/scene.ts'

/** Under water: shafts of light from the surface, bubbles, dark seaweed in front. */
export const deep: Family = (s) => {
  const { W, H, r, pal: p, tall } = s
  const [size, cx, cy] = [s.shorterSide * (tall ? 0.82 : 0.7), W * 0.5, H * 0.4]
  const shafts = repeat(r, 7, (q, i) =>
    path(
      `M${n1(W * (-0.1 + i * 0.2) + q.range(-20, 20))} -10h${n1(q.range(14, 46))}l${n1(q.range(-110, -30))} ${n1(H * 1.1)}h${n1(-q.range(60, 120))}z`,
      `fill="${p.sun}" opacity="${n1(q.range(10, 26)) / 100}" filter="url(#blur6)"`,
    ),
  )
  const bubbles = repeat(r, 18, (q) => {
    const R = q.range(2, 9)
    return `<g transform="translate(${n1(q() * W)} ${n1(q() * H * 0.85)})" opacity="${n1(q.range(0.35, 0.85))}">${disc(0, 0, R, `fill="${p.hi}" fill-opacity=".18" stroke="#fff" stroke-width=".9"`)}${disc(-R * 0.35, -R * 0.35, R * 0.24, 'fill="#fff"')}</g>`
  })
  const weed = (x: number, h: number, colour: string): string =>
    path(
      `M${n1(x)} ${H + 5}C${n1(x - 22)} ${n1(H - h * 0.4)} ${n1(x + 24)} ${n1(H - h * 0.7)} ${n1(x)} ${n1(H - h)}C${n1(x + 30)} ${n1(H - h * 0.65)} ${n1(x - 4)} ${n1(H - h * 0.35)} ${n1(x + 15)} ${H + 5}Z`,
      `fill="${colour}"`,
    )
  const seabed = (): string =>
    [
      rect(0, 0, W, H, 'fill="url(#sea)"'),
      shafts,
      s.emblem(0, W * 0.16, H * 0.34, H * 0.24, `fill="${p.far}" opacity=".5"`, 8),
      s.emblem(0, W * 0.84, H * 0.3, H * 0.16, `fill="${p.far}" opacity=".36"`, -6),
      path(hill(r, W, H * 0.68, 14, H), `fill="${p.far}" opacity=".8"`),
      repeat(r, 9, (q) => weed(q() * W, q.range(H * 0.25, H * 0.48), p.far)),
    ].join('')
  return [
    s.ground(seabed),
    s.foreground,
    s.isBackdrop ? '' : disc(cx, cy, size * 0.62, 'fill="url(#halo)" opacity=".35"'),
    s.hero(cx, cy, size, { rot: r.range(-10, 8) }),
    bubbles,
    s.titleShade(0.5),
    s.foreground ? '' : [0.02, 0.1, 0.9, 0.97].map((x) => weed(W * x, r.range(H * 0.4, H * 0.75), '#030914')).join(''),
    s.title({ size: W * 0.13, chars: 16, arch: -H * 0.02 }),
  ].join('')
}
