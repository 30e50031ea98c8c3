import { JACKPOT_MAX_AGE, jackpotTotal, LOW_TICK_MS, shownLevels, TOP_TICK_MS } from '@herna/rules'
import type { JackpotAmountsReply } from '@herna/contract/portal'

/** `waiting`: nothing was asked or answered yet; `failed`: what could be shown is too old, or never came. */
export type JackpotState = 'waiting' | 'known' | 'failed'

export interface JackpotStore {
  subscribe(listener: () => void): () => void
  state(): JackpotState
  /** Cents of all levels together; `null` where no amount is known: the screen then says so. */
  total(jackpot: string): number | null
  level(jackpot: string, index: number): number | null
  /** `tookMs`: how long the reply was on its way. */
  accept(reply: JackpotAmountsReply, tookMs: number): void
  /** The server could not be asked. What is shown stays until it is too old. */
  fail(): void
  paused(): boolean
  setPaused(paused: boolean): void
}

export interface JackpotClock {
  now(): number
  /** Repeats until the returned function is called. */
  every(ms: number, tick: () => void): () => void
  /** Once, unless the returned function is called before. */
  after(ms: number, act: () => void): () => void
}
export const browserClock: JackpotClock = {
  // Of the page's life, not of the day: a clock that is set does not make amounts younger.
  now: () => performance.now(),
  every: (ms, tick) => {
    const timer = setInterval(tick, ms)
    return () => clearInterval(timer)
  },
  after: (ms, act) => {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}

/** Amounts on the screen. They tick only while somebody looks: without subscribers or while paused nothing runs. */
export function createJackpotStore(clock: JackpotClock = browserClock): JackpotStore {
  const listeners = new Set<() => void>()
  let reply: JackpotAmountsReply | null = null
  /** What the server's clock is ahead of this one. */
  let ahead = 0
  let shown: Readonly<Record<string, readonly number[]>> = {}
  let state: JackpotState = 'waiting'
  let paused = false
  let stopTicking: (() => void) | null = null
  let stopAging = () => {}

  const refresh = () => {
    const serverNow = clock.now() + ahead
    shown = Object.fromEntries(Object.entries(reply?.jackpots ?? {}).map(([id, levels]) => [id, shownLevels(levels, serverNow)]))
    for (const listener of listeners) listener()
  }
  const become = (next: JackpotState) => {
    state = next
    run()
    refresh()
  }
  const run = () => {
    const wanted = listeners.size > 0 && !paused && state === 'known'
    if (wanted && !stopTicking) {
      const stops = [clock.every(TOP_TICK_MS, refresh), clock.every(LOW_TICK_MS, refresh)]
      stopTicking = () => {
        for (const stop of stops) stop()
      }
    } else if (!wanted && stopTicking) {
      stopTicking()
      stopTicking = null
    }
  }
  const levels = (id: string): readonly number[] | null => (Object.hasOwn(shown, id) ? (shown[id] ?? null) : null)

  return {
    subscribe(listener) {
      listeners.add(listener)
      run()
      return () => {
        listeners.delete(listener)
        run()
      }
    },
    state: () => state,
    total: (id) => {
      const found = levels(id)
      return found ? jackpotTotal(found) : null
    },
    level: (id, index) => levels(id)?.[index] ?? null,
    accept(next, tookMs) {
      reply = next
      ahead = next.serverTime + tookMs / 2 - clock.now()
      stopAging()
      stopAging = clock.after(Math.max(0, JACKPOT_MAX_AGE - next.age - tookMs), () => {
        reply = null
        become('failed')
      })
      become('known')
    },
    fail() {
      if (!reply) become('failed')
    },
    paused: () => paused,
    setPaused(next) {
      paused = next
      run()
      for (const listener of listeners) listener()
    },
  }
}
