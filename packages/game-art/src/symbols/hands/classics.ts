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

/** Symbols of classic machines that the picture library lacks, by motif word. */
export const CLASSIC_DRAWINGS: Readonly<Record<string, Draw>> = { seven, bar }
