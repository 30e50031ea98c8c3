import { mix } from '../../palette.ts'
import { disc, path } from '../../scene/shapes.ts'
import { edgeFilter, type Hand, lettersOf, linear, radial, SHEEN, signOf, thing, turned } from './hand.ts'
import { polygon, scallop, starOutline, SHIELD, TABLET } from './outlines.ts'
import { inset, plateOf, settingOf } from './plates.ts'

/** A hewn gem: uneven, so that no two edges are alike. */
const GEM = 'M62 20L132 10L196 24L240 78L246 140L222 206L170 242L96 244L34 214L10 150L18 76Z'
const GEMS = ['#8f2412', '#145a86', '#5b2a94', '#1f6a2e', '#7a1a5c', '#0f6a66'] as const
const RUNES = ['#ff6a4a', '#4ac8ff', '#c98aff', '#7be04a', '#ffb52e', '#3fe0c8'] as const

/** Pictures on hewn gems set in gold, runes glowing in stone tablets, for dark grounds. */
export const stone: Hand = {
  defs:
    linear(
      'rock',
      [
        [0, '#8a8078'],
        [0.5, '#5c544e'],
        [1, '#383230'],
      ],
      0.3,
    ) +
    linear(
      'nugget',
      [
        [0, '#fff2b0'],
        [0.5, '#f0ae2c'],
        [1, '#8a4a0c'],
      ],
      0.2,
    ) +
    edgeFilter(
      'bold',
      [
        ['#1c0c04', 2.5],
        ['#fff0c8', 4],
      ],
      ['#000000', 0.6, 4, 3],
    ) +
    SHEEN +
    edgeFilter(
      'drop',
      [
        ['#16100c', 2],
        ['#c4b8a6', 3],
      ],
      ['#000000', 0.6, 5, 4],
    ) +
    '<filter id="ember" filterUnits="userSpaceOnUse" x="0" y="0" width="256" height="256"><feGaussianBlur stdDeviation="8"/></filter>',
  setting: (t, place) => {
    const gem = settingOf(t, GEM)
    const face = turned(t, GEMS, place)
    return `<g filter="url(#drop)">${path(gem, 'fill="url(#nugget)"')}</g>${inset(path(gem, `fill="${face}" stroke="#3a1c04" stroke-width="4"`), 0.88)}${inset(path(gem, `fill="${mix(face, '#ffffff', 0.12)}"`) + path(gem, 'fill="url(#sheen)"'), 0.74)}`
  },
  figure: (t, motif) => `<g filter="url(#bold)">${thing(t, motif, 128, 126, 182)}</g>`,
  fruit: (t, motif) => `<g filter="url(#bold)">${thing(t, motif, 128, 126, 190)}</g>`,
  letter: (t, { rank, place }) => {
    const glow = turned(t, RUNES, place)
    const d = lettersOf(t, rank, [128, 128, 134, 128])
    return `<g filter="url(#drop)">${path(TABLET, 'fill="url(#rock)"')}</g>${path('M42 34L96 20L168 26L222 40L212 54L164 42L98 36L52 50L38 108L20 104Z', 'fill="#fff" opacity=".22"')}${path('M222 96l-26 14l10 22M30 170l22-8l6 20l18 4', 'fill="none" stroke="#221c18" stroke-width="4" opacity=".6"')}${path(d, `fill="${glow}" opacity=".55" filter="url(#ember)"`)}${path(d, 'transform="translate(0 -4)" fill="#171210" stroke="#171210" stroke-width="8" stroke-linejoin="round"')}${path(d, `fill="${mix(glow, '#ffffff', 0.25)}" stroke="${glow}" stroke-width="2"`)}`
  },
  special: (t, kind, motif) =>
    `<g filter="url(#drop)">${path(kind === 'wild' ? SHIELD : starOutline(10, 122, 104), 'fill="url(#nugget)"')}</g><g transform="translate(128 124) scale(.86) translate(-128 -124)">${path(kind === 'wild' ? SHIELD : starOutline(10, 122, 104), `fill="${kind === 'wild' ? '#7a1c0c' : '#143a52'}"`)}</g><g filter="url(#bold)">${thing(t, motif, 128, 104, 134)}</g>`,
  word: (t, text) =>
    `<g filter="url(#drop)">${path('M12 186L40 178L216 180L244 188L240 236L210 242L44 240L16 234Z', 'fill="url(#rock)"')}</g>${path(lettersOf(t, text, [128, 210, 196, 40]), 'fill="#ffd968" stroke="#1c0c04" stroke-width="7" paint-order="stroke" stroke-linejoin="round"')}`,
  coin: (_, motif) =>
    `<g filter="url(#drop)">${path(polygon(18, 112), 'fill="url(#nugget)"')}</g>${disc(128, 128, 90, 'fill="#f7cf5e" stroke="#8a4a0c" stroke-width="5"')}<g opacity=".45">${signOf(motif, 128, 128, 134, 'fill="#9a5a10"')}</g>`,
}

/** Things on plates of steel with a rim of cold light, letters of chrome in a colour for each rank, for dark grounds. */
export const steel: Hand = {
  defs:
    linear('chrome', [
      [0, '#ffffff'],
      [0.42, '#a9b8e0'],
      [0.5, '#39447a'],
      [0.6, '#8ea4e0'],
      [1, '#f2f6ff'],
    ]) +
    linear(
      'plate',
      [
        [0, '#56618c'],
        [0.5, '#2a3258'],
        [1, '#161a38'],
      ],
      0.4,
    ) +
    SHEEN +
    edgeFilter(
      'cold',
      [
        ['#0a0e28', 2.5],
        ['#c8efff', 3.5],
      ],
      ['#1c6aff', 0.7, 0, 6],
    ) +
    edgeFilter('drop', [['#c4d4f4', 4]], ['#000010', 0.7, 4, 4]),
  setting: (t, place) => {
    const outline = settingOf(t, polygon(6, 122, 1 / 12))
    const face = turned(t, ['#28348c', '#15566e', '#56217a', '#1a5c42', '#702340', '#3d4468'], place)
    return `<g filter="url(#drop)">${path(outline, 'fill="url(#chrome)"')}</g>${inset(path(outline, `fill="${face}" stroke="#0a0e28" stroke-width="4"`) + path(outline, 'fill="url(#sheen)"'), 0.87)}`
  },
  figure: (t, motif) => `<g filter="url(#cold)">${thing(t, motif, 128, 126, 178)}</g>`,
  fruit: (t, motif, place) => steel.setting(t, place) + steel.figure(t, motif, place),
  letter: (t, { rank, place }) => {
    const tint = turned(t, ['#ff5a7a', '#4aa8ff', '#b07aff', '#3fe08a', '#ffb040', '#35e0e0'], place)
    const d = lettersOf(t, rank, [128, 126, 192, 176])
    return `${path(d, `fill="${tint}" opacity=".8" filter="url(#drop)" stroke="${tint}" stroke-width="22" stroke-linejoin="round"`)}${path(d, 'fill="#070a1e" stroke="#070a1e" stroke-width="16" stroke-linejoin="round"')}${path(d, `fill="url(#chrome)" stroke="${mix(tint, '#ffffff', 0.4)}" stroke-width="4"`)}${path(d, `fill="${tint}" opacity=".5"`)}`
  },
  special: (t, kind, motif) => {
    const shape = kind === 'wild' ? 'M60 14H196L244 70V186L196 242H60L12 186V70Z' : starOutline(8, 124, 96)
    return `<g filter="url(#drop)">${path(shape, 'fill="url(#chrome)"')}</g><g transform="translate(128 128) scale(.9) translate(-128 -128)">${path(shape, kind === 'wild' ? 'fill="#3a1a8c"' : 'fill="#0c5a6a"')}</g><g filter="url(#cold)">${thing(t, motif, 128, 102, 136)}</g>`
  },
  word: (t, text) =>
    `<g filter="url(#drop)">${path('M30 180H226L246 210L226 240H30L10 210Z', 'fill="#0a0e28" stroke="url(#chrome)" stroke-width="5"')}</g>${path(lettersOf(t, text, [128, 210, 178, 33]), 'fill="#c8f2ff"')}`,
  coin: (_, motif) =>
    `<g filter="url(#drop)">${path(polygon(12, 114), 'fill="url(#chrome)"')}</g>${disc(128, 128, 92, 'fill="#ffcf6b" stroke="#5a3a0c" stroke-width="4"')}<g opacity=".45">${signOf(motif, 128, 128, 132, 'fill="#7a4a10"')}</g>`,
}

const PEARL = 'M128 14A114 114 0 0 1 128 242A114 114 0 0 1 128 14Z'

/** Things before pearls, letters in stained discs of coral, for light grounds. */
export const coral: Hand = {
  defs:
    radial('pearl', [
      [0, '#ffffff'],
      [0.45, '#d8f4f8'],
      [0.8, '#a8d8ea'],
      [1, '#7fb6d6'],
    ]) +
    edgeFilter(
      'foam',
      [
        ['#ffffff', 4],
        ['#1f5a84', 3.5],
      ],
      ['#0a4a78', 0.5, 4, 3.5],
    ) +
    edgeFilter('drop', [['#1a5c84', 2.5]], ['#0a3f66', 0.5, 5, 3.5]),
  setting: (t, place) => {
    const shell = settingOf(t, PEARL)
    const rim = turned(t, ['#b8402e', '#14708a', '#7a4fc4', '#96610a', '#1f7a48', '#b83a70'], place)
    return `<g filter="url(#drop)">${path(shell, `fill="${rim}"`)}</g>${inset(path(shell, `fill="${mix(rim, '#ffffff', 0.72)}"`), 0.9)}${inset(path(shell, 'fill="url(#pearl)" opacity=".6"'), 0.8)}`
  },
  figure: (t, motif) => `<g filter="url(#foam)">${thing(t, motif, 128, 126, 178)}</g>`,
  fruit: (t, motif) => `<g filter="url(#foam)">${thing(t, motif, 128, 126, 196)}</g>`,
  letter: (t, { rank, place }) => {
    const ink = turned(t, ['#c8402e', '#1470ac', '#8a4fc0', '#0c7a58', '#b06006', '#0a7a88'], place)
    const d = lettersOf(t, rank, [128, 128, 128, 122])
    const plate = plateOf(t, scallop(11, 106, 8))
    return `<g filter="url(#drop)">${path(plate, `fill="${ink}"`)}</g>${inset(path(plate, `fill="${mix(ink, '#ffffff', 0.2)}"`), 0.82)}<ellipse cx="104" cy="82" rx="46" ry="22" fill="#fff" opacity=".28" transform="rotate(-24 104 82)"/>${path(d, `fill="#fffdf6" stroke="${mix(ink, '#04203a', 0.55)}" stroke-width="8" paint-order="stroke" stroke-linejoin="round"`)}`
  },
  special: (t, kind, motif) =>
    `<g filter="url(#drop)">${path(kind === 'wild' ? 'M128 14Q166 14 186 36Q226 42 234 84Q250 132 206 186Q176 236 128 246Q80 236 50 186Q6 132 22 84Q30 42 70 36Q90 14 128 14Z' : scallop(14, 110, 7), kind === 'wild' ? 'fill="#f0604a"' : 'fill="#0f6fa8"')}</g>${disc(128, 116, 86, 'fill="url(#pearl)"')}<g filter="url(#foam)">${thing(t, motif, 128, 104, 142)}</g>`,
  word: (t, text) =>
    `<g filter="url(#drop)">${path('M12 196Q40 172 128 178Q216 172 244 196L236 236Q190 246 128 242Q66 246 20 236Z', 'fill="#0b3f78"')}</g>${path(lettersOf(t, text, [128, 210, 192, 40]), 'fill="#fff4cf"')}`,
  coin: (_, motif) =>
    `<g filter="url(#drop)">${disc(128, 126, 110, 'fill="#e8b04a"')}</g>${disc(128, 126, 92, 'fill="#ffe2a0" stroke="#b87a1c" stroke-width="4"')}<g opacity=".4">${signOf(motif, 128, 126, 132, 'fill="#0f6fa8"')}</g>`,
}
