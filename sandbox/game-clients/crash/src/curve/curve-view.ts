import type { CrashDefinition } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { marksBelow, multipleAt } from './curve-clock.ts'
import { area, type Frame, grid, line, placeOf, sparks } from './canvas.ts'

type Mood = 'waiting' | 'flying' | 'taken' | 'gone'

/** The curve on a canvas, what rises at its tip. Draws when asked, once a frame at most; colours come from the style sheet. */
export class CurveView {
  readonly root: HTMLElement
  readonly #canvas = make('canvas', { 'aria-hidden': 'true' })
  readonly #hero = make('img', { class: 'hero', alt: '', draggable: 'false' })
  readonly #game: CrashDefinition
  readonly #calm: () => boolean
  #mood: Mood = 'waiting'
  #elapsed = 0

  constructor(game: CrashDefinition, calm: () => boolean) {
    this.#game = game
    this.#calm = calm
    this.#hero.src = game.hero
    this.root = make('div', { class: 'curve', 'data-mood': 'waiting' }, this.#canvas, this.#hero)
    new ResizeObserver(() => this.#draw()).observe(this.root)
  }

  show(elapsed: number, mood: Mood): void {
    this.#elapsed = elapsed
    if (mood !== this.#mood) this.root.dataset.mood = mood
    this.#mood = mood
    this.#draw()
  }

  #draw(): void {
    const { clientWidth: width, clientHeight: height } = this.root
    const brush = this.#canvas.getContext('2d')
    if (!brush || width === 0 || height === 0) return
    const density = Math.min(2, devicePixelRatio)
    if (this.#canvas.width !== Math.round(width * density) || this.#canvas.height !== Math.round(height * density)) {
      this.#canvas.width = Math.round(width * density)
      this.#canvas.height = Math.round(height * density)
    }
    brush.setTransform(density, 0, 0, density, 0, 0)
    brush.clearRect(0, 0, width, height)
    const frame = this.#frame(width, height)
    const colours = getComputedStyle(this.root)
    const accent = colours.getPropertyValue(this.#mood === 'gone' ? '--quiet' : '--accent').trim() || '#ffb224'
    grid(brush, frame, marksBelow(frame.top), colours.getPropertyValue('--text').trim() || '#fff')
    const at = (elapsed: number) => 100 * Math.exp(this.#game.growthPerMs * elapsed)
    area(brush, frame, this.#elapsed, at, accent)
    line(brush, frame, this.#elapsed, at, accent)
    if (this.#mood === 'flying' && !this.#calm()) sparks(brush, frame, this.#elapsed, at, accent)
    this.#place(frame)
  }

  /** The tip stays well inside: the view grows with the curve. */
  #frame(width: number, height: number): Frame {
    const side = this.#heroSide(width, height)
    const now = multipleAt(this.#game, this.#elapsed)
    return {
      left: Math.max(18, side * 0.3),
      bottom: height - Math.max(26, side * 0.24),
      width: width - side * 0.9 - 24,
      // On a narrow screen the multiple stands above the curve, not beside it.
      height: height - side * 0.95 - 34 - (width < 900 ? Math.min(150, height * 0.26) : 0),
      span: Math.max(6_000, this.#elapsed * 1.06),
      top: Math.max(180, 100 + (now - 100) * 1.16),
      edge: width,
    }
  }

  #heroSide = (width: number, height: number): number => Math.max(72, Math.min(150, width * 0.22, height * 0.34))

  #place(frame: Frame): void {
    const { clientWidth, clientHeight } = this.root
    const side = this.#heroSide(clientWidth, clientHeight)
    const [x, y] = placeOf(frame, this.#elapsed, 100 * Math.exp(this.#game.growthPerMs * this.#elapsed))
    const sway = this.#mood === 'flying' && !this.#calm() ? Math.sin(this.#elapsed / 260) * 3 : 0
    const { style } = this.#hero
    style.width = `${side}px`
    style.height = `${side}px`
    style.translate = `${x - side * 0.36}px ${y - side * 0.66 + sway}px`
    style.rotate = `${this.#mood === 'flying' && !this.#calm() ? Math.sin(this.#elapsed / 420) * 2.5 : 0}deg`
  }
}
