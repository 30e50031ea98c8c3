import { fittedOutline } from '../../lettering/outline.ts'
import { n1, path, rect } from '../../scene/shapes.ts'

type Draw = (cx: number, cy: number, size: number) => string

const gradient = (id: string, light: string, body: string, dark: string): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".48" stop-color="${body}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>`

/** A red seven with a golden edge, as on old machines. */
function seven(cx: number, cy: number, size: number): string {
  const d = fittedOutline('slab', '7', { cx, cy, width: size * 0.86, height: size * 0.9 })
  const w = n1(size * 0.09)
  return `${gradient('seven', '#ff8a7a', '#e8202c', '#8e0a1c')}${path(d, `fill="#7a3a06" stroke="#7a3a06" stroke-width="${w}" stroke-linejoin="round"`)}${path(d, `fill="#ffd75a" stroke="#ffd75a" stroke-width="${n1(size * 0.055)}" stroke-linejoin="round"`)}${path(d, 'fill="url(#seven)"')}`
}

/** A black bar with golden letters. */
function bar(cx: number, cy: number, size: number): string {
  const [w, h] = [size, size * 0.52]
  const d = fittedOutline('slab', 'BAR', { cx, cy, width: w * 0.82, height: h * 0.56 })
  return `${gradient('bar', '#fff2b0', '#f2b632', '#a8640e')}${rect(cx - w / 2, cy - h / 2, w, h, `rx="${n1(size * 0.08)}" fill="url(#bar)"`)}${rect(cx - w / 2 + 6, cy - h / 2 + 6, w - 12, h - 12, `rx="${n1(size * 0.06)}" fill="#17121c"`)}${path(d, 'fill="url(#bar)"')}`
}

/** A plum with a leaf. */
function plum(cx: number, cy: number, size: number): string {
  const body = 'M52 22Q88 18 92 54Q92 92 54 94Q10 94 8 58Q8 24 52 22Z'
  return `${gradient('plum', '#b48af2', '#6a34b8', '#32125e')}<g transform="translate(${n1(cx)} ${n1(cy)}) scale(${n1(size) / 88}) translate(-50 -51)">${path('M52 24Q50 12 58 8', 'fill="none" stroke="#6a3f1c" stroke-width="6" stroke-linecap="round"')}${path('M56 16Q70 0 90 10Q80 28 56 16Z', 'fill="#5fb83a"')}${path(body, 'fill="url(#plum)"')}${path('M52 24Q34 54 50 92', 'fill="none" stroke="#32125e" stroke-width="4" opacity=".55"')}${path('M22 44Q26 32 38 30', 'fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".65"')}</g>`
}

/** Symbols of classic machines that the picture library lacks, by motif word. */
export const CLASSIC_DRAWINGS: Readonly<Record<string, Draw>> = { seven, bar, plum }
