import { mix } from '../../palette.ts'
import { disc, path, rect } from '../../scene/shapes.ts'
import { edgeFilter, type Hand, lettersOf, linear, signOf, thing, turned } from './hand.ts'
import { polygon, scallop, SHIELD } from './outlines.ts'
import { inset, plateOf, settingOf } from './plates.ts'

const INKS = ['#b63a26', '#1b6a6d', '#7a3f8f', '#4a7a2c', '#c06a12', '#2f5fa8'] as const
const CREAM = '#fff8e8'

/** Cut from coloured paper: cream edge, warm shadow, slab letters. */
export const cutOut: Hand = {
  defs:
    edgeFilter(
      'cut',
      [
        [CREAM, 5],
        ['#5c3010', 4.5],
      ],
      ['#3a1c0a', 0.5, 4, 3.5],
    ) +
    linear('night', [
      [0, '#5b3a8c'],
      [1, '#33205c'],
    ]),
  setting: () => '',
  figure: (t, motif) => `<g filter="url(#cut)">${thing(t, motif, 128, 124, 212)}</g>`,
  fruit: (t, motif) => `<g filter="url(#cut)">${thing(t, motif, 128, 126, 196)}</g>`,
  letter: (t, { rank, place }) => {
    const ink = turned(t, INKS, place)
    const d = lettersOf(t, rank, [128, 126, 190, 182])
    return `<g filter="url(#cut)">${path(d, `fill="${mix(ink, '#1a0805', 0.42)}" stroke="${CREAM}" stroke-width="14" stroke-linejoin="round" paint-order="stroke"`)}${path(d, `transform="translate(-2 -5)" fill="${ink}"`)}</g>`
  },
  special: (t, kind, motif) =>
    kind === 'wild'
      ? `<g filter="url(#cut)">${path(SHIELD, 'fill="#d9832b"')}${path('M128 10L226 36V128C226 194 186 228 128 248Z', 'fill="#c06f1e"')}</g><g filter="url(#cut)">${thing(t, motif, 128, 100, 146)}</g>`
      : `<g filter="url(#cut)">${disc(128, 120, 108, 'fill="url(#night)"')}</g>${disc(128, 112, 82, 'fill="#fff1c4" opacity=".9"')}<g filter="url(#cut)">${thing(t, motif, 128, 106, 138)}</g>`,
  word: (t, text) =>
    `<g filter="url(#cut)">${path('M14 182L242 176L242 238L14 244Z', 'fill="#5a2b78"')}</g>${path(lettersOf(t, text, [128, 210, 202, 38]), `fill="${CREAM}"`)}`,
  coin: (t, motif) =>
    `<g filter="url(#cut)">${disc(128, 124, 106, 'fill="#e9b13c"')}${disc(128, 124, 88, 'fill="#f8d77c"')}</g><g opacity=".5">${signOf(motif, 128, 124, 140, 'fill="#c98a1e"')}</g>`,
}

const PASTELS = ['#ffd9c2', '#c9e8d5', '#d8d2f5', '#ffe6a3', '#c4e2f7', '#f9cfdf'] as const

/** Folded paper on scalloped pastel discs; each letter has a fold down its middle. */
export const folded: Hand = {
  defs:
    edgeFilter(
      'fold',
      [
        ['#ffffff', 5],
        ['#6a2a48', 4.5],
      ],
      ['#5a2a3a', 0.45, 4, 3],
    ) + '<clipPath id="right"><rect x="128" width="128" height="256"/></clipPath>',
  setting: (t, place) =>
    inset(`<g filter="url(#fold)">${path(settingOf(t, scallop(16, 112, 4)), `fill="${turned(t, PASTELS, place)}"`)}</g>`, 0.95),
  figure: (t, motif) => `<g filter="url(#fold)">${thing(t, motif, 128, 124, 176)}</g>`,
  fruit: (t, motif) => `<g filter="url(#fold)">${thing(t, motif, 128, 126, 196)}</g>`,
  letter: (t, { rank, place }) => {
    const ink = turned(t, ['#d9506b', '#2f8f86', '#8a62c9', '#5f9a3a', '#c8701a', '#3f7fd0'], place)
    const d = lettersOf(t, rank, [128, 126, 186, 184])
    return `<g filter="url(#fold)">${path(d, `fill="${ink}"`)}</g><g clip-path="url(#right)">${path(d, `fill="${mix(ink, '#2a0a1c', 0.24)}"`)}</g>`
  },
  special: (t, kind, motif) => {
    const [outer, inner] = kind === 'wild' ? ['#c93f5c', '#ffd9a0'] : ['#2f7f8c', '#fff0c2']
    return `<g filter="url(#fold)">${path(kind === 'wild' ? scallop(12, 108, 7) : polygon(8, 112, 1 / 16), `fill="${outer}"`)}</g>${disc(128, 118, 84, `fill="${inner}"`)}<g filter="url(#fold)">${thing(t, motif, 128, 104, 138)}</g>`
  },
  word: (t, text) =>
    `<g filter="url(#fold)">${path('M10 186L34 178L222 178L246 186L234 210L246 236L222 242L34 242L10 236L22 210Z', 'fill="#6a2c56"')}</g>${path(lettersOf(t, text, [128, 210, 178, 38]), 'fill="#fff8f0"')}`,
  coin: (t, motif) =>
    `<g filter="url(#fold)">${path(scallop(20, 108, 4), 'fill="#f2b84b"')}</g>${disc(128, 128, 84, 'fill="#ffe3a1"')}<g opacity=".45">${signOf(motif, 128, 128, 132, 'fill="#d0912a"')}</g>`,
}

const HEXAGON = polygon(6, 116)

/** Things edged with ice, letters in hexagons of ice. */
export const ice: Hand = {
  defs:
    edgeFilter(
      'icy',
      [
        ['#ffffff', 5],
        ['#2a549c', 5],
      ],
      ['#1f4590', 0.5, 4, 3.5],
    ) +
    linear('sheet', [
      [0, '#f4fbff'],
      [1, '#b9dcf8'],
    ]),
  setting: () => '',
  figure: (t, motif) => `<g filter="url(#icy)">${thing(t, motif, 128, 124, 210)}</g>`,
  fruit: (t, motif) => `<g filter="url(#icy)">${thing(t, motif, 128, 126, 190)}</g>`,
  letter: (t, { rank, place }) => {
    const ink = turned(t, ['#b02a68', '#2f4fb8', '#6a3fb5', '#13786e', '#41597f', '#a8471f'], place)
    const d = lettersOf(t, rank, [128, 128, 132, 124])
    const plate = plateOf(t, HEXAGON)
    const facet =
      plate === HEXAGON
        ? path('M128 12L228.5 70L128 128L27.5 70Z', 'fill="#fff" opacity=".55"')
        : inset(path(plate, 'fill="#fff" opacity=".45"'), 0.8)
    return `${path(plate, `fill="${mix(ink, '#ffffff', 0.62)}"`)}${facet}${path(plate, 'fill="none" stroke="#fff" stroke-width="9" stroke-linejoin="round"')}${path(plate, `fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round"`)}${path(d, `fill="${ink}" stroke="#fff" stroke-width="9" stroke-linejoin="round" paint-order="stroke"`)}`
  },
  special: (t, kind, motif) => {
    const shape = kind === 'wild' ? HEXAGON : polygon(8, 114, 1 / 16)
    return `<g filter="url(#icy)">${path(shape, kind === 'wild' ? 'fill="url(#sheet)"' : 'fill="#6aa9ea"')}</g>${path(kind === 'wild' ? 'M128 12L228.5 70L128 128L27.5 70Z' : polygon(8, 86, 1 / 16), 'fill="#fff" opacity=".6"')}<g filter="url(#icy)">${thing(t, motif, 128, 104, 142)}</g>`
  },
  word: (t, text) =>
    `<g filter="url(#icy)">${rect(16, 180, 224, 60, 'rx="12" fill="#4a2fa0"')}</g>${path(lettersOf(t, text, [128, 210, 196, 38]), 'fill="#fff"')}`,
  coin: (t, motif) =>
    `<g filter="url(#icy)">${disc(128, 126, 106, 'fill="url(#sheet)"')}</g>${disc(128, 126, 88, 'fill="none" stroke="#5fa0dc" stroke-width="5" stroke-dasharray="3 9"')}<g opacity=".4">${signOf(motif, 128, 126, 130, 'fill="#4a8fd6"')}</g>`,
}
