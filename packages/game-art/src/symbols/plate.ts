import type { Look } from '../game.ts'
import { fittedOutline } from '../lettering/outline.ts'
import type { Motif } from '../motifs/vocabulary.ts'
import { idGenerator, picture } from '../scene/pictures.ts'
import { disc, n1, path, rect } from '../scene/shapes.ts'
import { capitalsOf } from './capitals.ts'

const SHIELD = 'M128 10L226 44V132C226 190 186 228 128 248C70 228 30 190 30 132V44Z'
const star = (points: number, outer: number, inner: number): string =>
  `${Array.from({ length: points * 2 }, (_, i) => {
    const [a, k] = [(i / (points * 2)) * 6.28319 - 1.5708, i % 2 ? inner : outer]
    return `${i ? 'L' : 'M'}${n1(128 + Math.cos(a) * k)} ${n1(122 + Math.sin(a) * k)}`
  }).join('')}Z`

/** Wild and scatter: a picture on a golden shield or star, the word on a band at its bottom. */
export function plate(word: string, motif: Motif, look: Look, shape: 'shield' | 'star'): string {
  const { pal, studio } = look
  const plateOutline = shape === 'shield' ? SHIELD : star(14, 122, 102)
  const d = fittedOutline(capitalsOf(studio.typography.font), word, { cx: 128, cy: 209, width: 206, height: 44 })
  const ground = shape === 'shield' ? 'pg' : 'ps'
  return [
    `<defs><radialGradient id="${ground}" cx=".5" cy=".38" r=".7"><stop offset="0" stop-color="${shape === 'shield' ? pal.hi : pal.accent}"/><stop offset="1" stop-color="${pal.far}"/></radialGradient></defs>`,
    path(plateOutline, 'fill="url(#gold)" filter="url(#emboss)"'),
    `<g transform="translate(128 126) scale(.91) translate(-128 -126)">${path(plateOutline, `fill="url(#${ground})" stroke="#000" stroke-opacity=".35" stroke-width="3"`)}</g>`,
    disc(128, 112, 96, 'fill="url(#halo)" opacity=".55"'),
    picture(idGenerator(), motif.pictures[0] as string, 128, 104, 148, { filter: 'lit' }),
    rect(12, 176, 232, 66, `rx="14" fill="${pal.bg}" stroke="url(#gold)" stroke-width="5"`),
    path(d, `fill="${pal.sun}" stroke="${pal.accent}" stroke-width="1.2"`),
  ].join('')
}
