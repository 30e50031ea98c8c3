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

/** The scene behind the cabinet: three pictures, of the format that fits the screen. */
export class Scene {
  readonly root: HTMLElement
  /** Resolves when all layers can be shown, or have failed. */
  readonly loaded: Promise<unknown>
  readonly #layers: readonly (readonly [HTMLElement, number])[]
  #motions: Animation[] = []

  constructor(world: World) {
    const pictures = LAYERS.map(([name, depth]) => {
      const image = make('img', { src: world[name].tall, alt: '', draggable: 'false' })
      const wide = make('source', { srcset: world[name].wide, media: '(min-aspect-ratio: 1/1)' })
      return { image, depth, layer: make('picture', { class: `scene-layer scene-${name}` }, wide, image) }
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
}

const settled = (image: HTMLImageElement): Promise<void> =>
  new Promise((done) => {
    const decoded = (): void => done()
    image.addEventListener('load', () => void image.decode().then(decoded, decoded), { once: true })
    image.addEventListener('error', decoded, { once: true })
  })
