/** An invented game studio. */
export interface Studio {
  id: string
  name: string
  /** Relative share of the catalogue. */
  weight: number
  /** Preferred themes, repeated to raise their probability; other themes are drawn occasionally. */
  themes: readonly string[]
  description: string
}
