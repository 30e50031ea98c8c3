import type { Family } from '../scene/scene.ts'
import { disc, repeat, n1, path, rect, specks } from '../scene/shapes.ts'

/** A floating rock in the clouds with the hero on it, smaller rocks behind. */
export const isle: Family = (s) => {
  const { W, H, r, pal: p, tall, shorterSide: m } = s
  const cloud = (x: number, y: number, k: number, opacity: number): string =>
    `<g transform="translate(${n1(x)} ${n1(y)}) scale(${n1(k * 10) / 10})" fill="${p.sun}" opacity="${opacity}"><circle cx="-40" cy="8" r="24"/><circle cx="-10" cy="-8" r="32"/><circle cx="30" r="27"/><circle cx="58" cy="10" r="18"/><rect x="-64" y="8" width="140" height="24" rx="12"/></g>`
  const rock = (x: number, y: number, w: number): string =>
    path(
      `M${n1(x - w)} ${n1(y)}Q${n1(x)} ${n1(y - w * 0.16)} ${n1(x + w)} ${n1(y)}L${n1(x + w * 0.6)} ${n1(y + w * 0.42)}L${n1(x + w * 0.24)} ${n1(y + w * 0.5)}L${n1(x)} ${n1(y + w * 0.92)}L${n1(x - w * 0.3)} ${n1(y + w * 0.48)}L${n1(x - w * 0.66)} ${n1(y + w * 0.36)}Z`,
      `fill="${p.far}"`,
    ) +
    path(
      `M${n1(x - w)} ${n1(y)}Q${n1(x)} ${n1(y - w * 0.16)} ${n1(x + w)} ${n1(y)}Q${n1(x + w * 0.4)} ${n1(y + w * 0.2)} ${n1(x)} ${n1(y + w * 0.14)}T${n1(x - w)} ${n1(y)}Z`,
      `fill="${p.accent}"`,
    ) +
    path(
      `M${n1(x + w * 0.24)} ${n1(y + w * 0.5)}L${n1(x)} ${n1(y + w * 0.92)}L${n1(x + w * 0.06)} ${n1(y + w * 0.3)}Z`,
      `fill="${p.bg}" opacity=".5"`,
    )
  const [cx, cy] = [W / 2, H * (tall ? 0.38 : 0.35)]
  return [
    s.ground(() => rect(0, 0, W, H, 'fill="url(#day)"')),
    disc(W * r.range(0.2, 0.8), H * 0.24, m * 0.5, 'fill="url(#halo)" opacity=".8"'),
    cloud(W * 0.1, H * 0.42, W / 440, 0.5),
    cloud(W * 0.92, H * 0.5, W / 400, 0.5),
    rock(W * 0.13, H * 0.36, m * 0.11),
    rock(W * 0.88, H * 0.3, m * 0.09),
    s.isBackdrop ? '' : rock(cx, cy + m * 0.28, m * 0.4),
    s.hero(cx, cy, m * (tall ? 0.68 : 0.58)),
    repeat(r, 5, (q, i) => cloud((i / 4) * W, H * q.range(0.74, 0.82), (W / 440) * q.range(0.9, 1.4), 0.55)),
    specks(r, 20, [0, 0, W, H * 0.7], [0.8, 2], ['#fff']),
    s.titleShade(0.56, 0.96),
    s.title({ size: W * 0.125, chars: 15 }),
  ].join('')
}
