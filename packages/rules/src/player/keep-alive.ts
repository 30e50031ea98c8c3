import type { SessionCode } from './faults.ts'
import { type Fault, sessionCodeOf } from './faults.ts'

/** [9.1] */
export const KEEP_ALIVE = { heartbeatMs: 5 * 60_000, firstRetryMs: 2_000, longestRetryMs: 60_000 } as const

/**
 * Stopped; waiting for the next heartbeat; beating: one is under way; reconnecting: the last one met trouble on the line, which says
 * nothing about the session, and is tried again ever more patiently [4.12].
 */
export interface KeepAliveState {
  readonly at: 'stopped' | 'waiting' | 'beating' | 'reconnecting'
  /** Number of the last heartbeat; answers of others are passed over. */
  readonly beat: number
  /** Heartbeats in a row that met trouble. */
  readonly troubles: number
  readonly lastBeatAt: number
}
export const STOPPED_KEEP_ALIVE: KeepAliveState = { at: 'stopped', beat: 0, troubles: 0, lastBeatAt: 0 }

export type KeepAliveEvent =
  | { type: 'start'; now: number }
  | { type: 'stop' }
  /** The timer ran out. */
  | { type: 'due'; now: number }
  /** The machine slept, the page was hidden, the line was away. */
  | { type: 'wake'; now: number }
  /** Nothing was done for half an hour: the server is asked now, not at the next beat. */
  | { type: 'idle'; now: number }
  | { type: 'alive'; beat: number; now: number }
  | { type: 'invalid'; beat: number; code: SessionCode }
  | { type: 'trouble'; beat: number; random: number }

export type KeepAliveEffect =
  | { do: 'beat'; beat: number }
  | { do: 'abort-beat' }
  | { do: 'schedule'; afterMs: number }
  | { do: 'cancel-timer' }
  | { do: 'show-connection'; connected: boolean }
  | { do: 'session-invalid'; code: SessionCode }

export interface KeepAliveMove {
  state: KeepAliveState
  effects: readonly KeepAliveEffect[]
}

/** Doubled each time up to a minute; spread, so that a house that comes back is not met by all its players at once. */
export const retryAfter = (troubles: number, random: number): number =>
  Math.round(Math.min(KEEP_ALIVE.longestRetryMs, KEEP_ALIVE.firstRetryMs * 2 ** (troubles - 1)) * (0.5 + random / 2))

export function keepAliveStep(state: KeepAliveState, event: KeepAliveEvent): KeepAliveMove {
  switch (event.type) {
    case 'start':
      return start(state, event.now)
    case 'stop':
      return stop(state)
    case 'due':
    case 'idle':
      return state.at === 'waiting' || state.at === 'reconnecting' ? beat(state) : { state, effects: [] }
    case 'wake':
      return mustBeat(state, event.now) ? beat(state) : { state, effects: [] }
    default:
      return state.at === 'beating' && event.beat === state.beat ? onAnswer(state, event) : { state, effects: [] }
  }
}

/** Timers sleep with the machine; a beat that is overdue is made up for. */
const mustBeat = ({ at, lastBeatAt }: KeepAliveState, now: number): boolean =>
  at === 'reconnecting' || (at === 'waiting' && Math.abs(now - lastBeatAt) >= KEEP_ALIVE.heartbeatMs)

function start(state: KeepAliveState, now: number): KeepAliveMove {
  const stopped = stop(state)
  return {
    state: { ...stopped.state, at: 'waiting', lastBeatAt: now },
    effects: [...stopped.effects, { do: 'schedule', afterMs: KEEP_ALIVE.heartbeatMs }],
  }
}

function stop(state: KeepAliveState): KeepAliveMove {
  if (state.at === 'stopped') return { state, effects: [] }
  return {
    state: { ...state, at: 'stopped', troubles: 0 },
    effects: [
      state.at === 'beating' ? { do: 'abort-beat' } : { do: 'cancel-timer' },
      ...(state.troubles > 0 ? [{ do: 'show-connection', connected: true } as const] : []),
    ],
  }
}

function beat(state: KeepAliveState): KeepAliveMove {
  const number = state.beat + 1
  return { state: { ...state, at: 'beating', beat: number }, effects: [{ do: 'cancel-timer' }, { do: 'beat', beat: number }] }
}

function onAnswer(state: KeepAliveState, event: Extract<KeepAliveEvent, { beat: number }>): KeepAliveMove {
  if (event.type === 'alive') {
    return {
      state: { ...state, at: 'waiting', troubles: 0, lastBeatAt: event.now },
      effects: [
        { do: 'schedule', afterMs: KEEP_ALIVE.heartbeatMs },
        ...(state.troubles > 0 ? [{ do: 'show-connection', connected: true } as const] : []),
      ],
    }
  }
  if (event.type === 'invalid') {
    return {
      state: { ...state, at: 'stopped', troubles: 0 },
      effects: [
        ...(state.troubles > 0 ? [{ do: 'show-connection', connected: true } as const] : []),
        { do: 'session-invalid', code: event.code },
      ],
    }
  }
  const troubles = state.troubles + 1
  return {
    state: { ...state, at: 'reconnecting', troubles },
    effects: [
      { do: 'schedule', afterMs: retryAfter(troubles, event.random) },
      ...(troubles === 1 ? [{ do: 'show-connection', connected: false } as const] : []),
    ],
  }
}

/** A heartbeat goes to the gateway and to the platform [4.12]. One definite "not valid" decides; trouble on either is trouble. */
export function heartbeatOutcome(
  answers: readonly (Fault | null)[],
): { type: 'alive' | 'trouble' } | { type: 'invalid'; code: SessionCode } {
  const codes = answers.flatMap((answer) => (answer ? (sessionCodeOf(answer) ?? []) : []))
  // Idle is the milder one: the password opens the session again.
  const code = codes.find((each) => each === 'session-idle') ?? codes[0]
  if (code) return { type: 'invalid', code }
  return { type: answers.every((answer) => answer === null) ? 'alive' : 'trouble' }
}
