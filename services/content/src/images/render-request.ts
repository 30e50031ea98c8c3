import type { ArtBrief } from '@herna/contract/content'

export type GameFormat = 'thumbnail' | 'portrait' | 'landscape'
export type LogoVariant = 'light' | 'dark' | 'icon'
export type BannerFormat = 'hero' | 'promotion' | 'video'

/** Everything an image depends on, so that equal specs give equal images. */
export type ImageSpec =
  | { kind: 'game'; brief: Omit<ArtBrief, 'motifs'> & { motifs: string[] | null }; format: GameFormat }
  | { kind: 'provider'; provider: { id: string; name: string }; variant: LogoVariant }
  | { kind: 'banner'; banner: { id: string; motifs: string[] }; format: BannerFormat }
  | { kind: 'icon'; motif: string }
  | { kind: 'flag'; code: string }

/** A request to an image worker: WebP at `width` pixels, or the SVG itself for icons and flags (`width` null). */
export interface RenderRequest {
  image: ImageSpec
  width: number | null
}

/** Supported widths [7.37]: few, so that disk and caches store few copies. */
const WIDTHS = [96, 148, 220, 252, 300, 440, 504, 600, 704, 860, 1200, 1600]
/** Natural widths; more than twice the natural width adds size without detail. */
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

/** The smallest supported width that is at most 5 % below the requested one. */
export function widthFor(shape: keyof typeof NATURAL, requested: number | undefined): number {
  const natural = NATURAL[shape]
  const supported = WIDTHS.filter((width) => width <= natural * 2)
  return supported.find((width) => width >= (requested ?? natural) * 0.95) ?? supported.at(-1) ?? natural
}
