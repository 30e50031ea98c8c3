/** Particle effect of a film. */
export type Weather = 'snow' | 'bubbles' | 'stars' | 'embers' | 'confetti' | 'fireflies' | 'glints'

/** Colours of a reel at its edges and in its middle, of the frame above and below, of what lies between reels, of a winning line. */
export interface CabinetColours {
  reel: readonly [edge: string, middle: string]
  frame: readonly [top: string, bottom: string]
  seam: string
  line: string
}

export interface Material {
  code: string
  weather: Weather
  colours: { background: string; surface: string; accent: string; text: string; ink: string }
  /** Images as SVG. */
  art: string
  /** Layers of the game's scene, the farthest first. */
  scene: string[]
  cabinet: CabinetColours
  /** Outline of what stands on the frame, 360 × 40. */
  topper: string
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
  scene: ImageBitmap[]
  title: ImageBitmap
  symbols: ImageBitmap[]
}
