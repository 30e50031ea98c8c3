import type { CrashDefinition } from '@herna/contract/games'
import { CurveClock, elapsedAt, multipleAt } from '../curve/index.ts'
import type { CrashRound } from '../session/index.ts'
import { texts } from '../texts/index.ts'
import type { Screen } from './screen.ts'

/** How long a result is shown before the next round can start. */
const RESULT_MS = 1_400

interface FlightCallbacks {
  /** Every frame, with the displayed multiple in hundredths. */
  onRise(multiple: number): void
  /** Every time the displayed multiple passes a whole number. */
  onWholeMultiple(multiple: number): void
}

/** Animates one round: the curve rises while the round is open, then shows the result. */
export class CurveAnimation {
  readonly #game: CrashDefinition
  readonly #screen: Screen
  readonly #callbacks: FlightCallbacks
  #clock = new CurveClock()
  #frame = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #finish: (() => void) | null = null
  #lastWholeMultiple = 1
  #displayedMs = 0
  /** Text next to the multiple; set by the view. */
  statusText: string = texts.states.flying

  constructor(game: CrashDefinition, screen: Screen, callbacks: FlightCallbacks) {
    this.#game = game
    this.#screen = screen
    this.#callbacks = callbacks
  }

  /** The displayed multiple in hundredths; never above the one the host pays. */
  get multiple(): number {
    return multipleAt(this.#game, this.#displayedMs)
  }

  begin(): void {
    this.#lastWholeMultiple = 1
    this.#displayedMs = 0
    this.#screen.root.dataset.phase = 'flying'
    cancelAnimationFrame(this.#frame)
    this.#rise()
  }

  sync({ outcome }: CrashRound, requestedAt: number, now: number): void {
    this.#clock.sync(outcome.elapsedMs, requestedAt, now)
  }

  #rise = (): void => {
    // Never backwards, even when a later reply corrects the clock.
    this.#displayedMs = Math.max(this.#displayedMs, this.#clock.displayedElapsedAt(performance.now()))
    const { multiple } = this
    this.#screen.curve.show(this.#displayedMs, 'flying')
    this.#screen.showMultiple(multiple, this.statusText, 'flying')
    this.#callbacks.onRise(multiple)
    const wholeMultiple = Math.floor(multiple / 100)
    if (wholeMultiple > this.#lastWholeMultiple) this.#callbacks.onWholeMultiple(wholeMultiple)
    this.#lastWholeMultiple = Math.max(wholeMultiple, this.#lastWholeMultiple)
    this.#frame = requestAnimationFrame(this.#rise)
  }

  /** Stops at the host's result and calls `onDone` after a moment, or at once when skipped. */
  end(round: CrashRound, state: string, onDone: () => void): void {
    cancelAnimationFrame(this.#frame)
    const { cashedOutAt, crashedAt } = round.outcome
    const phase = cashedOutAt === null ? 'crashed' : 'cashed-out'
    const multiple = cashedOutAt ?? crashedAt ?? 100
    this.#displayedMs = elapsedAt(this.#game, multiple)
    this.#screen.curve.show(this.#displayedMs, phase)
    this.#screen.showMultiple(multiple, state, phase)
    this.#finish = () => {
      clearTimeout(this.#timer)
      this.#finish = null
      onDone()
    }
    this.#timer = setTimeout(() => this.#finish?.(), RESULT_MS)
  }

  skip(): void {
    this.#finish?.()
  }
}
