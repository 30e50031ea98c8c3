import { type IdGenerator, picture } from '../scene/pictures.ts'
import { disc, oval, path, rect } from '../scene/shapes.ts'

/** Vehicles of the ground, the deep and beyond that the coloured pictures lack, on 256×256; they head to the upper right. */
const gradient = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

export function submarine(): string {
  return [
    `<defs>${gradient('plates', '#ffe27a', '#d8861a')}</defs>`,
    '<g transform="translate(13 13) scale(.9) rotate(-14 128 136)">',
    path('M40 116L10 92v88l30-24z', 'fill="#c8551e" stroke="#5a2408" stroke-width="5" stroke-linejoin="round"'),
    path('M110 84l8-38h44l6 38z', 'fill="url(#plates)" stroke="#5a2408" stroke-width="5" stroke-linejoin="round"'),
    path('M146 46V22h26', 'fill="none" stroke="#5a2408" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"'),
    oval(140, 136, 106, 56, 'fill="url(#plates)" stroke="#5a2408" stroke-width="5"'),
    path('M62 168q78 30 156 0-30 26-78 26t-78-26z', 'fill="#a8520e" opacity=".6"'),
    oval(120, 104, 66, 12, 'fill="#fff" opacity=".45"'),
    [96, 146, 196]
      .map((x) => disc(x, 136, 20, 'fill="#7a3a0c"') + disc(x, 136, 14, 'fill="#8fe8ff"') + disc(x - 5, 131, 4, 'fill="#fff"'))
      .join(''),
    '</g>',
  ].join('')
}

/** A glazed lift with a passenger, its doors lit. */
export function lift(): string {
  return [
    `<defs>${gradient('cabin', '#3de0ff', '#7a2ad8')}${gradient('glass', '#e8fbff', '#8fd0ff')}</defs>`,
    path('M128 0v34', 'stroke="#e8e4ff" stroke-width="8"'),
    path('M96 34h64l14 18H82z', 'fill="#4a2a8a"'),
    rect(58, 50, 140, 178, 'rx="14" fill="url(#cabin)" stroke="#22084f" stroke-width="6"'),
    rect(74, 84, 108, 132, 'rx="6" fill="url(#glass)"'),
    path('M128 84v132', 'stroke="#22084f" stroke-width="5"'),
    rect(96, 58, 64, 18, 'rx="5" fill="#1a0636"'),
    path('M128 61l9 12h-18z', 'fill="#ffd24a"'),
    disc(104, 128, 13, 'fill="#e2a56e"'),
    path('M84 216q0-70 20-70t18 70z', 'fill="#e5487d"'),
    path('M84 92l40 0-40 50z', 'fill="#fff" opacity=".5"'),
    rect(66, 226, 124, 14, 'rx="5" fill="#22084f"'),
  ].join('')
}

/** A mine cart full of gems. */
export function mineCart(): string {
  const gem = (x: number, y: number, colour: string): string =>
    path(`M${x} ${y}l22-18 22 18-22 30z`, `fill="${colour}" stroke="#2a1608" stroke-width="4" stroke-linejoin="round"`)
  return [
    `<defs>${gradient('sheet', '#b8a088', '#5a4634')}</defs>`,
    '<g transform="rotate(-14 128 140)">',
    gem(60, 74, '#3ad0c8') + gem(100, 58, '#e8436a') + gem(146, 66, '#ffcf3a') + gem(124, 84, '#8a5cf0') + gem(84, 92, '#4ac86a'),
    path('M36 100h184l-24 94H60z', 'fill="url(#sheet)" stroke="#2a1c12" stroke-width="6" stroke-linejoin="round"'),
    path('M30 92h196v18H30z', 'fill="#8a7258" stroke="#2a1c12" stroke-width="5" stroke-linejoin="round"'),
    path('M92 112l8 80M164 112l-8 80', 'stroke="#3a2a1c" stroke-width="7"'),
    [84, 172]
      .map((x) => disc(x, 208, 26, 'fill="#2a2018"') + disc(x, 208, 13, 'fill="#a89880"') + disc(x, 208, 5, 'fill="#2a2018"'))
      .join(''),
    '</g>',
  ].join('')
}

/** A bus with the engines of a spaceship. */
export function spaceBus(ids: IdGenerator): string {
  return [
    '<g transform="rotate(-20 128 128)">',
    path('M52 166q-42-4-48 14 20 4 24 18 20-6 28-22z', 'fill="#ffb224"'),
    path('M50 172q-22 0-28 8 12 2 18 8z', 'fill="#fff3c4"'),
    path(
      'M70 84L30 50h46l24 28zM70 182l-40 32h48l26-26z',
      'fill="#6a3ad8" stroke="#22084f" stroke-width="4" stroke-linejoin="round"',
    ),
    picture(ids, 'bus', 136, 126, 196, { flip: true }),
    '</g>',
  ].join('')
}

/** A magnet with the coins that it holds. */
export function magnetWithCoins(ids: IdGenerator): string {
  const coin = (x: number, y: number): string =>
    disc(x, y, 24, 'fill="#ffc83d" stroke="#a8660a" stroke-width="5"') +
    disc(x, y, 13, 'fill="none" stroke="#fff1b8" stroke-width="4"')
  return picture(ids, 'magnet', 128, 104, 184) + coin(76, 204) + coin(108, 222) + coin(150, 222) + coin(182, 204)
}
