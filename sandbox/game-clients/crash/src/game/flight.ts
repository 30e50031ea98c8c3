import type { CrashDefinition, CrashTable } from '@herna/contract/games'
import { elapsedAt } from '../curve/index.ts'
import type { CrashState } from '../round/index.ts'
import { type Moment, momentOf, type ReadTable, TableClock, TableFeed } from '../table/index.ts'
import { multipleText } from '../texts/index.ts'
import type { Screen } from './screen.ts'

/** Without an answer for so long the multiple is not shown to rise: nobody knows whether it does. */
const LOST_MS = 4_500

interface FlightOptions {
  readonly read: ReadTable
  readonly token: () => string
  readonly state: () => CrashState
  readonly until: AbortSignal
  readonly onTable: (table: CrashTable) => void
  /** After each frame of the flight. */
  readonly onFrame: () => void
  /** Every time the displayed multiple passes a whole number. */
  readonly onWholeMultiple: (multiple: number) => void
  readonly onCrash: (multiple: string) => void
}

/** Shows the shared flight frame by frame, by the host's clock. */
export class Flight {
  readonly #game: CrashDefinition
  readonly #screen: Screen
  readonly #options: FlightOptions
  readonly #clock = new TableClock()
  readonly #feed: TableFeed
  #isRunning = false
  #moment: Moment = { kind: 'connecting' }
  #crashShownAt = 0
  #wholeMultiple = 1

  constructor(game: CrashDefinition, screen: Screen, options: FlightOptions) {
    this.#game = game
    this.#screen = screen
    this.#options = options
    this.#feed = new TableFeed({ ...options, onTable: (table, receivedAt) => this.#onTable(table, receivedAt) })
  }

  /** What was shown last. */
  get moment(): Moment {
    return this.#moment
  }

  /** Whether the host refuses the session; the next press shows why. */
  get isOver(): boolean {
    return this.#feed.isOver
  }

  /** Whether the host does not answer. */
  get isLost(): boolean {
    return this.isOver || (this.#moment.kind !== 'connecting' && performance.now() - this.#feed.contactAt > LOST_MS)
  }

  /** Call when a session has opened. */
  start(): void {
    this.#feed.start()
    if (this.#isRunning) return
    this.#isRunning = true
    const frame = (): void => {
      if (this.#options.until.aborted) return
      this.#show()
      this.#options.onFrame()
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  }

  #onTable(table: CrashTable, receivedAt: number): void {
    this.#clock.sync(Date.parse(table.now), receivedAt)
    this.#moment = this.#momentOf(table)
    this.#options.onTable(table)
  }

  #momentOf(table: CrashTable | null): Moment {
    const { last } = this.#options.state()
    const { tableRound = null, crashedAt = null } = last?.outcome ?? {}
    const ownCrash = tableRound !== null && crashedAt !== null ? { tableRound, multiple: crashedAt } : null
    return momentOf({ game: this.#game, table, time: this.#clock.timeAt(performance.now()), ownCrash })
  }

  #show(): void {
    const { table } = this.#options.state()
    const former = this.#moment
    if (!this.isLost || former.kind !== 'flying') this.#moment = this.#momentOf(table)
    const moment = this.#moment
    // A later reply may correct the clock; the multiple never falls.
    if (
      moment.kind === 'flying' &&
      former.kind === 'flying' &&
      former.elapsedMs > moment.elapsedMs &&
      former.elapsedMs - moment.elapsedMs < 3_000
    )
      this.#moment = former
    this.#showCurve(this.#moment)
    this.#screen.countdown.show(moment.kind === 'betting' ? { ms: moment.startsInMs, share: moment.share } : null)
    if (table !== null && moment.kind !== 'connecting')
      this.#screen.players.show(table, { kind: moment.kind, multiple: 'multiple' in moment ? moment.multiple : 100 })
  }

  #showCurve(moment: Moment): void {
    const now = performance.now()
    if (moment.kind !== 'crashed') this.#crashShownAt = 0
    if (moment.kind !== 'crashed') this.#screen.sky.show(moment.kind === 'flying' ? moment.elapsedMs : 0)
    if (moment.kind === 'flying') {
      this.#screen.curve.show({ kind: 'flying', elapsed: moment.elapsedMs })
      const whole = Math.floor(moment.multiple / 100)
      if (whole > this.#wholeMultiple) this.#options.onWholeMultiple(whole)
      this.#wholeMultiple = Math.max(whole, this.#wholeMultiple)
    } else if (moment.kind === 'crashed') {
      if (this.#crashShownAt === 0) {
        this.#crashShownAt = now
        this.#options.onCrash(multipleText(moment.multiple))
      }
      const elapsed = elapsedAt(this.#game, moment.multiple)
      this.#screen.curve.show({ kind: 'crashed', elapsed, since: now - this.#crashShownAt })
    } else {
      this.#wholeMultiple = 1
      this.#screen.curve.show({ kind: 'waiting' })
    }
  }
}
