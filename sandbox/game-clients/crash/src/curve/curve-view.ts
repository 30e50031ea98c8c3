import type { CrashDefinition } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { marksBelow, multipleAt } from './curve-clock.ts'
import { fillArea, type Viewport, drawGrid, strokeLine, pointOf, drawSparks } from './canvas.ts'

type CurvePhase = 'waiting' | 'flying' | 'cashed-out' | 'crashed'

/** The curve on a canvas with the hero at its tip. Rendered by `show` and on resize; colours come from the style sheet. */
export class CurveView {
  readonly root: HTMLElement
  readonly #canvas = make('canvas', { 'aria-hidden': 'true' })
  readonly #hero = make('img', { class: 'hero', alt: '', draggable: 'false' })
  readonly #game: CrashDefinition
  readonly #reducedMotion: () => boolean
  #phase: CurvePhase = 'waiting'
  #elapsed = 0

  constructor(game: CrashDefinition, reducedMotion: () => boolean) {
    this.#game = game
    this.#reducedMotion = reducedMotion
    this.#hero.src = game.hero
    this.root = make('div', { class: 'curve', 'data-phase': 'waiting' }, this.#canvas, this.#hero)
    new ResizeObserver(() => this.#render()).observe(this.root)
  }

  show(elapsed: number, phase: CurvePhase): void {
    this.#elapsed = elapsed
    if (phase !== this.#phase) this.root.dataset.phase = phase
    this.#phase = phase
    this.#render()
  }

  #render(): void {
    const { clientWidth: width, clientHeight: height } = this.root
    const canvas = this.#canvas.getContext('2d')
    if (!canvas || width === 0 || height === 0) return
    const density = Math.min(2, devicePixelRatio)
    if (this.#canvas.width !== Math.round(width * density) || this.#canvas.height !== Math.round(height * density)) {
      this.#canvas.width = Math.round(width * density)
      this.#canvas.height = Math.round(height * density)
    }
    canvas.setTransform(density, 0, 0, density, 0, 0)
    canvas.clearRect(0, 0, width, height)
    const viewport = this.#viewport(width, height)
    const colours = getComputedStyle(this.root)
    const accent = colours.getPropertyValue(this.#phase === 'crashed' ? '--muted' : '--accent').trim() || '#ffb224'
    drawGrid(canvas, viewport, marksBelow(viewport.top), colours.getPropertyValue('--text').trim() || '#fff')
    const multipleAtElapsed = (elapsed: number) => 100 * Math.exp(this.#game.growthPerMs * elapsed)
    fillArea(canvas, viewport, this.#elapsed, multipleAtElapsed, accent)
    strokeLine(canvas, viewport, this.#elapsed, multipleAtElapsed, accent)
    if (this.#phase === 'flying' && !this.#reducedMotion()) drawSparks(canvas, viewport, this.#elapsed, multipleAtElapsed, accent)
    this.#placeHero(viewport)
  }

  /** Scales the viewport with the curve, so that its tip stays visible. */
  #viewport(width: number, height: number): Viewport {
    const heroSize = this.#heroSize(width, height)
    const multiple = multipleAt(this.#game, this.#elapsed)
    return {
      left: Math.max(18, heroSize * 0.3),
      bottom: height - Math.max(26, heroSize * 0.24),
      width: width - heroSize * 0.9 - 24,
      // On narrow screens the multiple is above the curve, not next to it.
      height: height - heroSize * 0.95 - 34 - (width < 900 ? Math.min(150, height * 0.26) : 0),
      span: Math.max(6_000, this.#elapsed * 1.06),
      top: Math.max(180, 100 + (multiple - 100) * 1.16),
      edge: width,
    }
  }

  #heroSize = (width: number, height: number): number => Math.max(72, Math.min(150, width * 0.22, height * 0.34))

  #placeHero(frame: Viewport): void {
    const { clientWidth, clientHeight } = this.root
    const side = this.#heroSize(clientWidth, clientHeight)
    const [x, y] = pointOf(frame, this.#elapsed, 100 * Math.exp(this.#game.growthPerMs * this.#elapsed))
    const sway = this.#phase === 'flying' && !this.#reducedMotion() ? Math.sin(this.#elapsed / 260) * 3 : 0
    const { style } = this.#hero
    style.width = `${side}px`
    style.height = `${side}px`
    style.translate = `${x - side * 0.36}px ${y - side * 0.66 + sway}px`
    style.rotate = `${this.#phase === 'flying' && !this.#reducedMotion() ? Math.sin(this.#elapsed / 420) * 2.5 : 0}deg`
  }
}
