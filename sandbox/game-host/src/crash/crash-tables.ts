import { setTimeout as pause } from 'node:timers/promises'
import { MAX_CRASH_RESULTS } from '@herna/contract/games'
import type { GameHostContext } from '../context.ts'
import type { GameEngine } from '../games/engine.ts'
import { readCrashBets } from './crash-bets.store.ts'
import { readNewestRounds } from './crash-rounds.store.ts'
import { runningCrashRound } from './current-round.ts'
import { snapshotOf, type StoredTable, type TableSnapshot } from './table-state.ts'

/** How often bets are read per game, however many watch: others' bets and exits are shown in batches. */
const READ_MS = 400
const NEVER = new Date(8.64e15)

type TablesContext = Pick<GameHostContext, 'pool' | 'draw' | 'now' | 'roundClock' | 'liveSecret'>

/** The tables of crash games that somebody watches. A table that nobody watches costs nothing, and has no rounds. */
export class CrashTables {
  readonly #context: TablesContext
  readonly #readings = new Map<string, Reading>()
  readonly #closing = new AbortController()

  constructor(context: TablesContext) {
    this.#context = context
  }

  /** Ends all waits. */
  close(): void {
    this.#closing.abort()
  }

  /** The table of a game; waits up to that many ms for another version than `seen`. */
  async next(
    engine: GameEngine,
    isReal: boolean,
    { seen, wait }: { seen: string | undefined; wait: number },
  ): Promise<TableSnapshot> {
    const endsAt = performance.now() + wait
    for (;;) {
      const snapshot = await this.#snapshot(engine, isReal)
      const remaining = endsAt - performance.now()
      if (snapshot.version !== seen || remaining <= 0 || this.#closing.signal.aborted) return snapshot
      const untilChange = snapshot.changesAt.getTime() - this.#context.roundClock.now().getTime()
      await this.#pause(Math.min(READ_MS, remaining, Math.max(1, untilChange)))
    }
  }

  async #pause(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#closing.signal }).catch(() => {})
  }

  async #snapshot(engine: GameEngine, isReal: boolean): Promise<TableSnapshot> {
    const stored = await this.#read(engine)
    return snapshotOf(stored, isReal, this.#context.liveSecret, this.#context.roundClock.now())
  }

  /** A failed reading is not kept, nor one of a round that has ended. */
  #read(engine: GameEngine): Promise<StoredTable> {
    const { gameCode } = engine.brief
    const last = this.#readings.get(gameCode)
    const isRecent = last !== undefined && performance.now() - last.readAt < READ_MS
    if (isRecent && this.#context.roundClock.now() < (last.endsAt ?? NEVER)) return last.stored
    const reading: Reading = { readAt: performance.now(), endsAt: null, stored: this.#load(engine) }
    this.#readings.set(gameCode, reading)
    reading.stored.then(
      ({ round }) => {
        reading.endsAt = round.endsAt
      },
      () => this.#readings.delete(gameCode),
    )
    return reading.stored
  }

  async #load(engine: GameEngine): Promise<StoredTable> {
    const { pool } = this.#context
    const { gameCode } = engine.brief
    const round = await runningCrashRound(this.#context, engine)
    const [bets, newest] = await Promise.all([
      readCrashBets(pool, gameCode, round.number),
      readNewestRounds(pool, gameCode, MAX_CRASH_RESULTS + 1),
    ])
    // Another node may have opened the next round meanwhile.
    return { round, bets, results: newest.filter(({ number }) => number < round.number) }
  }
}

interface Reading {
  /** Monotonic. */
  readonly readAt: number
  /** Of the round that was read; null: not known yet. */
  endsAt: Date | null
  readonly stored: Promise<StoredTable>
}
