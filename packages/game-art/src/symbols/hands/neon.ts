import type { Motif } from '../../motifs/vocabulary.ts'
import { disc, path, rect } from '../../scene/shapes.ts'
import { sign } from '../../scene/pictures.ts'
import { cycle, type Hand, lettersOf, linear, turned } from './hand.ts'
import { SHIELD, starOutline } from './outlines.ts'
import { TUBES } from './tubes.ts'

const GLOW =
  '<filter id="tube" filterUnits="userSpaceOnUse" x="0" y="0" width="256" height="256"><feGaussianBlur stdDeviation="7"/></filter>'
const COLOURS = ['#ff4fd8', '#5df2ff', '#ffd24a', '#4dff9a', '#b36bff', '#ff6a3d'] as const

/** A lit tube along a path that is drawn on `unit` units a side: glow, glass, white core. */
const tube = (d: string, colour: string, width: number, filled: boolean): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${path(d, `stroke="${colour}" stroke-width="${width * 1.7}" opacity=".6" filter="url(#tube)"`)}${path(d, `stroke="${colour}" stroke-width="${width}"${filled ? ` fill="${colour}" fill-opacity=".16"` : ''}`)}${path(d, `stroke="#fff" stroke-width="${width * 0.36}"`)}</g>`

/** A motif as tubes: by hand where there is a drawing, otherwise the outline of its sign. */
function tubes(motif: Motif, place: number, cx: number, cy: number, size: number): string {
  const drawing = TUBES[motif.word]
  if (drawing) {
    const lines = drawing.map(([colour, d]) => tube(d, colour, 6, true)).join('')
    return `<g transform="translate(${cx} ${cy}) scale(${size / 100}) translate(-50 -50)">${lines.replaceAll('url(#tube)', 'url(#tube-small)')}</g>`
  }
  const colour = cycle(COLOURS, place)
  const name = motif.signs[0] as string
  const line = (stroke: string, width: number, more = ''): string =>
    sign(name, cx, cy, size, `fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" ${more}`)
  return `<g filter="url(#tube)" opacity=".6">${line(colour, 20)}</g>${sign(name, cx, cy, size, `fill="${colour}" fill-opacity=".24"`)}${line(colour, 13)}${line('#ffffff', 4.5)}`
}

/** Glass tubes with a white core, for dark grounds; fruit as tubes too. */
export const neon: Hand = {
  defs:
    GLOW +
    '<filter id="tube-small" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="3.2"/></filter>' +
    linear('plaque', [
      [0, '#2a1170'],
      [1, '#12063f'],
    ]),
  setting: () => '',
  figure: ({ turn }, motif, place) => tubes(motif, place + turn, 128, 128, 214),
  fruit: (_, motif, place) => tubes(motif, place, 128, 128, 206),
  letter: (t, { rank, place }) =>
    tube(
      lettersOf(t, rank, [128, 128, 170, 172]),
      turned(t, ['#ff4fd8', '#5df2ff', '#b98aff', '#4dff9a', '#ffb52e', '#ff6a5c'], place),
      11,
      true,
    ),
  special: (_, kind, motif) => {
    const shape = kind === 'wild' ? SHIELD : starOutline(12, 122, 98)
    const colour = kind === 'wild' ? '#ffd24a' : '#ff4fd8'
    return `${path(shape, 'fill="url(#plaque)" opacity=".9"')}${tube(shape, colour, 8, false)}${tubes(motif, kind === 'wild' ? 1 : 2, 128, 104, 126)}`
  },
  word: (t, text) =>
    `${rect(16, 180, 224, 58, 'rx="14" fill="#12063f" stroke="#5df2ff" stroke-width="5"')}${path(lettersOf(t, text, [128, 209, 192, 36]), 'fill="#ffffff" stroke="#ff4fd8" stroke-width="5" paint-order="stroke" stroke-linejoin="round"')}`,
  coin: (_, motif) =>
    `${disc(128, 128, 104, 'fill="#12063f"')}${tube('M128 24a104 104 0 1 0 .1 0', '#ffd24a', 9, false)}${tube('M128 44a84 84 0 1 0 .1 0', '#ffd24a', 4, false)}<g opacity=".4">${tubes(motif, 2, 128, 128, 112)}</g>`,
}
