/** An invented maker of games. */
export interface Studio {
  id: string
  name: string
  /** Share of the catalogue: few large houses, many small ones. */
  weight: number
  /** Themes it likes best, the dearest more than once; the others come to it now and then. */
  themes: readonly string[]
  description: string
}
