/** Particle effect of a film. */
export type Weather = 'snow' | 'bubbles' | 'stars' | 'embers' | 'confetti' | 'fireflies' | 'glints'

export interface Material {
  code: string
  weather: Weather
  colours: { background: string; surface: string; accent: string; text: string; ink: string }
  /** Images as SVG. */
  art: string
  backdrop: string
  title: string
  /** By symbol id. */
  symbols: string[]
  /** Ids of the high symbols, the best paying first. */
  heroes: number[]
  strips: number[][]
  /** Final symbols by reel, top row first. */
  grid: number[][]
  /** Reel and row of the winning symbols, from left to right. */
  win: [number, number][]
}

/** The images of a material, rendered once at their maximum size. */
export interface RenderedImages {
  art: ImageBitmap
  backdrop: ImageBitmap
  title: ImageBitmap
  symbols: ImageBitmap[]
}
