import { disc, hill, repeat, n1, path, rect } from '../scene/shapes.ts'
import type { Family } from '../scene/scene.ts'

/** Layers of paper with a hole, each with its shadow; the hero in the lit opening. */
export const papercut: Family = (s) => {
  const { W, H, r, pal: p, tall } = s
  const [cx, cy] = [W / 2, H * (tall ? 0.4 : 0.42)]
  const sheets = p.sheets.map((colour, i) => {
    const t = (i + 1) / p.sheets.length
    const [rx, ry, phase] = [W * (0.62 - t * 0.34), H * (0.62 - t * 0.31), r() * 6]
    let d = ''
    for (let j = 0; j <= 72; j++) {
      const a = (j / 72) * 6.2832
      const q = 1 + Math.sin(a * 9 + phase) * 0.045 + Math.sin(a * 3 + phase * 2) * 0.07
      d += `${j ? 'L' : 'M'}${n1(cx + Math.cos(a) * rx * q)} ${n1(cy + Math.sin(a) * ry * q)}`
    }
    return path(`M-20 -20H${W + 20}V${H + 20}H-20Z${d}Z`, `fill-rule="evenodd" fill="${colour}" filter="url(#cut)"`)
  })
  const inner = sheets.slice(-2).reverse().join('')
  const outer = sheets.slice(0, -2).reverse().join('')
  const leaf = (x: number, size: number, rot: number, colour: string): string =>
    `<g transform="translate(${n1(x)} ${H + 8}) rotate(${n1(rot)}) scale(${n1(size)})" filter="url(#cut)"><path d="M0 0C14-16 14-42 0-60-14-42-14-16 0 0Z" fill="${colour}"/><path d="M0-4V-50" stroke="#000" stroke-opacity=".18" stroke-width="1.5"/></g>`
  const companions = [0, 1, 2].map((i) =>
    s.companion(i, W * (i % 2 ? 0.86 : 0.13), H * (0.36 + 0.2 * Math.floor(i / 2)) + r.range(-8, 8), s.shorterSide * 0.24, {
      filter: 'cut',
      rot: r.range(-20, 20),
    }),
  )
  return [
    s.ground(
      () => rect(0, 0, W, H, `fill="${p.sun}"`) + disc(cx, cy, H * 0.5, 'fill="#fff" opacity=".55" filter="url(#blur30)"'),
    ),
    s.foreground || inner,
    s.hero(cx, cy + H * 0.02, s.shorterSide * (tall ? 0.66 : 0.6)),
    outer,
    companions.join(''),
    repeat(r, 9, (q, i) => leaf((i / 8) * W, q.range(0.9, 1.5), q.range(-38, 38), (i % 2 ? p.sheets[1] : p.sheets[2]) as string)),
    s.isBackdrop ? '' : path(hill(r, W, H * (tall ? 0.76 : 0.7), 5, H), `fill="${p.sheets[0]}" filter="url(#cut)"`),
    s.title({ y: H * 0.93, size: W * 0.13, chars: 15, maxHeight: H * (tall ? 0.18 : 0.22) }),
    rect(0, 0, W, H, 'filter="url(#grain)" opacity=".14"'),
  ].join('')
}
