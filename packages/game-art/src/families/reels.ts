import { n1, path, rect, repeat } from '../scene/shapes.ts'
import type { Family } from '../scene/scene.ts'

/** Which of the six reel symbols each window shows: above its line, on it, below it. The best paying one is in the middle. */
const WINDOWS = [
  [3, 1, 4],
  [4, 0, 5],
  [5, 2, 3],
] as const

/** A classic slot cabinet from the front, for games of three reels: windows with the game's own symbols and drum shading, golden frame, title bar. */
export const reels: Family = (s) => {
  const { W, H, r, pal: p } = s
  const gx = W * 0.07
  const gw = (W - gx * 2) / WINDOWS.length
  const [top, h] = [H * 0.11, H * 0.5]
  const drum = s.id()
  const symbols = s.reelSymbols().map((markup) => ({ id: s.id(), markup }))
  const symbol = (n: number, cx: number, cy: number, size: number, attributes = '') => {
    const drawn = symbols[n]
    return drawn
      ? `<g ${attributes}><use href="#${drawn.id}" transform="translate(${n1(cx)} ${n1(cy)}) scale(${(size / 100).toFixed(3)})"/></g>`
      : ''
  }
  const windows = WINDOWS.map(([above, middle, below], i) => {
    const [x, w] = [gx + i * gw + 4, gw - 8]
    const c = x + w / 2
    const m = Math.min(w, h) * 0.86
    const clip = s.id()
    const box = `x="${n1(x)}" y="${n1(top)}" width="${n1(w)}" height="${n1(h)}"`
    const passing = symbol(above, c, top - h * 0.06, m * 0.7) + symbol(below, c, top + h * 1.06, m * 0.7)
    return `<clipPath id="${clip}"><rect ${box} rx="9"/></clipPath><g clip-path="url(#${clip})"><rect ${box} fill="#fdf6e6"/>${passing}${symbol(middle, c, top + h / 2, m * 0.84, 'filter="url(#cut)"')}<rect ${box} fill="url(#${drum})"/></g><rect ${box} rx="9" fill="none" stroke="url(#gold)" stroke-width="4"/>`
  }).join('')
  const shade = [0.85, 0.05, -0.25, 0.05, 0.85]
    .map(
      (o, i) =>
        `<stop offset="${[0, 0.3, 0.5, 0.7, 1][i]}" stop-color="${o < 0 ? '#fff' : '#1a0a10'}" stop-opacity="${Math.abs(o)}"/>`,
    )
    .join('')
  const cabinet = [gx - 9, top - 9, W - gx * 2 + 18, h + 18] as const
  return [
    `<defs>${symbols.map(({ id, markup }) => `<g id="${id}">${markup}</g>`).join('')}<linearGradient id="${drum}" x1="0" y1="0" x2="0" y2="1">${shade}</linearGradient></defs>`,
    s.ground(
      () => rect(0, 0, W, H, `fill="${p.mid}"`) + rect(0, 0, W, H * 0.5, `fill="${p.hi}" opacity=".35" filter="url(#blur30)"`),
    ),
    repeat(r, 14, (_, i) => path(`M${n1((i / 14) * W * 1.3 - 60)} 0l-90 ${H}h18l90-${H}z`, 'fill="#fff" opacity=".045"')),
    rect(...cabinet, `rx="16" fill="${p.bg}" filter="url(#cut)"`),
    rect(...cabinet, 'rx="16" fill="none" stroke="url(#gold)" stroke-width="3"'),
    windows,
    path(`M${n1(gx - 16)} ${n1(top + h / 2)}l13-8v16zM${n1(W - gx + 16)} ${n1(top + h / 2)}l-13-8v16z`, `fill="${p.accent}"`),
    s.isBackdrop ? '' : rect(0, H * 0.67, W, H * 0.33, `fill="${p.bg}"`) + rect(0, H * 0.67, W, 4, 'fill="url(#gold)"'),
    s.title({ y: H * 0.915, size: W * 0.115, chars: 18, maxHeight: H * 0.2 }),
  ].join('')
}
