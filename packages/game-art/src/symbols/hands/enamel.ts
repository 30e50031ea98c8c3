import { disc, path, rect } from '../../scene/shapes.ts'
import { edgeFilter, type Hand, lettersOf, linear, SHEEN, signOf, thing, turned } from './hand.ts'
import { gear, polygon } from './outlines.ts'
import { inset, plateOf, settingOf } from './plates.ts'

/** Dark enough for gold. */
const ENAMELS = ['#0f5f70', '#8f2f0c', '#1c4588', '#8a1a30', '#2c5f28', '#5a2f84'] as const
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
const OVAL = 'M128 12A104 114 0 0 1 128 240A104 114 0 0 1 128 12Z'
const PLUSHES = ['#6d1a3e', '#22357a', '#175744', '#54206e', '#6a3410', '#125260'] as const
const LOZENGE = 'M128 10L246 128L128 246L10 128Z'

/** A gold relief: dark edge, light from above. */
const relief = (draw: (attributes: string) => string): string =>
  `<g transform="translate(0 4)">${draw('fill="#3a1c05" stroke="#3a1c05" stroke-width="20" stroke-linejoin="round" opacity=".75"')}</g>${draw('fill="#7a3f06" stroke="#7a3f06" stroke-width="14" stroke-linejoin="round"')}${draw('fill="url(#cast-gold)" stroke="#fff0c0" stroke-width="3" stroke-linejoin="round"')}`

/** Gold reliefs on enamel medallions, letters in enamel squares set in sandstone. */
export const enamel: Hand = {
  defs: GOLD + SHEEN + edgeFilter('stone-set', [['#6a3c08', 4]], ['#5a2f08', 0.5, 4, 3]),
  setting: (t, place) => {
    const medallion = settingOf(t, DISC)
    return `<g filter="url(#stone-set)">${path(medallion, 'fill="url(#metal)"')}</g>${inset(path(medallion, `fill="${turned(t, ENAMELS, place)}" stroke="#7a4a12" stroke-width="3"`) + path(medallion, 'fill="url(#sheen)"'), 0.86)}`
  },
  figure: (_, motif) => relief((a) => signOf(motif, 128, 126, 146, a)),
  fruit: (t, motif, place) => enamel.setting(t, place + 3) + enamel.figure(t, motif, place),
  letter: (t, { rank, place }) => {
    const d = lettersOf(t, rank, [128, 128, 118, 110])
    return `<g filter="url(#stone-set)">${path('M46 22H210L234 46V210L210 234H46L22 210V46Z', 'fill="#e8c483"')}</g>${path('M46 22H210L234 46L22 46Z', 'fill="#fff4d6" opacity=".8"')}${rect(42, 42, 172, 172, `rx="8" fill="${turned(t, ['#b8431f', '#0e5f8f', '#14745c', '#6b3a96', '#8a5a12', '#7a1f3c'], place)}"`)}${rect(42, 42, 172, 14, 'fill="#000" opacity=".2"')}${path(d, 'transform="translate(0 4)" fill="#000" opacity=".4"')}${path(d, 'fill="#fff6e0" stroke="#fff6e0" stroke-width="3"')}`
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
    SHEEN +
    edgeFilter(
      'brassed',
      [
        ['#2a1604', 2],
        ['#ffe3a4', 4],
      ],
      ['#000000', 0.7, 4, 4],
    ) +
    edgeFilter('drop', [['#ffe2a0', 4]], ['#000000', 0.6, 5, 4]),
  setting: (t, place) => {
    const outline = settingOf(t, DISC)
    const face = turned(t, ['#1f4478', '#5a1f3e', '#1a5040', '#0f5660', '#3d2b70', '#64221a'], place)
    const rivets = [
      ['#5a320c', 12],
      ['#fff3c8', 8],
    ].map(([colour, width]) =>
      path(outline, `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0 58"`),
    )
    return `<g filter="url(#drop)">${path(outline, 'fill="url(#brass)" stroke="#ffe2a0" stroke-width="3"')}</g>${inset(path(outline, `fill="${face}" stroke="#4a2a0a" stroke-width="4"`) + path(outline, 'fill="url(#sheen)"'), 0.83)}${inset(rivets.join(''), 0.92)}`
  },
  figure: (t, motif) => `<g filter="url(#brassed)">${thing(t, motif, 128, 124, 176)}</g>`,
  fruit: (t, motif, place) => brass.setting(t, place) + brass.figure(t, motif, place),
  letter: (t, { rank, place }) => {
    const d = lettersOf(t, rank, [128, 128, 118, 112])
    const plate = plateOf(t, gear(14, 116, 100))
    const colour = turned(t, ['#5a1a22', '#16335e', '#3c1f5e', '#17462f', '#5a3a10', '#12484a'], place)
    return `<g filter="url(#drop)">${path(plate, 'fill="#3c4654" stroke="#b4bccb" stroke-width="4"')}</g>${inset(path(plateOf(t, DISC), `fill="${colour}" stroke="#10141c" stroke-width="5"`), 0.78)}${path(d, 'transform="translate(0 5)" fill="#000" opacity=".7"')}${path(d, 'fill="url(#brass)" stroke="#fff0c0" stroke-width="3"')}`
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
    SHEEN +
    edgeFilter(
      'gilt',
      [
        ['#3a1c04', 2],
        ['#ffedb8', 4],
      ],
      ['#000000', 0.6, 4, 4],
    ) +
    edgeFilter('drop', [['#f8dc9c', 4]], ['#000000', 0.6, 5, 4]),
  setting: (t, place) => {
    const oval = settingOf(t, OVAL)
    return `<g filter="url(#drop)">${path(oval, 'fill="url(#metal)"')}</g>${inset(path(oval, `fill="${turned(t, PLUSHES, place)}" stroke="#5a320c" stroke-width="3"`) + path(oval, 'fill="url(#sheen)"'), 0.87)}`
  },
  figure: (t, motif) => `<g filter="url(#gilt)">${thing(t, motif, 128, 126, 166)}</g>`,
  fruit: (t, motif, place) => velvet.setting(t, place) + velvet.figure(t, motif, place),
  letter: (t, { rank, place }) => {
    const d = lettersOf(t, rank, [128, 128, 112, 104])
    const plate = plateOf(t, LOZENGE)
    const colour = turned(t, ['#8a1230', '#17307a', '#4c1a6e', '#0f5a40', '#7a3a08', '#0a4a5a'], place)
    return `<g filter="url(#drop)">${path(plate, 'fill="url(#metal)"')}</g>${inset(path(plate, `fill="${colour}"`), 0.85)}${path(d, 'transform="translate(0 4)" fill="#000" opacity=".55"')}${path(d, 'fill="url(#metal)" stroke="#fff3cf" stroke-width="2.5"')}`
  },
  special: (t, kind, motif) =>
    `<g filter="url(#drop)">${path(kind === 'wild' ? 'M128 8Q150 40 196 34Q206 62 240 76Q226 118 240 160Q200 186 190 226Q150 226 128 248Q106 226 66 226Q56 186 16 160Q30 118 16 76Q50 62 60 34Q106 40 128 8Z' : polygon(12, 120), 'fill="url(#metal)"')}</g>${disc(128, 120, 88, `fill="${kind === 'wild' ? PLUSHES[0] : PLUSHES[1]}" stroke="#5a320c" stroke-width="4"`)}<g filter="url(#gilt)">${thing(t, motif, 128, 104, 132)}</g>`,
  word: (t, text) =>
    `<g filter="url(#drop)">${rect(14, 182, 228, 56, 'rx="28" fill="#2a0616" stroke="url(#metal)" stroke-width="5"')}</g>${path(lettersOf(t, text, [128, 210, 180, 31]), 'fill="#ffe9a8"')}`,
  coin: (_, motif) =>
    `<g filter="url(#drop)">${disc(128, 126, 110, 'fill="url(#metal)"')}</g>${disc(128, 126, 90, 'fill="#f2cd74" stroke="#8a5414" stroke-width="4"')}<g opacity=".4">${signOf(motif, 128, 126, 130, 'fill="#7a1f3c"')}</g>`,
}
