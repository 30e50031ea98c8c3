import type { CrashDefinition } from '@herna/contract/games'
import { Course, elapsedAt, multipleAt } from '../curve/index.ts'
import type { CrashRound } from '../session/index.ts'
import { texts } from '../texts/index.ts'
import type { Screen } from './screen.ts'

/** How long a result stays before the next round can be staked. */
const RESULT_MS = 1_400

/** The picture of one round in time: rises while it is open, then shows how it ended. */
export class Flight {
  readonly #game: CrashDefinition
  readonly #screen: Screen
  readonly #on: { rise(multiple: number): void; whole(multiple: number): void }
  #course = new Course()
  #frame = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #finish: (() => void) | null = null
  #whole = 1
  #shown = 0
  /** Said beside the multiple; the view keeps it up to date. */
  state: string = texts.states.flying

  constructor(game: CrashDefinition, screen: Screen, on: { rise(multiple: number): void; whole(multiple: number): void }) {
    this.#game = game
    this.#screen = screen
    this.#on = on
  }

  /** What the screen shows now: the player may take less, never more, than the host gives. */
  get multiple(): number {
    return multipleAt(this.#game, this.#shown)
  }

  begin(): void {
    this.#whole = 1
    this.#shown = 0
    this.#screen.root.dataset.mood = 'flying'
    cancelAnimationFrame(this.#frame)
    this.#rise()
  }

  sync({ outcome }: CrashRound, askedAt: number, now: number): void {
    this.#course.sync(outcome.elapsedMs, askedAt, now)
  }

  #rise = (): void => {
    // Never back: a later reply may know the clock better.
    this.#shown = Math.max(this.#shown, this.#course.shownAt(performance.now()))
    const { multiple } = this
    this.#screen.curve.show(this.#shown, 'flying')
    this.#screen.showMultiple(multiple, this.state, 'flying')
    this.#on.rise(multiple)
    const whole = Math.floor(multiple / 100)
    if (whole > this.#whole) this.#on.whole(whole)
    this.#whole = Math.max(whole, this.#whole)
    this.#frame = requestAnimationFrame(this.#rise)
  }

  /** Stops where the host says, and is over after a moment; a press goes on at once. */
  end(round: CrashRound, state: string, over: () => void): void {
    cancelAnimationFrame(this.#frame)
    const { cashedOutAt, crashedAt } = round.outcome
    const mood = cashedOutAt === null ? 'gone' : 'taken'
    const multiple = cashedOutAt ?? crashedAt ?? 100
    this.#shown = elapsedAt(this.#game, multiple)
    this.#screen.curve.show(this.#shown, mood)
    this.#screen.showMultiple(multiple, state, mood)
    this.#finish = () => {
      clearTimeout(this.#timer)
      this.#finish = null
      over()
    }
    this.#timer = setTimeout(() => this.#finish?.(), RESULT_MS)
  }

  skip(): void {
    this.#finish?.()
  }
}
