/** Colours of one picture, dark to light; `rim` lights the right edges, `metal` is light, middle and dark of gold, silver or copper. */
export interface Palette {
  bg: string
  far: string
  mid: string
  hi: string
  sun: string
  rim: string
  accent: string
  paper: string
  ink: string
  metal: readonly [string, string, string]
  felt: string
  sheets: readonly string[]
}

export const GOLD = ['#fff3c2', '#e2ab3f', '#8a5410'] as const
export const SILVER = ['#ffffff', '#b9c4dc', '#5d6a86'] as const
export const COPPER = ['#ffe3cf', '#d98a55', '#7c3f1b'] as const

type Base = readonly [bg: string, far: string, mid: string, hi: string, sun: string, rim: string, accent: string]
export function palette(base: Base, overrides: Partial<Palette> = {}): Palette {
  const [bg, far, mid, hi, sun, rim, accent] = base
  const defaults = { paper: '#fff8ea', ink: '#170d1d', metal: GOLD, felt: '#0c5a43', sheets: [bg, far, mid, hi, accent] }
  return { bg, far, mid, hi, sun, rim, accent, ...defaults, ...overrides }
}

const channels = (hex: string): [number, number, number] => {
  const n = Number.parseInt(hex.slice(1), 16)
  return [n >> 16, (n >> 8) & 255, n & 255]
}
const hex = (rgb: readonly number[]): string =>
  `#${rgb
    .map((c) =>
      Math.max(0, Math.min(255, Math.round(c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** `share` of b in a. */
export function mix(a: string, b: string, share: number): string {
  const x = channels(a)
  const y = channels(b)
  return hex(x.map((c, i) => c + ((y[i] as number) - c) * share))
}

/** Hue in degrees, saturation and lightness 0..1. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const a = saturation * Math.min(lightness, 1 - lightness)
  const channel = (n: number): number => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12
    return 255 * (lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return hex([channel(0), channel(8), channel(4)])
}

function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((c) => (c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
/** WCAG contrast ratio. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}
