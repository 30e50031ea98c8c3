import type { Family } from '../scene/scene.ts'
import { disc, repeat, n1, path, rect } from '../scene/shapes.ts'

/** A parchment with the hero, nailed to wooden planks. */
export const notice: Family = (s) => {
  const { W, H, r, pal: p, tall, shorterSide: m } = s
  const n = tall ? 6 : 8
  const planks = repeat(r, n, (q, i) => {
    const x = (i / n) * W
    const grain = repeat(q, 3, (z) =>
      path(
        `M${n1(x + z.range(6, W / n - 8))} 0q${n1(z.range(-9, 9))} ${n1(H * 0.5)} 0 ${H}`,
        'fill="none" stroke="#000" stroke-opacity=".2" stroke-width="1.6"',
      ),
    )
    return (
      rect(x, 0, W / n - 2, H, `fill="${i % 2 ? '#6b4426' : '#5c391f'}"`) + rect(x, 0, 2, H, 'fill="#fff" opacity=".08"') + grain
    )
  })
  const [w, h, cx, cy] = [tall ? W * 0.74 : H * 0.86, tall ? H * 0.6 : H * 0.66, W / 2, H * 0.38]
  const edge = (x0: number, y0: number, x1: number, y1: number): string =>
    Array.from({ length: 10 }, (_, i) => {
      const t = (i + 1) / 10
      return `L${n1(x0 + (x1 - x0) * t + r.range(-4, 4))} ${n1(y0 + (y1 - y0) * t + r.range(-4, 4))}`
    }).join('')
  const [l, t, R, b] = [cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2]
  const sheet = `M${n1(l)} ${n1(t)}${edge(l, t, R, t)}${edge(R, t, R, b)}${edge(R, b, l, b)}${edge(l, b, l, t)}Z`
  const nail = (x: number, y: number): string =>
    disc(x, y + 2, 5, 'fill="#000" opacity=".4"') + disc(x, y, 4.6, 'fill="#8c8f98"') + disc(x - 1.2, y - 1.4, 1.6, 'fill="#fff"')
  return [
    rect(0, 0, W, H, 'fill="#4a2d17"'),
    planks,
    rect(0, 0, W, H, `fill="${p.bg}" opacity=".28"`),
    disc(cx, cy, m * 0.9, 'fill="url(#glow)" opacity=".5"'),
    s.isBackdrop
      ? ''
      : `<g transform="rotate(${n1(r.range(-2.4, 2.4))} ${n1(cx)} ${n1(cy)})">${path(sheet, 'fill="#f0dcae" stroke="#a8743a" stroke-width="5" filter="url(#cut)"')}${path(sheet, `fill="${p.accent}" opacity=".14"`)}${rect(l + 10, t + 10, w - 20, h - 20, 'fill="none" stroke="#7a4a1e" stroke-opacity=".5" stroke-width="2"')}${nail(l + 12, t + 12)}${nail(R - 12, t + 12)}</g>`,
    s.hero(cx, cy, m * (tall ? 0.66 : 0.54)),
    rect(0, 0, W, H, 'fill="url(#vig)"'),
    s.titleShade(0.56),
    s.title({ size: W * 0.122, chars: 15 }),
  ].join('')
}
