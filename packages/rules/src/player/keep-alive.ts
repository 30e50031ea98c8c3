import type { SessionCode } from './faults.ts'
import { type Fault, sessionCodeOf } from './faults.ts'

/** Heartbeat every 5 min; retries from 2 s up to 60 s [9.1] [4.12]. */
export const KEEP_ALIVE = { heartbeatMs: 5 * 60_000, firstRetryMs: 2_000, longestRetryMs: 60_000 } as const

/**
 * `stopped`; `waiting` for the next heartbeat; `beating`: one is under way; `reconnecting`: the last one failed without a
 * definite response and is retried with growing delays [4.12].
 */
export interface KeepAliveState {
  readonly phase: 'stopped' | 'waiting' | 'beating' | 'reconnecting'
  /** Number of the last heartbeat; replies to others are ignored. */
  readonly beat: number
  /** Failed heartbeats in a row. */
  readonly troubles: number
  readonly lastBeatAt: number
}
/** The initial state. */
export const STOPPED_KEEP_ALIVE: KeepAliveState = { phase: 'stopped', beat: 0, troubles: 0, lastBeatAt: 0 }

/** Everything that can happen to the keep-alive; `now` in ms. */
export type KeepAliveEvent =
  | { type: 'start'; now: number }
  | { type: 'stop' }
  /** The timer expired. */
  | { type: 'due'; now: number }
  /** After the machine slept, the page was hidden or the network was offline. */
  | { type: 'wake'; now: number }
  /** Half an hour without activity: the server is asked now, not at the next heartbeat. */
  | { type: 'idle'; now: number }
  | { type: 'alive'; beat: number; now: number }
  | { type: 'invalid'; beat: number; code: SessionCode }
  | { type: 'trouble'; beat: number; random: number }

/** What the keep-alive runner must do; times in ms. */
export type KeepAliveEffect =
  | { type: 'beat'; beat: number }
  | { type: 'abort-beat' }
  | { type: 'schedule'; afterMs: number }
  | { type: 'cancel-timer' }
  | { type: 'show-connection'; connected: boolean }
  | { type: 'session-invalid'; code: SessionCode }

export interface KeepAliveTransition {
  state: KeepAliveState
  effects: readonly KeepAliveEffect[]
}

/**
 * Delay in ms: doubled each time up to a minute, with jitter (`random` 0 … 1), so that a recovering host does not receive all
 * heartbeats at once.
 */
export const retryAfter = (troubles: number, random: number): number =>
  Math.round(Math.min(KEEP_ALIVE.longestRetryMs, KEEP_ALIVE.firstRetryMs * 2 ** (troubles - 1)) * (0.5 + random / 2))

/** The keep-alive state machine [4.12] [9.1]: the next state and the effects to perform. */
export function keepAliveStep(state: KeepAliveState, event: KeepAliveEvent): KeepAliveTransition {
  switch (event.type) {
    case 'start':
      return start(state, event.now)
    case 'stop':
      return stop(state)
    case 'due':
    case 'idle':
      return state.phase === 'waiting' || state.phase === 'reconnecting' ? sendBeat(state) : { state, effects: [] }
    case 'wake':
      return isBeatOverdue(state, event.now) ? sendBeat(state) : { state, effects: [] }
    default:
      return state.phase === 'beating' && event.beat === state.beat ? onReply(state, event) : { state, effects: [] }
  }
}

/** Timers stop while the machine sleeps; an overdue heartbeat is sent at once. */
const isBeatOverdue = ({ phase, lastBeatAt }: KeepAliveState, now: number): boolean =>
  phase === 'reconnecting' || (phase === 'waiting' && Math.abs(now - lastBeatAt) >= KEEP_ALIVE.heartbeatMs)

function start(state: KeepAliveState, now: number): KeepAliveTransition {
  const stopped = stop(state)
  return {
    state: { ...stopped.state, phase: 'waiting', lastBeatAt: now },
    effects: [...stopped.effects, { type: 'schedule', afterMs: KEEP_ALIVE.heartbeatMs }],
  }
}

function stop(state: KeepAliveState): KeepAliveTransition {
  if (state.phase === 'stopped') return { state, effects: [] }
  return {
    state: { ...state, phase: 'stopped', troubles: 0 },
    effects: [
      state.phase === 'beating' ? { type: 'abort-beat' } : { type: 'cancel-timer' },
      ...(state.troubles > 0 ? [{ type: 'show-connection', connected: true } as const] : []),
    ],
  }
}

function sendBeat(state: KeepAliveState): KeepAliveTransition {
  const number = state.beat + 1
  return {
    state: { ...state, phase: 'beating', beat: number },
    effects: [{ type: 'cancel-timer' }, { type: 'beat', beat: number }],
  }
}

function onReply(state: KeepAliveState, event: Extract<KeepAliveEvent, { beat: number }>): KeepAliveTransition {
  if (event.type === 'alive') {
    return {
      state: { ...state, phase: 'waiting', troubles: 0, lastBeatAt: event.now },
      effects: [
        { type: 'schedule', afterMs: KEEP_ALIVE.heartbeatMs },
        ...(state.troubles > 0 ? [{ type: 'show-connection', connected: true } as const] : []),
      ],
    }
  }
  if (event.type === 'invalid') {
    return {
      state: { ...state, phase: 'stopped', troubles: 0 },
      effects: [
        ...(state.troubles > 0 ? [{ type: 'show-connection', connected: true } as const] : []),
        { type: 'session-invalid', code: event.code },
      ],
    }
  }
  const troubles = state.troubles + 1
  return {
    state: { ...state, phase: 'reconnecting', troubles },
    effects: [
      { type: 'schedule', afterMs: retryAfter(troubles, event.random) },
      ...(troubles === 1 ? [{ type: 'show-connection', connected: false } as const] : []),
    ],
  }
}

/**
 * Outcome of a heartbeat sent to the gateway and the platform [4.12]; null: success. One definite "not valid" decides; any other
 * failure is `trouble`.
 */
export function heartbeatOutcome(
  answers: readonly (Fault | null)[],
): { type: 'alive' | 'trouble' } | { type: 'invalid'; code: SessionCode } {
  const codes = answers.flatMap((answer) => (answer ? (sessionCodeOf(answer) ?? []) : []))
  // Idle takes precedence: the password unlocks the session.
  const code = codes.find((each) => each === 'session-idle') ?? codes[0]
  if (code) return { type: 'invalid', code }
  return { type: answers.every((answer) => answer === null) ? 'alive' : 'trouble' }
}
