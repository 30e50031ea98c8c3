import { loadPicture } from '@herna/game-kit'

/** Words of overlays as lettering in the game's style. They are loaded when a round will show them; without them the text is shown. */
export class Lettering {
  readonly #address: string | undefined
  readonly #pictures = new Map<string, HTMLImageElement | null>()

  /** `address` has `{words}` in place of their name; undefined: the host has no lettering. */
  constructor(address: string | undefined) {
    this.#address = address
  }

  prepare(words: string): void {
    if (this.#address === undefined || this.#pictures.has(words)) return
    this.#pictures.set(words, null)
    const address = this.#address.replace(encodeURI('{words}'), words).replace('{words}', words)
    void loadPicture(address).then((picture) => this.#pictures.set(words, picture))
  }

  /** The loaded picture; null: not loaded yet, or failed. */
  of(words: string): HTMLImageElement | null {
    return this.#pictures.get(words) ?? null
  }
}
