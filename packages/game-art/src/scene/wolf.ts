import { mix, type Palette } from '../palette.ts'
import { n1 } from './shapes.ts'

/** Right halves on a box of 200×240 around (0, 0); the left ones mirror them. */
const OUTLINE = 'M0 -54L22 -62Q34 -96 52 -124Q66 -92 70 -52L80 -22L102 -2L86 6L104 30L84 34L94 58L68 60L58 80L40 92L26 112L0 122'
const SHOULDER = 'M0 30L66 44L98 62L92 74L124 96L118 110L152 138L170 176L182 240H0'
const EAR = 'M33 -66Q42 -90 51 -106Q60 -82 60 -54L44 -50Z'
const BROW = 'M0 -54L22 -62L64 -46L70 -30L46 -22L14 -2L8 22L0 30Z'
const CHEEK = 'M70 -30L80 -22L102 -2L86 6L104 30L84 34L94 58L68 60L58 80L40 92L32 58L50 20L46 -6Z'
const MUZZLE = 'M0 4L10 14L22 50L30 74L18 96L0 102Z'
const CHIN = 'M0 84L14 82L30 74L26 96L16 112L0 118Z'
const NOSE = 'M0 56L13 54Q18 60 12 68L4 76L0 77Z'
const EYE = 'M13 13Q21 -4 48 -12Q45 4 30 10Q20 14 13 13Z'
const LID = 'M8 14L14 -2L54 -22L51 -11Q25 -4 13 14Z'
const FUR = [
  'M62 -8L84 2M60 10L80 18M58 30L76 40M52 48L68 54M42 62L52 76',
  'M18 -50L12 -22M30 -52L24 -28M44 -50L38 -32M6 -50L4 -18',
]

const half = (d: string, attributes: string): string =>
  [1, -1].map((side) => `<path d="${d}" transform="scale(${side} 1)" ${attributes}/>`).join('')
const stroke = (colour: string, width: number, opacity: number): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"`

/**
 * A wolf that faces the viewer: nearly black against the light behind it, with amber eyes. `size`: height of its head; `prefix`: of its ids, unique in
 * the picture. Without shoulders it is a head that may stand anywhere; with them its lower edge must be covered.
 */
export function watchingWolf(
  cx: number,
  cy: number,
  size: number,
  p: Pick<Palette, 'bg' | 'mid' | 'hi' | 'rim' | 'sun'>,
  { prefix, hasShoulders, rot = 0 }: { prefix: string; hasShoulders: boolean; rot?: number },
): string {
  const night = mix(p.bg, '#05040a', 0.55)
  const [coat, cheek, light] = [mix(night, p.mid, 0.22), mix(night, p.mid, 0.34), mix(night, p.hi, 0.42)]
  const eye = (side: number): string =>
    `<g transform="scale(${side} 1)"><ellipse cx="31" cy="-1" rx="34" ry="25" fill="url(#${prefix}-glow)"/><path d="${EYE}" fill="url(#${prefix}-eye)" stroke="#1b0a02" stroke-width="1.6"/><ellipse cx="32" cy="0" rx="3.6" ry="5.6" fill="#140602"/><circle cx="${side > 0 ? 30.4 : 33.6}" cy="-2.4" r="1.4" fill="#fff8dc"/></g>`
  return [
    `<defs><radialGradient id="${prefix}-eye" gradientUnits="userSpaceOnUse" cx="31" cy="0" r="20"><stop offset="0" stop-color="#fff3a6"/><stop offset=".45" stop-color="#ffb41f"/><stop offset="1" stop-color="#d4600a"/></radialGradient><radialGradient id="${prefix}-glow"><stop offset="0" stop-color="#ffb02a" stop-opacity=".75"/><stop offset=".4" stop-color="#ff8d12" stop-opacity=".3"/><stop offset="1" stop-color="#ff8d12" stop-opacity="0"/></radialGradient></defs>`,
    `<g transform="translate(${n1(cx)} ${n1(cy)}) rotate(${n1(rot)}) scale(${(size / 246).toFixed(3)})">`,
    hasShoulders ? half(SHOULDER, `fill="${night}"`) + half(SHOULDER, stroke(p.rim, 1.4, 0.3)) : '',
    half(OUTLINE, `fill="${coat}" stroke="${coat}" stroke-width="1"`),
    half(CHEEK, `fill="${cheek}"`),
    half(EAR, `fill="${night}"`),
    half(BROW, `fill="${mix(coat, p.mid, 0.16)}"`),
    half(MUZZLE, `fill="${light}"`),
    half(CHIN, `fill="${night}"`),
    half(FUR[0] as string, stroke(light, 2, 0.75)),
    half(FUR[1] as string, stroke(light, 1.6, 0.55)),
    half(NOSE, 'fill="#07050c"'),
    `<path d="M-6 59Q0 55 6 59" ${stroke('#fff', 1.6, 0.35)}/><path d="M0 76V88" ${stroke('#07050c', 2.4, 1)}/>`,
    half(LID, `fill="${night}"`),
    eye(1),
    eye(-1),
    half(OUTLINE, stroke(p.sun, 1.8, 0.55)),
    '</g>',
  ].join('')
}
