/** What falls, rises or flies through a film. */
export type Weather = 'snow' | 'bubbles' | 'stars' | 'embers' | 'confetti' | 'fireflies' | 'glints'

export interface Material {
  code: string
  weather: Weather
  colours: { background: string; surface: string; accent: string; text: string; ink: string }
  /** Pictures as SVG. */
  art: string
  backdrop: string
  title: string
  /** By symbol id. */
  symbols: string[]
  /** Ids of the high symbols, the best paying first. */
  heroes: number[]
  strips: number[][]
  /** What the reels stop at, by reel, top row first. */
  grid: number[][]
  /** Reel and row of the winning symbols, from left to right. */
  win: [number, number][]
}

/** The pictures of a material, drawn once at the size they are shown at most. */
export interface Pictures {
  art: ImageBitmap
  backdrop: ImageBitmap
  title: ImageBitmap
  symbols: ImageBitmap[]
}
