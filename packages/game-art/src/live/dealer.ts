import type { SeededRandom } from '../seed.ts'
import { n1 } from '../scene/shapes.ts'

const SKINS = [
  ['#f3cdb0', '#d79f7c'],
  ['#eec3a0', '#c98f69'],
  ['#e3ad84', '#b97f58'],
  ['#cf9468', '#a06a44'],
  ['#b67a4e', '#8a5734'],
  ['#8a5735', '#613a21'],
  ['#6b4129', '#482916'],
] as const
const DARK_HAIR = ['#0f0b0d', '#16100e', '#1a1210', '#2a1b14'] as const
const LIGHT_HAIR = ['#3a2016', '#5c3317', '#8a4a1e', '#b5702c', '#caa05a', '#6b6570'] as const
const CLOTHS = [
  '#7d1f3c',
  '#1d1a26',
  '#24335a',
  '#2e1a5c',
  '#5b1f86',
  '#0f4a55',
  '#3b1220',
  '#8d1d33',
  '#0f4d36',
  '#6a3412',
  '#16213f',
  '#7a4a10',
] as const
const TIES = ['#8d1d33', '#ffb224', '#24335a', '#0f6b48', '#c9ccd8', '#5b1f86'] as const
type Cut = 'long' | 'bob' | 'bun' | 'ponytail' | 'waves' | 'short' | 'crop' | 'slick' | 'bald'
type Outfit = 'dress' | 'vest' | 'suit'

export interface Dealer {
  skin: readonly [light: string, shade: string]
  hair: string
  cut: Cut
  isWoman: boolean
  hasBeard: boolean
  hasGlasses: boolean
  outfit: Outfit
  cloth: string
  tie: string
}

/** A random dealer. `isWomanByMotif` is set when the brief's motifs contain a queen or a king, so that the picture matches the dealer's name. */
export function dealerOf(r: SeededRandom, isWomanByMotif: boolean | null = null): Dealer {
  const randomIsWoman = r() < 0.58
  const isWoman = isWomanByMotif ?? randomIsWoman
  const skin = r.pick(SKINS)
  const dark = SKINS.indexOf(skin) > 2
  return {
    isWoman,
    skin,
    hair: r.pick(dark || r() < 0.4 ? DARK_HAIR : LIGHT_HAIR),
    cut: isWoman
      ? r.pick(['long', 'bob', 'bun', 'ponytail', 'waves'] as const)
      : r.pick(['short', 'short', 'crop', 'slick', 'bald'] as const),
    hasBeard: !isWoman && r() < 0.4,
    hasGlasses: r() < 0.14,
    outfit: isWoman ? r.pick(['dress', 'dress', 'suit', 'vest'] as const) : r.pick(['vest', 'vest', 'suit'] as const),
    cloth: r.pick(CLOTHS),
    tie: r.pick(TIES),
  }
}

const HAIR_BACK: Partial<Record<Cut, string>> = {
  long: '<path d="M-25 10C-30-24 30-24 25 10C27 34 36 48 30 66C20 78-20 78-30 66C-36 48-27 34-25 10Z"/>',
  waves:
    '<path d="M-26 8C-32-26 32-26 26 8C34 20 26 30 35 44C40 58 26 64 22 58C8 66-8 66-22 58C-26 64-40 58-35 44C-26 30-34 20-26 8Z"/>',
  bob: '<path d="M-25 10C-28-24 28-24 25 10C27 24 28 34 23 41C10 47-10 47-23 41C-28 34-27 24-25 10Z"/>',
  bun: '<circle cy="-20" r="9.5"/><path d="M-22 8C-25-22 25-22 22 8L20 24H-20Z"/>',
  ponytail:
    '<path d="M14-12C40-14 44 22 32 58C28 66 22 60 26 50C32 30 28 8 14 2Z"/><path d="M-22 8C-25-22 25-22 22 8L20 22H-20Z"/>',
}
const HAIR_TOP: Partial<Record<Cut, string>> = {
  long: '<path d="M-22 12C-24-6-15-12-3-11C10-14 24-6 22 13C18 4 12-2 2-4C-8-3-17 2-22 12Z"/>',
  waves: '<path d="M-23 14C-27-8-12-17 2-15C18-17 27-6 23 14C20 4 15-4 6-6C0 2-14 0-18 4C-21 8-22 11-23 14Z"/>',
  bob: '<path d="M-23 20C-26-10-10-17 2-16C16-16 26-6 23 20C21 8 18 0 12-3C2 1-14 1-18 2C-21 8-22 14-23 20Z"/>',
  bun: '<path d="M-21 9C-22-10-10-16 0-16C12-16 22-10 21 9C18-1 10-7 0-7C-10-7-18-1-21 9Z"/>',
  ponytail: '<path d="M-21 10C-23-10-10-17 2-16C14-16 23-8 21 10C18 0 8-8-4-7C-13-5-18 0-21 10Z"/>',
  short: '<path d="M-21 10C-25-10-12-20 3-19C18-19 25-8 21 10C20 2 17-3 13-5C4-3-10-3-15-6C-19-2-20 4-21 10Z"/>',
  crop: '<path d="M-20 7C-22-12-11-17 0-17C11-17 22-12 20 7C18-4 12-9 0-9C-12-9-18-4-20 7Z"/>',
  slick: '<path d="M-21 9C-24-12-8-21 6-20C19-18 24-8 21 9C19 0 16-6 11-8C2-10-12-9-16-4C-19 0-20 5-21 9Z"/>',
}

const BODY = 'M-64 142V128C-64 88-52 74-34 68L-12 58H12L34 68C52 74 64 88 64 128V142Z'
const OUTFITS: Record<Outfit, (d: Dealer) => string> = {
  vest: (d) =>
    `<path d="${BODY}" fill="#efeaf2"/><path d="M-50 76L-12 59-4 92V142H-64V128C-64 92-58 82-50 76Z" fill="${d.cloth}"/><path d="M50 76L12 59 4 92V142H64V128C64 92 58 82 50 76Z" fill="${d.cloth}"/><path d="M-12 59L-20 76-4 94ZM12 59L20 76 4 94Z" fill="#000" opacity=".32"/><path d="M-13 62L0 67L13 62V76L0 70L-13 76Z" fill="${d.isWoman ? d.tie : '#15121c'}"/><circle cy="69" r="3" fill="#2d2836"/>`,
  dress: (d) =>
    `<path d="${BODY}" fill="${d.skin[0]}"/><path d="M-64 142V128C-64 96-56 84-44 76C-34 92-16 98 0 98C16 98 34 92 44 76C56 84 64 96 64 128V142Z" fill="${d.cloth}"/><path d="M-44 76C-34 92-16 98 0 98C16 98 34 92 44 76" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="1.6"/><path d="M-13 60C-10 80 10 80 13 60" fill="none" stroke="#f0cf7a" stroke-width="1.3"/><circle cy="75.5" r="2" fill="#ffe9a8"/>`,
  suit: (d) =>
    `<path d="${BODY}" fill="${d.cloth}"/><path d="M-13 58L0 92L13 58Z" fill="#f5f1f7"/><path d="M-13 57L-25 72-1 104ZM13 57L25 72 1 104Z" fill="#000" opacity=".3"/><path d="M-3 66h6l2.5 22L0 94l-5.5-6z" fill="${d.tie}"/>`,
}

function features(d: Dealer): string {
  const [, shade] = d.skin
  const brow = d.cut === 'bald' ? '#3a2a22' : d.hair
  const lash = d.isWoman
    ? '<path d="M-12 8.5Q-8.5 5.5-5 8.5M5 8.5Q8.5 5.5 12 8.5" fill="none" stroke="#1b1218" stroke-width="1.4" stroke-linecap="round"/>'
    : ''
  const beard = d.hasBeard
    ? `<path d="M-19 16C-18 34-9 43 0 43C9 43 18 34 19 16C17 25 11 24 8 23.5Q0 21-8 23.5C-11 24-17 25-19 16ZM-6.5 27Q0 33 6.5 27Q0 25.5-6.5 27Z" fill-rule="evenodd" fill="${d.cut === 'bald' ? '#2a1b14' : d.hair}" opacity=".92"/>`
    : ''
  const glasses = d.hasGlasses
    ? '<g fill="#fff" fill-opacity=".12" stroke="#2a2430" stroke-width="1.6"><circle cx="-8.5" cy="10" r="6"/><circle cx="8.5" cy="10" r="6"/><path d="M-2.500 9.500Q0 8 2.500 9.500M-14.500 9L-19 8M14.500 9L19 8" fill="none"/></g>'
    : ''
  const earrings = d.isWoman
    ? '<circle cx="-20.5" cy="21" r="1.7" fill="#ffe9a8"/><circle cx="20.5" cy="21" r="1.7" fill="#ffe9a8"/>'
    : ''
  return `<g fill="none" stroke="${brow}" stroke-width="2" stroke-linecap="round"><path d="M-13 4Q-9 1-5 3.5M5 3.5Q9 1 13 4"/></g><ellipse cx="-8.5" cy="10" rx="2.3" ry="2.7" fill="#221a22"/><ellipse cx="8.5" cy="10" rx="2.3" ry="2.7" fill="#221a22"/><circle cx="-9.3" cy="9" r=".8" fill="#fff"/><circle cx="7.7" cy="9" r=".8" fill="#fff"/>${lash}<path d="M0 11C1.500 16 2.500 18 0 19.500" fill="none" stroke="${shade}" stroke-width="1.8" stroke-linecap="round"/><path d="M-7.500 26.500Q0 ${d.isWoman ? 34 : 33} 7.500 26.500Q0 28.500-7.500 26.500Z" fill="${d.isWoman ? '#b23a4c' : '#8e4a44'}"/><path d="M-5.500 27.300Q0 29.600 5.500 27.300L4.500 28.800Q0 30.500-4.500 28.800Z" fill="#fff"/>${beard}${glasses}<g fill="${d.hair}">${HAIR_TOP[d.cut] ?? ''}</g>${earrings}`
}

/** A bust in flat shapes with one key light and a coloured rim; `base` is the y below which the table covers it. */
export function renderDealer(cx: number, base: number, k: number, d: Dealer): string {
  const [light, shade] = d.skin
  return `<g transform="translate(${n1(cx)} ${n1(base)}) scale(${k.toFixed(3)}) translate(0 -126)"><g filter="url(#person)"><g fill="${d.hair}">${HAIR_BACK[d.cut] ?? ''}</g><g transform="translate(0 -10)">${OUTFITS[d.outfit](d)}<path d="M-10 28V58C-6 66 6 66 10 58V28Z" fill="${shade}"/></g><path d="M-20 8C-20-18 20-18 20 8C20 28 10 42 0 42C-10 42-20 28-20 8Z" fill="${light}"/><path d="M2-12C14-12 20-4 20 8C20 28 10 42 0 42C10 34 14 8 2-12Z" fill="${shade}" opacity=".5"/><ellipse cx="-20" cy="13" rx="3" ry="5" fill="${light}"/><ellipse cx="20" cy="13" rx="3" ry="5" fill="${shade}"/>${features(d)}</g></g>`
}
