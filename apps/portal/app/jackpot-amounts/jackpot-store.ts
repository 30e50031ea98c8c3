import { JACKPOT_MAX_AGE, jackpotTotal, LOW_TICK_MS, shownLevels, TOP_TICK_MS } from '@herna/rules'
import type { JackpotAmountsReply } from '@herna/contract/portal'

/** `waiting`: no reply yet; `failed`: the last amounts are too old, or none were received. */
export type JackpotState = 'waiting' | 'known' | 'failed'

export interface JackpotStore {
  subscribe(listener: () => void): () => void
  state(): JackpotState
  /** Sum of all levels in cents; `null` when unknown. */
  total(jackpot: string): number | null
  level(jackpot: string, index: number): number | null
  /** `tookMs`: duration of the request. */
  accept(reply: JackpotAmountsReply, tookMs: number): void
  /** The request failed. Shown amounts stay until they are too old. */
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
  // Monotonic, so changing the system clock does not make amounts younger.
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

/** The shown jackpot amounts. Timers run only with subscribers and while not paused. */
export function createJackpotStore(clock: JackpotClock = browserClock): JackpotStore {
  const listeners = new Set<() => void>()
  let reply: JackpotAmountsReply | null = null
  /** Milliseconds the server's clock is ahead of this one. */
  let serverOffset = 0
  let shownAmounts: Readonly<Record<string, readonly number[]>> = {}
  let state: JackpotState = 'waiting'
  let paused = false
  let stopTicking: (() => void) | null = null
  let stopAging = () => {}

  const refresh = () => {
    const serverNow = clock.now() + serverOffset
    shownAmounts = Object.fromEntries(
      Object.entries(reply?.jackpots ?? {}).map(([id, levels]) => [id, shownLevels(levels, serverNow)]),
    )
    for (const listener of listeners) listener()
  }
  const changeState = (next: JackpotState) => {
    state = next
    updateTicking()
    refresh()
  }
  const updateTicking = () => {
    const shouldTick = listeners.size > 0 && !paused && state === 'known'
    if (shouldTick && !stopTicking) {
      const stops = [clock.every(TOP_TICK_MS, refresh), clock.every(LOW_TICK_MS, refresh)]
      stopTicking = () => {
        for (const stop of stops) stop()
      }
    } else if (!shouldTick && stopTicking) {
      stopTicking()
      stopTicking = null
    }
  }
  const levels = (id: string): readonly number[] | null => (Object.hasOwn(shownAmounts, id) ? (shownAmounts[id] ?? null) : null)

  return {
    subscribe(listener) {
      listeners.add(listener)
      updateTicking()
      return () => {
        listeners.delete(listener)
        updateTicking()
      }
    },
    state: () => state,
    total: (id) => {
      const jackpotLevels = levels(id)
      return jackpotLevels ? jackpotTotal(jackpotLevels) : null
    },
    level: (id, index) => levels(id)?.[index] ?? null,
    accept(next, tookMs) {
      reply = next
      serverOffset = next.serverTime + tookMs / 2 - clock.now()
      stopAging()
      stopAging = clock.after(Math.max(0, JACKPOT_MAX_AGE - next.age - tookMs), () => {
        reply = null
        changeState('failed')
      })
      changeState('known')
    },
    fail() {
      if (!reply) changeState('failed')
    },
    paused: () => paused,
    setPaused(next) {
      paused = next
      updateTicking()
      for (const listener of listeners) listener()
    },
  }
}
