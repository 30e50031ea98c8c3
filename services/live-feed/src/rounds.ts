/** Between the starts of two rounds: longer when a round takes more than half of it, unless clients would wait too long. */
const INTERVAL_MS = 50
const MAX_INTERVAL_MS = 75
/** How long clients are visited before the process's other work gets its turn. */
const SLICE_MS = 4
/** Items between two looks at the clock. */
const CHECK_EVERY = 16

export interface Visitor<Item> {
  /** Everyone to visit; may change during a round. */
  readonly items: Iterable<Item>
  /** Before each slice. */
  beginSlice(isFirst: boolean): void
  visit(item: Item): void
  /** Everyone was visited. `seconds`: since the round began. True: another round is needed. */
  endRound(seconds: number): boolean
}

/**
 * Visits many items in rounds: at once when nothing was visited lately, otherwise every 50 to 75 ms; a round that takes longer is followed by the next.
 * Rounds are divided into slices, so that the process can do other work between them.
 */
export class Rounds<Item> {
  readonly #visitor: Visitor<Item>
  readonly #now: () => number
  /** Of the round that is under way; null: none is. */
  #iterator: Iterator<Item> | null = null
  #timer: NodeJS.Timeout | null = null
  /** The next slice, after one turn of the event loop: what has arrived meanwhile is read first. A timer would wait for more than a millisecond. */
  #immediate: NodeJS.Immediate | null = null
  #startedAt = Number.NEGATIVE_INFINITY
  #intervalMs = INTERVAL_MS
  #isClosed = false

  /** @param now monotonic clock in milliseconds */
  constructor(visitor: Visitor<Item>, now = () => performance.now()) {
    this.#visitor = visitor
    this.#now = now
  }

  /** Starts a round when the next may start; nothing if one is under way: `endRound` decides then. */
  request(): void {
    if (this.#timer || this.#iterator || this.#isClosed) return
    this.#schedule(Math.max(0, this.#startedAt + this.#intervalMs - this.#now()))
  }

  close(): void {
    this.#isClosed = true
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#immediate) clearImmediate(this.#immediate)
  }

  #schedule(delayMs: number): void {
    this.#timer = setTimeout(() => this.#slice(), delayMs)
  }

  #slice(): void {
    this.#timer = null
    this.#immediate = null
    const now = this.#now()
    const isFirst = this.#iterator === null
    if (isFirst) this.#startedAt = now
    this.#iterator ??= this.#visitor.items[Symbol.iterator]()
    this.#visitor.beginSlice(isFirst)
    if (!this.#visitUntil(this.#iterator, now + SLICE_MS)) {
      this.#immediate = setImmediate(() => this.#slice())
      return
    }
    this.#iterator = null
    const durationMs = this.#now() - this.#startedAt
    this.#intervalMs = Math.min(MAX_INTERVAL_MS, Math.max(INTERVAL_MS, durationMs * 2))
    if (this.#visitor.endRound(durationMs / 1000)) this.request()
  }

  /** True: everyone was visited. */
  #visitUntil(iterator: Iterator<Item>, endsAt: number): boolean {
    for (let count = 1; ; count += 1) {
      const next = iterator.next()
      if (next.done) return true
      this.#visitor.visit(next.value)
      if (count % CHECK_EVERY === 0 && this.#now() >= endsAt) return false
    }
  }
}
