import { disc, oval, path, rect } from '../scene/shapes.ts'

/** Vehicles of the air that the coloured pictures lack, on 256×256; they head to the upper right where they have a direction. */
const gradient = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

/** A striped hot-air balloon with its basket. */
export function hotAirBalloon(): string {
  const envelope = 'M128 14C70 14 32 54 32 104c0 46 44 72 68 98h56c24-26 68-52 68-98 0-50-38-90-96-90z'
  return [
    '<defs><clipPath id="envelope"><path d="M128 14C70 14 32 54 32 104c0 46 44 72 68 98h56c24-26 68-52 68-98 0-50-38-90-96-90z"/></clipPath>',
    `${gradient('envelope-light', '#fff5cf', '#f2a13c')}</defs>`,
    path(envelope, 'fill="url(#envelope-light)"'),
    `<g clip-path="url(#envelope)">${oval(128, 108, 66, 112, 'fill="#d8342f"')}${oval(128, 108, 30, 112, 'fill="#fff1cd"')}`,
    path('M20 112q108 40 216 0v26q-108 40-216 0z', 'fill="#1f5fa8" opacity=".92"'),
    oval(84, 70, 26, 44, 'fill="#fff" opacity=".28"'),
    path('M200 30q44 60 4 130l-40 50h80V20z', 'fill="#3a0d18" opacity=".2"'),
    '</g>',
    path('M104 202l8 22M152 202l-8 22M128 202v22', 'stroke="#5a3a1e" stroke-width="4"'),
    path('M106 222h44l-5 26q-17 6-34 0z', 'fill="#b87838" stroke="#5a3414" stroke-width="4" stroke-linejoin="round"'),
    path('M108 232h40', 'stroke="#5a3414" stroke-width="3"'),
  ].join('')
}

/** A rigid airship of 1911. */
export function airship(): string {
  return [
    `<defs>${gradient('hull', '#fff8e6', '#a8885a')}</defs>`,
    '<g transform="translate(11 11) scale(.92) rotate(-16 128 128)">',
    path('M34 96L6 66l44 12zM34 142L6 172l44-12z', 'fill="#8f3a26" stroke="#4a1a10" stroke-width="4" stroke-linejoin="round"'),
    oval(134, 119, 114, 52, 'fill="url(#hull)" stroke="#5a4220" stroke-width="4"'),
    path('M24 119h222M60 80q76-26 150 0M60 158q76 26 150 0', 'fill="none" stroke="#5a4220" stroke-width="3" opacity=".55"'),
    path('M90 72v94M134 67v104M178 72v94', 'stroke="#5a4220" stroke-width="3" opacity=".4"'),
    oval(116, 92, 70, 12, 'fill="#fff" opacity=".5"'),
    path('M96 172h80l-12 28h-56z', 'fill="#7a4a22" stroke="#3f220c" stroke-width="4" stroke-linejoin="round"'),
    [108, 128, 148].map((x) => rect(x, 178, 12, 10, 'fill="#ffe9a0"')).join(''),
    oval(84, 184, 5, 20, 'fill="#d8dde8" opacity=".85"'),
    path('M84 184h14', 'stroke="#3f220c" stroke-width="5"'),
    '</g>',
  ].join('')
}

/** A soap bubble. */
export function soapBubble(): string {
  return [
    '<defs><radialGradient id="film" cx=".4" cy=".36" r=".68"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".62" stop-color="#9fe8ff" stop-opacity=".34"/><stop offset=".84" stop-color="#f0a8ff" stop-opacity=".66"/><stop offset="1" stop-color="#fff" stop-opacity=".95"/></radialGradient></defs>',
    disc(128, 128, 108, 'fill="url(#film)" stroke="#fff" stroke-width="3"'),
    path('M58 112q8-50 58-66', 'fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".95"'),
    disc(62, 140, 7, 'fill="#fff"'),
    path('M176 208q40-20 46-66', 'fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".6"'),
  ].join('')
}

/** Icarus, his wings spread. */
export function icarus(): string {
  const wing =
    'M122 120C104 66 66 34 14 26c4 18 12 28 22 34-10 0-16 0-22 2 8 14 20 22 32 26-8 2-14 6-18 10 12 10 26 14 38 14-6 4-10 8-12 14 28 12 52 8 68-6z'
  return [
    `<defs>${gradient('wing-light', '#ffffff', '#e2b568')}</defs>`,
    '<g transform="translate(20 18) scale(.84) rotate(22 128 128)">',
    path(wing, 'fill="url(#wing-light)" stroke="#8a5a1e" stroke-width="4" stroke-linejoin="round"'),
    `<g transform="matrix(-1 0 0 1 256 0)">${path(wing, 'fill="url(#wing-light)" stroke="#8a5a1e" stroke-width="4" stroke-linejoin="round"')}</g>`,
    path('M114 190l-8 48M142 190l8 48', 'stroke="#d8965e" stroke-width="13" stroke-linecap="round"'),
    path('M108 110q20-14 40 0l10 88q-30 16-60 0z', 'fill="#fff6e0" stroke="#8a5a1e" stroke-width="4" stroke-linejoin="round"'),
    path('M102 160h52l1 12h-54z', 'fill="#c43a2a"'),
    path('M110 116L86 92M146 116l24-24', 'stroke="#d8965e" stroke-width="12" stroke-linecap="round"'),
    disc(128, 86, 24, 'fill="#e2a56e"'),
    path('M103 84q2-28 26-28t25 28q-12-14-25-12t-26 12z', 'fill="#6a3a18"'),
    '</g>',
  ].join('')
}

/** A firework rocket on its stick. */
export function fireworkRocket(): string {
  return [
    `<defs>${gradient('tube', '#ff6a8a', '#9a1450')}</defs>`,
    '<g transform="rotate(40 128 128)">',
    path('M150 120v130', 'stroke="#c8935a" stroke-width="9" stroke-linecap="round"'),
    path('M128 6l38 58H90z', 'fill="#ffd24a" stroke="#8a5208" stroke-width="5" stroke-linejoin="round"'),
    rect(96, 62, 64, 116, 'rx="8" fill="url(#tube)" stroke="#52082c" stroke-width="5"'),
    path('M98 92l60-22v22l-60 24zM98 142l60-24v22l-60 24z', 'fill="#ffe9b0"'),
    path('M112 180h32l-6 20h-20z', 'fill="#52082c"'),
    path('M128 252q-20-24-8-52h16q12 28-8 52z', 'fill="#ffb224"'),
    path('M128 232q-8-14-3-30h6q5 16-3 30z', 'fill="#fff6c8"'),
    '</g>',
  ].join('')
}
