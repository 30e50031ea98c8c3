import type { Palette } from '../palette.ts'

const blur = (id: string, deviation: number, margin: number): string =>
  `<filter id="${id}" x="-${margin}%" y="-${margin}%" width="${100 + 2 * margin}%" height="${100 + 2 * margin}%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`

/** One light from the upper left: highlight, shade in the background's colour, rim in the palette's colour, drop shadow. */
const lit = (p: Palette): string =>
  `<filter id="lit" x="-25%" y="-25%" width="150%" height="150%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="4" result="b"/><feSpecularLighting in="b" surfaceScale="5" specularConstant=".75" specularExponent="16" lighting-color="#fff" result="sp"><feDistantLight azimuth="235" elevation="42"/></feSpecularLighting><feComposite in="sp" in2="SourceAlpha" operator="in" result="spec"/><feOffset in="SourceAlpha" dx="-5" dy="3" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="r"/><feGaussianBlur in="r" stdDeviation="1.3" result="rb"/><feFlood flood-color="${p.rim}" flood-opacity=".9"/><feComposite in2="rb" operator="in" result="rim0"/><feComposite in="rim0" in2="SourceAlpha" operator="in" result="rim"/><feOffset in="SourceAlpha" dx="6" dy="-5" result="o2"/><feComposite in="SourceAlpha" in2="o2" operator="out" result="u"/><feGaussianBlur in="u" stdDeviation="5" result="ub"/><feFlood flood-color="${p.bg}" flood-opacity=".6"/><feComposite in2="ub" operator="in" result="under0"/><feComposite in="under0" in2="SourceAlpha" operator="in" result="under"/><feGaussianBlur in="SourceAlpha" stdDeviation="9" result="sh"/><feOffset in="sh" dy="10" result="sh2"/><feFlood flood-color="#000" flood-opacity=".5"/><feComposite in2="sh2" operator="in" result="shadow"/><feComposite in="under" in2="SourceGraphic" operator="atop" result="l0"/><feComposite in="spec" in2="l0" operator="atop" result="l1"/><feComposite in="rim" in2="l1" operator="atop" result="l2"/><feMerge><feMergeNode in="shadow"/><feMergeNode in="l2"/></feMerge></filter>`

const EMBOSS =
  '<filter id="emboss" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="2.2" result="b"/><feSpecularLighting in="b" surfaceScale="6" specularConstant="1.1" specularExponent="22" lighting-color="#fff3c4" result="s"><feDistantLight azimuth="240" elevation="38"/></feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="s2"/><feOffset in="SourceAlpha" dy="4" result="o"/><feGaussianBlur in="o" stdDeviation="4" result="ob"/><feFlood flood-color="#000" flood-opacity=".8"/><feComposite in2="ob" operator="in" result="sh"/><feMerge><feMergeNode in="sh"/><feMergeNode in="SourceGraphic"/><feMergeNode in="s2"/></feMerge></filter>'

/** Rim light and shadow only, for people: faces have their own shading. */
const person = (p: Palette): string =>
  `<filter id="person" x="-20%" y="-20%" width="140%" height="140%"><feOffset in="SourceAlpha" dx="-3" dy="2" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="r"/><feGaussianBlur in="r" stdDeviation="1.2" result="rb"/><feFlood flood-color="${p.rim}" flood-opacity=".85"/><feComposite in2="rb" operator="in" result="c0"/><feComposite in="c0" in2="SourceAlpha" operator="in" result="rim"/><feGaussianBlur in="SourceAlpha" stdDeviation="8" result="sh"/><feFlood flood-color="#000" flood-opacity=".6"/><feComposite in2="sh" operator="in" result="shadow"/><feMerge><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/><feMergeNode in="rim"/></feMerge></filter>`

const stops = (...list: readonly (readonly [number, string, number?])[]): string =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/** Filters and gradients that every family may use, by id. */
const definitions = (p: Palette): Record<string, string> => ({
  lit: lit(p),
  emboss: EMBOSS,
  person: person(p),
  cut: '<filter id="cut" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="5" stdDeviation="6" flood-color="#000" flood-opacity=".42"/></filter>',
  blur2: blur('blur2', 2, 10),
  blur6: blur('blur6', 6, 40),
  blur14: blur('blur14', 14, 60),
  blur30: blur('blur30', 30, 80),
  dusk: `<filter id="dusk" x="-10%" y="-10%" width="120%" height="120%"><feFlood flood-color="${p.bg}" flood-opacity=".42"/><feComposite in2="SourceAlpha" operator="in" result="t"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="t"/></feMerge></filter>`,
  grain:
    '<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 .5 -.14"/></filter>',
  gold: `<linearGradient id="gold" x1="0" y1="0" x2=".3" y2="1">${stops([0, p.metal[0]], [0.45, p.metal[1]], [0.55, p.metal[2]], [1, p.metal[1]])}</linearGradient>`,
  coin: `<linearGradient id="coin" x1="0" y1="0" x2="1" y2="1">${stops([0, '#fff4bd'], [0.5, '#ffc83d'], [1, '#e38f12'])}</linearGradient>`,
  sky: `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops([0, p.bg], [0.62, p.mid], [1, p.hi])}</linearGradient>`,
  day: `<linearGradient id="day" x1="0" y1="0" x2="0" y2="1">${stops([0, p.mid], [0.6, p.hi], [1, p.sun])}</linearGradient>`,
  sea: `<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1">${stops([0, p.hi], [0.45, p.mid], [1, p.bg])}</linearGradient>`,
  glow: `<radialGradient id="glow">${stops([0, p.hi, 1], [0.5, p.mid, 0.55], [1, p.mid, 0])}</radialGradient>`,
  halo: `<radialGradient id="halo">${stops([0, '#fff', 0.95], [0.35, p.rim, 0.55], [1, p.rim, 0])}</radialGradient>`,
  foot: `<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1">${stops([0, p.bg, 0], [0.6, p.bg, 0.72], [1, p.bg, 0.96])}</linearGradient>`,
  top: `<linearGradient id="top" x1="0" y1="0" x2="0" y2="1">${stops([0, '#000', 0.38], [1, '#000', 0])}</linearGradient>`,
  vig: `<radialGradient id="vig" cx=".5" cy=".45" r=".78">${stops([0.55, '#000', 0], [1, '#000', 0.55])}</radialGradient>`,
  calm: `<radialGradient id="calm" r=".75">${stops([0, p.bg, 0.82], [0.55, p.bg, 0.55], [1, p.bg, 0])}</radialGradient>`,
})

/** Metals and stones for signs rendered in place of a coloured picture: light, body, shade, edge. */
const MATERIALS: Record<string, readonly [string, string, string, string]> = {
  gold: ['#fff0a8', '#f3b73a', '#b4690f', '#5a2a06'],
  silver: ['#ffffff', '#c3cfe4', '#75849f', '#2b3347'],
  copper: ['#ffdcbf', '#d98a55', '#8f4720', '#3f1a08'],
  jade: ['#d6ffd8', '#46c088', '#12704f', '#053324'],
  ruby: ['#ffc9c9', '#ea3f57', '#9a1130', '#430414'],
  azure: ['#d5f2ff', '#3d9df0', '#1450b0', '#06205a'],
  violet: ['#f0dcff', '#a463ee', '#5a23a8', '#26094f'],
  bone: ['#fffdf2', '#e9ddc0', '#ab9672', '#4d3e26'],
  night: ['#aab0d8', '#4b5284', '#242848', '#0b0c1c'],
}
export type Material = 'gold' | 'silver' | 'copper' | 'jade' | 'ruby' | 'azure' | 'violet' | 'bone' | 'night'
export const edgeOf = (material: Material): string => MATERIALS[material]?.[3] ?? '#000000'
const materialGradients = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(MATERIALS).map(([name, [light, body, shade]]) => [
      `cast-${name}`,
      `<linearGradient id="cast-${name}" gradientUnits="userSpaceOnUse" x1="120" y1="0" x2="392" y2="512">${stops([0, light], [0.45, body], [0.55, body], [1, shade])}</linearGradient>`,
    ]),
  )

/** Only the definitions that the body references, so that an SVG stays small; without those that `own` definitions replace. */
export function definitionsFor(body: string, p: Palette, own = ''): string {
  const used = new Set([...body.matchAll(/url\(#([\w-]+)\)/g)].map((match) => match[1] as string))
  for (const [, id] of own.matchAll(/\sid="([^"]+)"/g)) used.delete(id as string)
  return Object.entries({ ...definitions(p), ...materialGradients() })
    .filter(([id]) => used.has(id))
    .map(([, markup]) => markup)
    .join('')
}
