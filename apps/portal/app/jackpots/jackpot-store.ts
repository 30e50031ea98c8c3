import {
  jackpotTotal,
  LOW_TICK_MS,
  startJackpot,
  type TickingJackpot,
  TOP_TICK_MS,
  tickLowLevels,
  tickTopLevel,
  updateJackpot,
} from '@herna/rules'

/** Amounts the server said: jackpot id → cents of each level, the top first. */
export type JackpotAmounts = Readonly<Record<string, readonly number[]>>

export interface JackpotStore {
  subscribe(listener: () => void): () => void
  /** Cents of all levels together; `null` where no amount is known: the screen then says so. */
  total(jackpot: string): number | null
  level(jackpot: string, index: number): number | null
  accept(amounts: JackpotAmounts): void
  paused(): boolean
  setPaused(paused: boolean): void
}

export interface JackpotClock {
  now(): number
  random(): number
  /** Repeats until the returned function is called. */
  every(ms: number, tick: () => void): () => void
}
export const browserClock: JackpotClock = {
  now: () => Date.now(),
  random: () => Math.random(),
  every: (ms, tick) => {
    const timer = setInterval(tick, ms)
    return () => clearInterval(timer)
  },
}

/** Amounts on the screen. They tick only while somebody looks: without subscribers or while paused nothing runs. */
export function createJackpotStore(initial: JackpotAmounts, clock: JackpotClock = browserClock): JackpotStore {
  const jackpots = new Map<string, TickingJackpot>()
  const listeners = new Set<() => void>()
  let paused = false
  let stop: (() => void) | null = null

  const accept = (amounts: JackpotAmounts) => {
    for (const [id, targets] of Object.entries(amounts)) {
      const known = jackpots.get(id)
      jackpots.set(id, known ? updateJackpot(known, targets, clock.now()) : startJackpot(targets, clock.now()))
    }
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const tickAll = (tick: (jackpot: TickingJackpot) => TickingJackpot) => {
    for (const [id, jackpot] of jackpots) jackpots.set(id, tick(jackpot))
    tell()
  }
  const run = () => {
    const wanted = listeners.size > 0 && !paused
    if (wanted && !stop) {
      const top = clock.every(TOP_TICK_MS, () => tickAll((jackpot) => tickTopLevel(jackpot, clock.now())))
      const low = clock.every(LOW_TICK_MS, () => tickAll((jackpot) => tickLowLevels(jackpot, clock.now(), clock.random)))
      stop = () => {
        top()
        low()
      }
    } else if (!wanted && stop) {
      stop()
      stop = null
    }
  }

  accept(initial)
  return {
    subscribe(listener) {
      listeners.add(listener)
      run()
      return () => {
        listeners.delete(listener)
        run()
      }
    },
    total: (id) => {
      const jackpot = jackpots.get(id)
      return jackpot ? jackpotTotal(jackpot) : null
    },
    level: (id, index) => jackpots.get(id)?.[index]?.amount ?? null,
    accept(amounts) {
      accept(amounts)
      tell()
    },
    paused: () => paused,
    setPaused(next) {
      paused = next
      run()
      tell()
    },
  }
}
