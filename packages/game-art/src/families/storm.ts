import type { Family } from '../scene/scene.ts'
import { disc, repeat, n1, oval, path, rect, ridge } from '../scene/shapes.ts'

/** Storm clouds, lightning and rain over mountains, the hero in front of a flash. */
export const storm: Family = (s) => {
  const { W, H, r, pal: p, tall, shorterSide: m } = s
  const bolt = (x: number, h: number, w: number): string => {
    let [px, py] = [x, 0]
    let d = `M${n1(px)} 0`
    while (py < h) {
      px += r.range(-26, 26)
      py += r.range(16, 40)
      d += `L${n1(px)} ${n1(py)}`
    }
    return (
      path(
        d,
        `fill="none" stroke="${p.rim}" stroke-width="${w * 4}" opacity=".45" stroke-linejoin="round" filter="url(#blur6)"`,
      ) + path(d, `fill="none" stroke="#fff" stroke-width="${w}" stroke-linejoin="round"`)
    )
  }
  const cloud = (x: number, y: number, k: number, colour: string, opacity: number): string =>
    `<g transform="translate(${n1(x)} ${n1(y)}) scale(${n1(k)})" fill="${colour}" opacity="${opacity}"><circle cx="-34" cy="6" r="24"/><circle cy="-6" r="34"/><circle cx="38" cy="4" r="27"/><rect x="-58" y="4" width="124" height="28" rx="14"/></g>`
  const clouds = (n: number, y: number, colour: string, opacity: number): string =>
    repeat(r, n, (q, i) => cloud((i / (n - 1)) * W, y + q.range(-0.1, 0.09) * H, (q.range(1, 1.5) * W) / 440, colour, opacity))
  const rain = repeat(r, 60, (q) => `<path d="M${n1(q() * W * 1.1)} ${n1(q() * H)}l-7 24"/>`)
  const [cx, cy] = [W / 2, H * (tall ? 0.44 : 0.43)]
  return [
    s.ground(() => rect(0, 0, W, H, 'fill="url(#sky)"') + oval(cx, cy, W * 0.5, H * 0.5, 'fill="url(#halo)" opacity=".5"')),
    clouds(7, H * 0.14, p.mid, 0.8),
    bolt(W * r.range(0.12, 0.3), H * 0.6, 3),
    bolt(W * r.range(0.7, 0.88), H * 0.66, 3.6),
    clouds(6, H * 0.03, p.far, 1),
    s.foreground || path(ridge(r, W, H * 0.76, H * 0.2, W / 8, H), `fill="${p.far}"`),
    disc(cx, cy, m * 0.34, 'fill="url(#halo)" opacity=".6"'),
    s.hero(cx, cy, m * (tall ? 0.74 : 0.64)),
    `<g stroke="#fff" stroke-width="1.2" opacity=".3">${rain}</g>`,
    path(ridge(r, W, H * 0.84, H * 0.14, W / 12, H), `fill="${p.bg}"`),
    s.titleShade(0.56),
    s.title({ size: W * 0.12, chars: 14 }),
  ].join('')
}
