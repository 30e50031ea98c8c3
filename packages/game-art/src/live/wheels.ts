import type { Palette } from '../palette.ts'
import { sign } from '../scene/pictures.ts'
import { disc, n1, path } from '../scene/shapes.ts'

const EUROPEAN = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12,
  35, 3, 26,
]

/** A roulette wheel seen from above at an angle. */
export function rouletteWheel(cx: number, cy: number, R: number, squash: number, turn: number): string {
  const n = EUROPEAN.length
  const pointAt = (a: number, k: number): string => `${n1(Math.cos(a) * R * k)} ${n1(Math.sin(a) * R * k)}`
  const pockets = EUROPEAN.map((number, i) => {
    const [a, b] = [(i / n) * 6.2832 + turn, ((i + 1) / n) * 6.2832 + turn]
    const d = `M${pointAt(a, 0.92)}A${n1(R * 0.92)} ${n1(R * 0.92)} 0 0 1 ${pointAt(b, 0.92)}L${pointAt(b, 0.6)}A${n1(R * 0.6)} ${n1(R * 0.6)} 0 0 0 ${pointAt(a, 0.6)}Z`
    return path(d, `fill="${number === 0 ? '#0f8a4b' : i % 2 ? '#b3172d' : '#17131f'}" stroke="#e9c877" stroke-width=".7"`)
  }).join('')
  const spokes = [0, 45, 90, 135]
    .map(
      (d) =>
        `<path transform="rotate(${n1(d + turn * 57)})" d="M${n1(-R * 0.36)} 0H${n1(R * 0.36)}" stroke="url(#gold)" stroke-width="4"/>`,
    )
    .join('')
  return `<g transform="translate(${n1(cx)} ${n1(cy)}) scale(1 ${squash})">${disc(0, R * 0.12, R * 1.12, 'fill="#000" opacity=".55" filter="url(#blur14)"')}${disc(0, R * 0.07, R * 1.08, 'fill="#2b1308"')}${disc(0, 0, R * 1.08, 'fill="#6b3417"')}${disc(0, 0, R * 1.08, 'fill="none" stroke="url(#gold)" stroke-width="2.5"')}${disc(0, 0, R * 0.97, 'fill="#3a1a0a"')}${pockets}${disc(0, 0, R * 0.6, 'fill="#53270f"')}${disc(0, 0, R * 0.6, 'fill="url(#vig)"')}${disc(0, 0, R * 0.44, 'fill="none" stroke="url(#gold)" stroke-width="1.6"')}${spokes}${disc(0, 0, R * 0.13, 'fill="url(#gold)"')}${disc(R * 0.52, -R * 0.52, R * 0.05, 'fill="#fff"')}</g>`
}

/** An upright wheel of fortune with bulbs on its rim. */
export function moneyWheel(cx: number, cy: number, R: number, segments: number, turn: number, p: Palette): string {
  const colours = [p.accent, p.hi, p.mid, p.rim, p.sun, p.far]
  const pointAt = (a: number): string => `${n1(Math.cos(a) * R)} ${n1(Math.sin(a) * R)}`
  const slices = Array.from({ length: segments }, (_, i) => {
    const [a, b] = [(i / segments) * 6.2832 + turn, ((i + 1) / segments) * 6.2832 + turn]
    return path(
      `M0 0L${pointAt(a)}A${n1(R)} ${n1(R)} 0 0 1 ${pointAt(b)}Z`,
      `fill="${colours[i % colours.length]}" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"`,
    )
  }).join('')
  const bulbs = Array.from({ length: 24 }, (_, i) =>
    disc(Math.cos((i / 24) * 6.283) * R * 1.03, Math.sin((i / 24) * 6.283) * R * 1.03, R * 0.024, 'fill="#fff3c4"'),
  ).join('')
  return `<g transform="translate(${n1(cx)} ${n1(cy)})">${disc(0, 0, R * 1.07, 'fill="#24112e"')}${slices}${bulbs}${disc(0, 0, R, 'fill="url(#vig)"')}${disc(0, 0, R * 0.24, 'fill="#1a0d24" stroke="url(#gold)" stroke-width="4"')}${sign('round-star', 0, 0, R * 0.3, 'fill="url(#gold)"')}</g>`
}

/** A stack of chips. */
export function chips(x: number, y: number, colour: string, k: number, n: number): string {
  return Array.from(
    { length: n },
    (_, i) =>
      `<g transform="translate(${n1(x)} ${n1(y - i * 5.2 * k)}) scale(${n1(k)})"><ellipse cy="3.5" rx="19" ry="9.5" fill="#000" opacity=".55"/><ellipse cy="3" rx="19" ry="9.5" fill="${colour}"/><ellipse cy="3" rx="19" ry="9.5" fill="#000" opacity=".4"/><ellipse rx="19" ry="9.5" fill="${colour}"/><ellipse rx="19" ry="9.5" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="8 11.5" opacity=".9"/><ellipse rx="11.5" ry="5.4" fill="#fff" fill-opacity=".18" stroke="#fff" stroke-width="1"/></g>`,
  ).join('')
}
