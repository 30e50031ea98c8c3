// WCAG 2.2 contrast, so that any studio's palette is legible. Colours are `#rrggbb`.

type Rgb = readonly [number, number, number]

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

export function parseColour(hex: string): Rgb | null {
  const match = HEX.exec(hex)
  return match ? [parseInt(match[1] ?? '', 16), parseInt(match[2] ?? '', 16), parseInt(match[3] ?? '', 16)] : null
}

const toHex = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const channel = (value: number): number => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const luminance = ([red, green, blue]: Rgb): number => 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)

export function contrast(first: string, second: string): number {
  const [a, b] = [parseColour(first), parseColour(second)]
  if (a === null || b === null) return 1
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Blends `share` (0 to 1) of `over` onto `under`. */
export function mix(under: string, over: string, share: number): string {
  const [a, b] = [parseColour(under), parseColour(over)]
  if (a === null || b === null) return under
  return toHex([0, 1, 2].map((part) => (a[part] ?? 0) * (1 - share) + (b[part] ?? 0) * share) as unknown as Rgb)
}

/** The colour darkened to at most this luminance. */
export function darkened(colour: string, maxLuminance: number): string {
  for (let share = 0; share < 1; share += 0.05) {
    const shade = mix(colour, '#000000', share)
    if (luminance(parseColour(shade) ?? [0, 0, 0]) <= maxLuminance) return shade
  }
  return '#000000'
}

/** The colour lightened to at least this luminance. */
export function lightened(colour: string, minLuminance: number): string {
  for (let share = 0; share < 1; share += 0.05) {
    const shade = mix(colour, '#ffffff', share)
    if (luminance(parseColour(shade) ?? [0, 0, 0]) >= minLuminance) return shade
  }
  return '#ffffff'
}

/** The colour, or its nearest shade towards white or black with at least this contrast ratio on `ground`. */
export function legible(colour: string, ground: string, ratio: number): string {
  const towards = contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000'
  for (let step = 0; step <= 20; step++) {
    const shade = mix(colour, towards, step / 20)
    if (contrast(shade, ground) >= ratio) return shade
  }
  return towards
}

/** Text colour with a contrast of 4.5 on `ground`: near-black, else white, else black. */
export const inkOn = (ground: string): string => ['#14101c', '#ffffff'].find((ink) => contrast(ink, ground) >= 4.5) ?? '#000000'
