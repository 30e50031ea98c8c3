import type { Material } from './materials.ts'

type Triple = readonly [number, number, number]

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const toGamma = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)
const rows = (matrix: readonly Triple[], [a, b, c]: Triple): Triple =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple

/** Matrices of OKLab: https://bottosson.github.io/posts/oklab/ */
const TO_CONES: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const TO_LAB: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const FROM_LAB: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const FROM_CONES: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

const labOf = (colour: string): Triple => {
  const parts = [1, 3, 5].map((at) => toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)) as unknown as Triple
  return rows(TO_LAB, rows(TO_CONES, parts).map(Math.cbrt) as unknown as Triple)
}

/** A colour (#rrggbb) in another hue of OKLCH, as light and at least as colourful as before: what `oklch(from …)` is in a style sheet. */
export function inHue(colour: string, hue: number, leastChroma = 0): string {
  const [light, a, b] = labOf(colour)
  const chroma = Math.max(Math.hypot(a, b), leastChroma)
  const angle = (hue / 180) * Math.PI
  const cones = rows(FROM_LAB, [light, chroma * Math.cos(angle), chroma * Math.sin(angle)])
  const painted = rows(FROM_CONES, cones.map((cone) => cone ** 3) as unknown as Triple)
  const bytes = painted.map((part) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, part)))) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Hue (degrees of OKLCH) of a colour. */
export function hueOf(colour: string): number {
  const [, a, b] = labOf(colour)
  return (Math.atan2(b, a) / Math.PI) * 180
}

/** Least chroma of a tinted material, as in the style sheets (`--tint-chroma`). */
export const TINT_CHROMA = 0.045

/** Least chroma of reels in the game's own hue, as in the style sheets. */
const DYE_CHROMA = 0.06

/** A cabinet's colours as its studio tints them; the light edge and what separates the reels stay. */
export function tinted(material: Material, hue: number | undefined): Material {
  if (hue === undefined) return material
  const pair = ([one, other]: readonly [string, string], chroma: number): readonly [string, string] => [
    inHue(one, hue, chroma),
    inHue(other, hue, chroma),
  ]
  return { ...material, frame: pair(material.frame, TINT_CHROMA), reel: pair(material.reel, 0), sign: pair(material.sign, 0) }
}

/** A cabinet's colours with its reels in the hue of another colour. */
export function dyed(material: Material, colour: string): Material {
  const [edge, middle] = material.reel
  const hue = hueOf(colour)
  return { ...material, reel: [inHue(edge, hue, DYE_CHROMA), inHue(middle, hue, DYE_CHROMA)] }
}
