import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { noResponseFault, offlineFault, statusFault, timeoutFault, unreadableFault } from './faults.ts'
import {
  heartbeatOutcome,
  KEEP_ALIVE,
  type KeepAliveEffect,
  type KeepAliveEvent,
  type KeepAliveState,
  keepAliveStep,
  retryAfter,
  STOPPED_KEEP_ALIVE,
} from './keep-alive.ts'

const T = 1_000_000
const run = (...events: KeepAliveEvent[]) => {
  let state = STOPPED_KEEP_ALIVE
  const effects: KeepAliveEffect[] = []
  for (const event of events) {
    const move = keepAliveStep(state, event)
    state = move.state
    effects.push(...move.effects)
  }
  return { state, effects }
}
const WAITING: KeepAliveEvent[] = [{ type: 'start', now: T }]
const BEATING: KeepAliveEvent[] = [...WAITING, { type: 'due', now: T }]
const RECONNECTING: KeepAliveEvent[] = [...BEATING, { type: 'trouble', beat: 1, random: 1 }]
const PATHS = { stopped: [], waiting: WAITING, beating: BEATING, reconnecting: RECONNECTING }

const EVENTS = {
  start: { type: 'start', now: T },
  stop: { type: 'stop' },
  due: { type: 'due', now: T },
  idle: { type: 'idle', now: T },
  'wake soon': { type: 'wake', now: T + 1000 },
  'wake late': { type: 'wake', now: T + KEEP_ALIVE.heartbeatMs },
  alive: { type: 'alive', beat: 1, now: T },
  'alive of another beat': { type: 'alive', beat: 9, now: T },
  invalid: { type: 'invalid', beat: 1, code: 'session-over' },
  trouble: { type: 'trouble', beat: 1, random: 1 },
} satisfies Record<string, KeepAliveEvent>

const describeEffect = (effect: KeepAliveEffect) =>
  [effect.type, 'afterMs' in effect ? effect.afterMs : '', 'connected' in effect ? effect.connected : '']
    .filter((word) => word !== '')
    .join(' ')

test.each([
  ['stopped', { start: 'waiting | schedule 300000' }],
  [
    'waiting',
    {
      start: 'waiting | cancel-timer, schedule 300000',
      stop: 'stopped | cancel-timer',
      due: 'beating | cancel-timer, beat',
      idle: 'beating | cancel-timer, beat',
      'wake late': 'beating | cancel-timer, beat',
    },
  ],
  [
    'beating',
    {
      start: 'waiting | abort-beat, schedule 300000',
      stop: 'stopped | abort-beat',
      alive: 'waiting | schedule 300000',
      invalid: 'stopped | session-invalid',
      trouble: 'reconnecting | schedule 2000, show-connection false',
    },
  ],
  [
    'reconnecting',
    {
      start: 'waiting | cancel-timer, show-connection true, schedule 300000',
      stop: 'stopped | cancel-timer, show-connection true',
      due: 'beating | cancel-timer, beat',
      idle: 'beating | cancel-timer, beat',
      'wake soon': 'beating | cancel-timer, beat',
      'wake late': 'beating | cancel-timer, beat',
    },
  ],
] as [keyof typeof PATHS, Record<string, string>][])('%s: every event has the outcome in the table [4.12] [9.1]', (name, row) => {
  const previousState = run(...PATHS[name]).state
  for (const [word, event] of Object.entries(EVENTS)) {
    const { state, effects } = keepAliveStep(previousState, event)
    const led =
      effects.length === 0 && state === previousState ? '=' : `${state.phase} | ${effects.map(describeEffect).join(', ')}`
    expect([word, led]).toEqual([word, row[word] ?? '='])
  }
})

test('failures are retried with growing delays up to a minute and reported once; the first success ends it [4.12]', () => {
  let state: KeepAliveState = run(...BEATING).state
  const waits: number[] = []
  const visibleFlags: boolean[] = []
  const step = (event: KeepAliveEvent) => {
    const move = keepAliveStep(state, event)
    state = move.state
    for (const effect of move.effects) {
      if (effect.type === 'schedule') waits.push(effect.afterMs)
      if (effect.type === 'show-connection') visibleFlags.push(effect.connected)
    }
  }
  for (let beat = 1; beat <= 7; beat += 1) {
    step({ type: 'trouble', beat, random: 1 })
    step({ type: 'due', now: T })
  }
  step({ type: 'alive', beat: 8, now: T })
  expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 300_000])
  expect(visibleFlags).toEqual([false, true])
})

test('retries have jitter of half their delay', () => {
  expect([retryAfter(1, 0), retryAfter(1, 1), retryAfter(50, 0)]).toEqual([1_000, 2_000, 30_000])
})

test('only a definite "not valid" of either host ends the session; any other failure is a connection problem [4.12]', () => {
  const sessionOver = statusFault(401, '{"errorCode":"session-over"}')
  const idle = statusFault(401, '{"errorCode":"session-idle"}')
  const troubles = [
    timeoutFault(),
    unreadableFault(),
    noResponseFault(),
    offlineFault(),
    statusFault(500, ''),
    statusFault(429, ''),
  ]
  expect(heartbeatOutcome([null, null])).toEqual({ type: 'alive' })
  for (const trouble of troubles) {
    expect(heartbeatOutcome([null, trouble])).toEqual({ type: 'trouble' })
    expect(heartbeatOutcome([trouble, sessionOver])).toEqual({ type: 'invalid', code: 'session-over' })
  }
  expect(heartbeatOutcome([sessionOver, idle])).toEqual({ type: 'invalid', code: 'session-idle' })
  expect(heartbeatOutcome([statusFault(401, 'Unauthorized'), null])).toEqual({ type: 'invalid', code: 'no-session' })
})

const event = fc.oneof(
  fc.constantFrom<KeepAliveEvent>(...Object.values(EVENTS)),
  fc.record({ type: fc.constant('alive' as const), beat: fc.nat(8), now: fc.constant(T) }),
  fc.record({ type: fc.constant('trouble' as const), beat: fc.nat(8), random: fc.double({ min: 0, max: 1, noNaN: true }) }),
)

test('at most one heartbeat is under way and one timer set, for any sequence of events [4.12]', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let state = STOPPED_KEEP_ALIVE
      let flights = 0
      let timers = 0
      for (const each of events) {
        // A timer that fired is no longer set.
        if (each.type === 'due') timers = 0
        const answers = (each.type === 'alive' || each.type === 'invalid' || each.type === 'trouble') && state.phase === 'beating'
        if (answers && each.beat === state.beat) flights -= 1
        const move = keepAliveStep(state, each)
        for (const effect of move.effects) {
          if (effect.type === 'beat') flights += 1
          if (effect.type === 'abort-beat') flights -= 1
          if (effect.type === 'schedule') timers += 1
          if (effect.type === 'cancel-timer') timers = 0
        }
        state = move.state
        expect(flights).toBe(state.phase === 'beating' ? 1 : 0)
        expect(timers).toBeLessThanOrEqual(1)
        if (state.phase === 'stopped') expect(timers).toBe(0)
      }
    }),
    { numRuns: inject('breadth') === 'full' ? 3_000 : 300 },
  )
})
