import type { ArtBrief } from '@herna/contract/content'

export type GameFormat = 'thumbnail' | 'portrait' | 'landscape'
export type LogoVariant = 'light' | 'dark' | 'icon'
export type BannerFormat = 'hero' | 'promotion' | 'video'

/** What is to be drawn: everything the picture depends on, so that equal drawings are equal pictures. */
export type Drawing =
  | { of: 'game'; brief: Omit<ArtBrief, 'motifs'> & { motifs: string[] | null }; format: GameFormat }
  | { of: 'provider'; provider: { id: string; name: string }; variant: LogoVariant }
  | { of: 'banner'; banner: { id: string; motifs: string[] }; format: BannerFormat }
  | { of: 'icon'; motif: string }
  | { of: 'flag'; code: string }

/** Asked of the artist: WebP at a width for pictures, the SVG itself for signs (`width` null). */
export interface Order {
  drawing: Drawing
  width: number | null
}

/** Widths a picture is made at [7.37]: few, so that disk and caches hold few copies. */
const WIDTHS = [96, 148, 220, 252, 300, 440, 504, 600, 704, 860, 1200, 1600]
/** Beyond twice its natural width a picture only grows heavier. */
const NATURAL = {
  thumbnail: 440,
  portrait: 384,
  landscape: 704,
  hero: 1600,
  promotion: 704,
  video: 704,
  light: 240,
  dark: 240,
  icon: 96,
}

/** The nearest width that does not look blurred at the size asked for: at most a twentieth below it. */
export function widthFor(shape: keyof typeof NATURAL, asked: number | undefined): number {
  const natural = NATURAL[shape]
  const possible = WIDTHS.filter((width) => width <= natural * 2)
  return possible.find((width) => width >= (asked ?? natural) * 0.95) ?? possible.at(-1) ?? natural
}
