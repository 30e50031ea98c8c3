import type { CrashDefinition } from '@herna/contract/games'
import { loadPicture, make } from '@herna/game-kit'

/** The scene has moved fully after so long a flight. */
const FULL_RISE_MS = 25_000

/** The game's scene in three layers; each is shown when it has loaded, and sinks a little while the vehicle climbs, the near one most. */
export class Sky {
  readonly root: HTMLElement
  readonly #reducedMotion: () => boolean
  #rise = 0

  constructor({ world }: Pick<CrashDefinition, 'world'>, reducedMotion: () => boolean) {
    this.#reducedMotion = reducedMotion
    const layers = (['far', 'middle', 'near'] as const).map((layer) => {
      const root = make('div', { class: `sky-layer sky-${layer}` })
      void loadPicture(world[layer].wide).then((picture) => {
        if (picture === null) return
        picture.alt = ''
        root.append(picture)
      })
      return root
    })
    this.root = make('div', { class: 'sky', 'aria-hidden': 'true' }, ...layers)
  }

  /** `elapsed`: ms of the flight, 0 before it. */
  show(elapsed: number): void {
    const rise = this.#reducedMotion() ? 0 : Math.min(1, elapsed / FULL_RISE_MS)
    if (rise === this.#rise) return
    this.#rise = rise
    this.root.style.setProperty('--rise', rise.toFixed(4))
  }
}
