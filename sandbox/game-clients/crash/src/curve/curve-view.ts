import type { CrashDefinition } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { drawBurst } from './bursts.ts'
import { drawGrid, drawRamp } from './canvas.ts'
import type { Flown } from './flown.ts'
import { marksBelow, multipleAt } from './growth.ts'
import { drawParticles } from './particles.ts'
import { drawTrail } from './trails.ts'
import { pointOf, type Viewport, viewportOf } from './viewport.ts'

/** What is drawn: the vehicle on its ramp, in flight, or its burst. Times in ms. */
export type CurveFrame =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'flying'; readonly elapsed: number }
  | { readonly kind: 'crashed'; readonly elapsed: number; readonly since: number }

/** The flight on a canvas with the vehicle at the end of its trail. Colours come from the style sheet. */
export class CurveView {
  readonly root: HTMLElement
  readonly #canvas = make('canvas', { 'aria-hidden': 'true' })
  readonly #vehicle = make('img', { class: 'vehicle', alt: '', draggable: 'false' })
  readonly #game: CrashDefinition
  readonly #reducedMotion: () => boolean
  #frame: CurveFrame = { kind: 'waiting' }
  #accent = ''

  constructor(game: CrashDefinition, reducedMotion: () => boolean) {
    this.#game = game
    this.#reducedMotion = reducedMotion
    this.#vehicle.src = game.hero
    this.root = make('div', { class: 'curve', 'data-kind': 'waiting' }, this.#canvas, this.#vehicle)
    new ResizeObserver(() => this.#render()).observe(this.root)
  }

  show(frame: CurveFrame): void {
    // The ramp does not move: it is drawn once.
    if (frame.kind === 'waiting' && this.#frame.kind === 'waiting' && this.#accent !== '') return
    this.#frame = frame
    if (this.root.dataset['kind'] !== frame.kind) this.root.dataset['kind'] = frame.kind
    this.#render()
  }

  #render(): void {
    const { clientWidth: width, clientHeight: height } = this.root
    const brush = this.#canvas.getContext('2d')
    if (!brush || width === 0 || height === 0) return
    this.#accent ||= getComputedStyle(this.root).getPropertyValue('--trail').trim() || '#fff'
    const density = Math.min(2, devicePixelRatio)
    const [pixelWidth, pixelHeight] = [Math.round(width * density), Math.round(height * density)]
    if (this.#canvas.width !== pixelWidth || this.#canvas.height !== pixelHeight)
      Object.assign(this.#canvas, { width: pixelWidth, height: pixelHeight })
    brush.setTransform(density, 0, 0, density, 0, 0)
    brush.clearRect(0, 0, width, height)
    const frame = this.#frame
    const elapsed = frame.kind === 'waiting' ? 0 : frame.elapsed
    const view = viewportOf(width, height, elapsed, multipleAt(this.#game, elapsed))
    const flown: Flown = {
      view,
      elapsed,
      multipleAt: (time) => 100 * Math.exp(this.#game.growthPerMs * time),
      colour: this.#accent,
    }
    const tip = pointOf(view, elapsed, flown.multipleAt(elapsed))
    drawGrid(brush, view, frame.kind === 'waiting' ? [] : marksBelow(view.top))
    if (view.span > elapsed || frame.kind === 'waiting') drawRamp(brush, view, '#fff3d6')
    this.#drawFlight(brush, flown, tip)
    this.#placeVehicle(view, tip)
  }

  #drawFlight(brush: CanvasRenderingContext2D, flown: Flown, [x, y]: [number, number]): void {
    const { trail, particles, burst } = this.#game.flight
    const frame = this.#frame
    drawTrail(brush, trail, flown)
    if (this.#reducedMotion()) return
    if (frame.kind === 'flying') drawParticles(brush, particles, flown)
    if (frame.kind === 'crashed')
      drawBurst(brush, burst, frame.since, { x, y, size: flown.view.vehicle * 0.9, colour: flown.colour, particles })
  }

  #placeVehicle({ vehicle }: Viewport, [x, y]: [number, number]): void {
    const frame = this.#frame
    const isMoving = frame.kind === 'flying' && !this.#reducedMotion()
    const sway = isMoving ? Math.sin(frame.elapsed / 260) * 2.5 : 0
    const { style } = this.#vehicle
    style.width = `${vehicle}px`
    style.height = `${vehicle}px`
    // On the ramp it stands on its lower edge; in flight the trail ends in its lower left part.
    const [right, up] = frame.kind === 'waiting' ? [0.5, 0.94] : [0.24, 0.8]
    style.translate = `${x - vehicle * right}px ${y - vehicle * up + sway}px`
    style.rotate = isMoving ? `${Math.sin(frame.elapsed / 420) * 2}deg` : '0deg'
  }
}
