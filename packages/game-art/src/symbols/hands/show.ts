import { mix } from '../../palette.ts'
import { disc, path, rect } from '../../scene/shapes.ts'
import { edgeFilter, type Hand, lettersOf, linear, SHEEN, signOf, thing, turned } from './hand.ts'
import { polygon, starOutline } from './outlines.ts'
import { inset, plateOf, settingOf } from './plates.ts'

const STRIPES = ['#e0302f', '#1c6fd0', '#8a3fc0', '#129a5a', '#f07a12', '#0f9aa8'] as const
const stripes = (colour: string): string =>
  `<pattern id="candy" width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><rect width="34" height="34" fill="${colour}"/><rect width="11" height="34" fill="${mix(colour, '#ffffff', 0.72)}"/></pattern>`

/** Stickers with a white and a red edge, striped candy letters, for light grounds. */
export const carnival: Hand = {
  defs:
    edgeFilter(
      'sticker',
      [
        ['#ffffff', 5],
        ['#a81a22', 5],
      ],
      ['#5a0f14', 0.45, 4, 3],
    ) +
    edgeFilter(
      'plain',
      [
        ['#ffffff', 4.5],
        ['#8a1a20', 4.5],
      ],
      ['#5a0f14', 0.45, 4, 3],
    ) +
    linear('gilded', [
      [0, '#ffe89a'],
      [1, '#f0a020'],
    ]),
  setting: () => '',
  figure: (t, motif) => `<g filter="url(#sticker)">${thing(t, motif, 128, 125, 212)}</g>`,
  fruit: (t, motif) => `<g filter="url(#plain)">${thing(t, motif, 128, 126, 204)}</g>`,
  letter: (t, { rank, place }) => {
    const ink = turned(t, STRIPES, place)
    const d = lettersOf(t, rank, [128, 126, 188, 176])
    return `<defs>${stripes(ink)}</defs><g filter="url(#plain)">${path(d, `fill="${mix(ink, '#1a0510', 0.45)}" stroke="${mix(ink, '#1a0510', 0.45)}" stroke-width="12" stroke-linejoin="round"`)}</g>${path(d, 'fill="url(#candy)" stroke="#fff" stroke-width="3"')}`
  },
  special: (t, kind, motif) => {
    const colour = kind === 'wild' ? '#c4242c' : '#1b4fae'
    const bulbs = Array.from({ length: 16 }, (_, i) => {
      const a = (i / 16) * 6.28319
      return disc(128 + Math.cos(a) * 101, 124 + Math.sin(a) * 101, 6, 'fill="#fffbe0" stroke="#b8700c" stroke-width="2"')
    }).join('')
    return `<g filter="url(#plain)">${path(kind === 'wild' ? polygon(16, 114) : starOutline(16, 118, 106), `fill="${colour}"`)}</g>${bulbs}${disc(128, 122, 88, 'fill="url(#gilded)"')}<g filter="url(#plain)">${thing(t, motif, 128, 104, 144)}</g>`
  },
  word: (t, text) =>
    `<g filter="url(#plain)">${path('M8 188L36 180V234L8 242L20 214ZM248 188L220 180V234L248 242L236 214Z', 'fill="#7a1218"')}${rect(26, 180, 204, 56, 'rx="6" fill="#d9302f"')}</g>${path(lettersOf(t, text, [128, 208, 184, 36]), 'fill="#fff6d8"')}`,
  coin: (_, motif) =>
    `<g filter="url(#sticker)">${disc(128, 126, 104, 'fill="url(#gilded)"')}</g>${disc(128, 126, 86, 'fill="#fff0bf" stroke="#d08a12" stroke-width="4"')}<g opacity=".4">${signOf(motif, 128, 126, 128, 'fill="#d0701c"')}</g>`,
}

const ROUND = 'M128 18A108 108 0 0 1 128 234A108 108 0 0 1 128 18Z'
const TILE = 'M44 16H212A28 28 0 0 1 240 44V212A28 28 0 0 1 212 240H44A28 28 0 0 1 16 212V44A28 28 0 0 1 44 16Z'
const LACQUERS = ['#a81626', '#12356e', '#0f5a46', '#5a1f78', '#8a4a0c', '#1f2430'] as const

/** Signs inlaid in lacquered tiles, two tones and a gold hairline, for dark grounds. */
export const lacquer: Hand = {
  defs:
    SHEEN +
    '<linearGradient id="inlay-wide" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="120" y2="512"><stop offset="0" stop-color="#fff8e6"/><stop offset=".55" stop-color="#f6dfae"/><stop offset="1" stop-color="#d9a85a"/></linearGradient>' +
    edgeFilter('drop', [['#f0c878', 3]], ['#000000', 0.65, 5, 4]),
  setting: (t, place) => {
    const tile = settingOf(t, TILE)
    return `<g filter="url(#drop)">${path(tile, 'fill="#e6b860"')}</g>${inset(path(tile, `fill="${turned(t, LACQUERS, place)}"`) + path(tile, 'fill="url(#sheen)"'), 0.95)}${inset(path(tile, 'fill="none" stroke="#f0c878" stroke-width="3"'), 0.86)}`
  },
  figure: (_, motif) =>
    `<g opacity=".5" transform="translate(5 6)">${signOf(motif, 128, 126, 160, 'fill="#000"')}</g>${signOf(motif, 128, 126, 160, 'fill="url(#inlay-wide)"')}`,
  fruit: (t, motif, place) => lacquer.setting(t, place) + lacquer.figure(t, motif, place),
  letter: (t, { rank, place }) => {
    const ink = turned(t, ['#ff8c80', '#7cc2ff', '#c99aff', '#5fd8a0', '#ffb224', '#f2e6d0'], place)
    const d = lettersOf(t, rank, [128, 128, 150, 150])
    const plate = plateOf(t, ROUND)
    return `<g filter="url(#drop)">${path(plate, 'fill="#15151f"')}</g>${inset(path(plate, `fill="none" stroke="${ink}" stroke-width="7"`), 0.955)}${path('M34 104a98 98 0 0 1 188 0q-94-34-188 0', 'fill="#fff" opacity=".08"')}<g transform="translate(128 128) scale(.86) translate(-128 -130)">${path(d, 'transform="translate(5 5)" fill="#000"')}${path(d, `fill="${ink}"`)}</g>`
  },
  special: (_, kind, motif) => {
    const shape = kind === 'wild' ? polygon(4, 124) : polygon(8, 120, 1 / 16)
    return `<g filter="url(#drop)">${path(shape, `fill="${kind === 'wild' ? '#e0a02a' : '#c2273d'}" stroke="${kind === 'wild' ? '#e0a02a' : '#c2273d'}" stroke-width="10" stroke-linejoin="round"`)}</g><g transform="translate(128 128) scale(.87) translate(-128 -128)">${path(shape, 'fill="#12121c"')}</g>${signOf(motif, 128, 104, 122, kind === 'wild' ? 'fill="#ffd77a"' : 'fill="#fff1dc"')}`
  },
  word: (t, text) =>
    `<g filter="url(#drop)">${rect(14, 180, 228, 58, 'fill="#c2273d"')}</g>${rect(19, 185, 218, 48, 'fill="none" stroke="#ffd9a8" stroke-width="2.5"')}${path(lettersOf(t, text, [128, 209, 196, 34]), 'fill="#fff3df"')}`,
  coin: (_, motif) =>
    `<g filter="url(#drop)">${disc(128, 126, 110, 'fill="#e0a53a"')}</g>${disc(128, 126, 94, 'fill="#f7d585" stroke="#15151f" stroke-width="5"')}<g opacity=".4">${signOf(motif, 128, 126, 134, 'fill="#c2273d"')}</g>`,
}
