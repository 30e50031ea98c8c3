import { disc, path, rect } from '../../scene/shapes.ts'
import { cycle, edgeFilter, type Hand, lettersOf, linear, radial, signOf, thing } from './hand.ts'
import { gear, polygon } from './outlines.ts'
import { inset, plateOf } from './plates.ts'

const ENAMELS = ['#157a8c', '#c9571d', '#1f4f9c', '#a02438', '#3c7a34', '#6b3a96'] as const
const GOLD = linear(
  'metal',
  [
    [0, '#fff0b4'],
    [0.42, '#f5c451'],
    [0.58, '#d99a2b'],
    [1, '#a86a24'],
  ],
  0.3,
)
const OCTAGON = polygon(8, 120, 1 / 16)
const DISC = 'M128 18A110 110 0 0 1 128 238A110 110 0 0 1 128 18Z'
const LOZENGE = 'M128 10L246 128L128 246L10 128Z'

/** A gold relief: dark edge, light from above. */
const relief = (draw: (attributes: string) => string): string =>
  `<g transform="translate(0 4)">${draw('fill="#3a1c05" stroke="#3a1c05" stroke-width="20" stroke-linejoin="round" opacity=".75"')}</g>${draw('fill="#7a3f06" stroke="#7a3f06" stroke-width="14" stroke-linejoin="round"')}${draw('fill="url(#cast-gold)"')}`

/** Gold reliefs on enamel medallions, letters in enamel squares set in sandstone. */
export const enamel: Hand = {
  defs: GOLD + edgeFilter('stone-set', [], ['#5a2f08', 0.5, 5, 3]),
  high: (_, motif, place) =>
    `<g filter="url(#stone-set)">${disc(128, 124, 114, 'fill="#a86a24"')}${disc(128, 122, 113, 'fill="url(#metal)"')}</g>${disc(128, 123, 96, `fill="${cycle(ENAMELS, place)}"`)}${path('M128 27a96 96 0 0 1 90 64a130 130 0 0 0-180 0a96 96 0 0 1 90-64', 'fill="#fff" opacity=".14"')}${relief((a) => signOf(motif, 128, 124, 138, a))}`,
  fruit: (t, motif, place) => enamel.high(t, motif, place + 3),
  letter: (t, { rank, place }) => {
    const d = lettersOf(t, rank, [128, 128, 118, 110])
    return `<g filter="url(#stone-set)">${path('M46 22H210L234 46V210L210 234H46L22 210V46Z', 'fill="#e8c483"')}</g>${path('M46 22H210L234 46L22 46Z', 'fill="#fff4d6" opacity=".8"')}${rect(42, 42, 172, 172, `rx="8" fill="${cycle(['#b8431f', '#0e5f8f', '#14745c', '#6b3a96', '#8a5a12', '#7a1f3c'], place)}"`)}${rect(42, 42, 172, 14, 'fill="#000" opacity=".2"')}${path(d, 'transform="translate(0 4)" fill="#000" opacity=".4"')}${path(d, 'fill="#fff6e0" stroke="#fff6e0" stroke-width="3"')}`
  },
  special: (_, kind, motif) => {
    const shape = kind === 'wild' ? polygon(6, 122) : OCTAGON
    return `<g filter="url(#stone-set)">${path(shape, 'fill="url(#metal)"')}</g><g transform="translate(128 128) scale(.86) translate(-128 -128)">${path(shape, `fill="${kind === 'wild' ? '#b8231f' : '#12306e'}"`)}</g>${relief((a) => signOf(motif, 128, 104, 122, a))}`
  },
  word: (t, text) =>
    `<g filter="url(#stone-set)">${rect(14, 182, 228, 56, 'rx="6" fill="url(#metal)"')}</g>${rect(20, 188, 216, 44, 'rx="4" fill="#4a1208"')}${path(lettersOf(t, text, [128, 210, 192, 32]), 'fill="#ffe9ae"')}`,
  coin: (_, motif) =>
    `<g filter="url(#stone-set)">${disc(128, 126, 110, 'fill="url(#metal)"')}</g>${disc(128, 126, 92, 'fill="none" stroke="#8a5414" stroke-width="6" stroke-dasharray="4 8"')}<g opacity=".45">${signOf(motif, 128, 126, 140, 'fill="#8a5414"')}</g>`,
}

/** Coloured pictures behind a brass ring with rivets, brass letters on gears, for dark grounds. */
export const brass: Hand = {
  defs:
    linear(
      'brass',
      [
        [0, '#fff0c0'],
        [0.4, '#d9a24a'],
        [0.55, '#8f5a1c'],
        [0.75, '#c98f3a'],
        [1, '#6a3d10'],
      ],
      0.4,
    ) +
    edgeFilter('brassed', [['#f0cf86', 4]], ['#000000', 0.7, 4, 4]) +
    edgeFilter('drop', [], ['#000000', 0.6, 5, 4]),
  high: (t, motif, place) => {
    const rivets = Array.from({ length: 8 }, (_, i) => {
      const a = ((i + 0.5) / 8) * 6.28319
      return disc(128 + Math.cos(a) * 103, 126 + Math.sin(a) * 103, 5, 'fill="#fff3c8" stroke="#5a320c" stroke-width="2"')
    }).join('')
    return `<g filter="url(#drop)">${disc(128, 126, 113, 'fill="url(#brass)"')}</g>${disc(128, 126, 93, `fill="${cycle(['#1f2f3a', '#3a1a2c', '#16382f', '#33260f', '#2a1f4a', '#401a14'], place)}" stroke="#4a2a0a" stroke-width="4"`)}${rivets}<g filter="url(#brassed)">${thing(t, motif, 128, 122, 178)}</g>`
  },
  fruit: (t, motif, place) => brass.high(t, motif, place),
  letter: (t, { rank, place }) => {
    const d = lettersOf(t, rank, [128, 128, 118, 112])
    const plate = plateOf(t, gear(14, 116, 100))
    const colour = cycle(['#5a1a22', '#16335e', '#3c1f5e', '#17462f', '#5a3a10', '#12484a'], place)
    return `<g filter="url(#drop)">${path(plate, 'fill="#2c3440" stroke="#8f97a6" stroke-width="3"')}</g>${inset(path(plateOf(t, DISC), `fill="${colour}" stroke="#10141c" stroke-width="5"`), 0.78)}${path(d, 'transform="translate(0 5)" fill="#000" opacity=".7"')}${path(d, 'fill="url(#brass)" stroke="#fff0c0" stroke-width="3"')}`
  },
  special: (t, kind, motif) => {
    const shape = kind === 'wild' ? gear(12, 122, 106) : polygon(8, 122, 1 / 16)
    return `<g filter="url(#drop)">${path(shape, 'fill="url(#brass)"')}</g>${disc(128, 118, 92, `fill="${kind === 'wild' ? '#7a1f12' : '#123a5e'}" stroke="#3a2008" stroke-width="5"`)}<g filter="url(#brassed)">${thing(t, motif, 128, 102, 142)}</g>`
  },
  word: (t, text) =>
    `<g filter="url(#drop)">${rect(14, 180, 228, 58, 'rx="10" fill="#1a1009" stroke="url(#brass)" stroke-width="6"')}</g>${path(lettersOf(t, text, [128, 209, 192, 33]), 'fill="#ffe2a0"')}`,
  coin: (_, motif) =>
    `<g filter="url(#drop)">${disc(128, 126, 110, 'fill="url(#brass)"')}</g>${disc(128, 126, 90, 'fill="#e0b060" stroke="#5a320c" stroke-width="5"')}<g opacity=".45">${signOf(motif, 128, 126, 132, 'fill="#5a320c"')}</g>`,
}

/** Cameos in golden ovals on velvet, gold letters on lozenges, for dark grounds. */
export const velvet: Hand = {
  defs:
    GOLD +
    radial('plush', [
      [0, '#7d1f46'],
      [1, '#36081f'],
    ]) +
    radial('plush-blue', [
      [0, '#2a3f8c'],
      [1, '#0c1538'],
    ]) +
    radial('plush-green', [
      [0, '#1d6a54'],
      [1, '#062a22'],
    ]) +
    edgeFilter(
      'gilt',
      [
        ['#ffe9a8', 3],
        ['#7a4a10', 2],
      ],
      ['#000000', 0.6, 4, 4],
    ) +
    edgeFilter('drop', [], ['#000000', 0.6, 5, 4]),
  high: (t, motif, place) =>
    `<g filter="url(#drop)"><ellipse cx="128" cy="126" rx="104" ry="114" fill="url(#metal)"/></g><ellipse cx="128" cy="126" rx="90" ry="100" fill="url(#${cycle(['plush', 'plush-blue', 'plush-green'], place)})" stroke="#5a320c" stroke-width="3"/><g filter="url(#gilt)">${thing(t, motif, 128, 126, 158)}</g>`,
  fruit: (t, motif, place) => velvet.high(t, motif, place),
  letter: (t, { rank, place }) => {
    const d = lettersOf(t, rank, [128, 128, 112, 104])
    const plate = plateOf(t, LOZENGE)
    const colour = cycle(['#8a1230', '#17307a', '#4c1a6e', '#0f5a40', '#7a3a08', '#0a4a5a'], place)
    return `<g filter="url(#drop)">${path(plate, 'fill="url(#metal)"')}</g>${inset(path(plate, `fill="${colour}"`), 0.85)}${path(d, 'transform="translate(0 4)" fill="#000" opacity=".55"')}${path(d, 'fill="url(#metal)" stroke="#fff3cf" stroke-width="2.5"')}`
  },
  special: (t, kind, motif) =>
    `<g filter="url(#drop)">${path(kind === 'wild' ? 'M128 8Q150 40 196 34Q206 62 240 76Q226 118 240 160Q200 186 190 226Q150 226 128 248Q106 226 66 226Q56 186 16 160Q30 118 16 76Q50 62 60 34Q106 40 128 8Z' : polygon(12, 120), 'fill="url(#metal)"')}</g>${disc(128, 120, 88, `fill="url(#${kind === 'wild' ? 'plush' : 'plush-blue'})" stroke="#5a320c" stroke-width="4"`)}<g filter="url(#gilt)">${thing(t, motif, 128, 104, 132)}</g>`,
  word: (t, text) =>
    `<g filter="url(#drop)">${rect(14, 182, 228, 56, 'rx="28" fill="#2a0616" stroke="url(#metal)" stroke-width="5"')}</g>${path(lettersOf(t, text, [128, 210, 180, 31]), 'fill="#ffe9a8"')}`,
  coin: (_, motif) =>
    `<g filter="url(#drop)">${disc(128, 126, 110, 'fill="url(#metal)"')}</g>${disc(128, 126, 90, 'fill="#f2cd74" stroke="#8a5414" stroke-width="4"')}<g opacity=".4">${signOf(motif, 128, 126, 130, 'fill="#7a1f3c"')}</g>`,
}
