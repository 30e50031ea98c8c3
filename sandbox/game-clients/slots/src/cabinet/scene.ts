import type { World } from '@herna/contract/games'
import { make } from '@herna/game-kit'

/** Layers from the farthest, and by how much of its height each moves when a spin starts. */
const LAYERS = [
  ['far', 0.02],
  ['middle', 0.04],
  ['near', 0.08],
] as const
/** The camera rises with the reels' start and sinks back while they stop; in ms. */
const RISE = 520
const SINK = 1_100

/** The scene behind the cabinet: three layers, each a picture of the format that fits the screen, and a second one for bonus features. */
export class Scene {
  readonly root: HTMLElement
  /** Resolves when all layers can be shown, or have failed. */
  readonly loaded: Promise<unknown>
  readonly #world: World
  readonly #layers: readonly (readonly [HTMLElement, number])[]
  #motions: Animation[] = []
  #hasBonus = false

  constructor(world: World) {
    this.#world = world
    const pictures = LAYERS.map(([name, depth]) => {
      const { picture, image } = pictureOf(world[name])
      return { image, depth, layer: make('div', { class: `scene-layer scene-${name}` }, picture) }
    })
    this.root = make('div', { class: 'scene', 'aria-hidden': 'true' }, ...pictures.map(({ layer }) => layer))
    this.root.classList.toggle('is-light', world.isLight)
    this.#layers = pictures.map(({ layer, depth }) => [layer, depth] as const)
    this.loaded = Promise.all(pictures.map(({ image }) => settled(image)))
  }

  /** Moves the layers against each other while a spin runs; not called with reduced motion. */
  move(): void {
    for (const motion of this.#motions) motion.cancel()
    this.#motions = this.#layers.map(([layer, depth]) =>
      layer.animate(
        [
          { transform: 'none', easing: 'cubic-bezier(.3,0,.2,1)' },
          { transform: `translateY(${depth * 100}%)`, offset: RISE / (RISE + SINK), easing: 'cubic-bezier(.4,0,.3,1)' },
          { transform: 'none' },
        ],
        { duration: RISE + SINK },
      ),
    )
  }

  /** Loads the pictures of the bonus feature, which most rounds do not show. */
  prepareBonus(): void {
    const { bonus } = this.#world
    if (!bonus || this.#hasBonus) return
    this.#hasBonus = true
    for (const [place, [name]] of LAYERS.entries()) {
      const { picture, image } = pictureOf(bonus[name])
      picture.classList.add('of-bonus')
      // Until it has loaded, and if it fails, the usual layer stays.
      void settled(image).then(() => picture.classList.toggle('is-loaded', image.naturalWidth > 0))
      this.#layers[place]?.[0].append(picture)
    }
  }

  /** The pictures change by their opacity. */
  showBonus(isOn: boolean): void {
    if (isOn) this.prepareBonus()
    this.root.classList.toggle('in-bonus', isOn)
  }
}

function pictureOf({ tall, wide }: World['far']): { picture: HTMLPictureElement; image: HTMLImageElement } {
  const image = make('img', { src: tall, alt: '', draggable: 'false' })
  return { picture: make('picture', {}, make('source', { srcset: wide, media: '(min-aspect-ratio: 1/1)' }), image), image }
}

const settled = (image: HTMLImageElement): Promise<void> =>
  new Promise((done) => {
    const decoded = (): void => done()
    image.addEventListener('load', () => void image.decode().then(decoded, decoded), { once: true })
    image.addEventListener('error', decoded, { once: true })
  })
