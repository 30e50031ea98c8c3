import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { EVENT_NAMES, EVENTS, SITUATIONS, situation, TROUBLE, send, type EventInput } from './auth.fixture.ts'
import { type AuthEffect, authOf, newAuth } from './auth-state.ts'

const history = fc.array(fc.constantFrom(...EVENT_NAMES), { maxLength: 40 })
const eventsOf = (names: readonly (keyof typeof EVENTS)[]): EventInput[] => names.map((name) => EVENTS[name])
const RUNS = { numRuns: inject('breadth') === 'full' ? 2_000 : 300 }

/** Applies a history of events and checks every step. */
function eachStep(
  names: readonly (keyof typeof EVENTS)[],
  check: (step: ReturnType<typeof send> & { event: EventInput }) => void,
): void {
  let state = send(newAuth(), EVENTS.start, EVENTS['script is there']).state
  for (const event of eventsOf(names)) {
    const move = send(state, event)
    check({ ...move, event })
    state = move.state
  }
}

test('no player is logged in without the gateway [4.2] [4.7]', () => {
  fc.assert(
    fc.property(history, (names) => {
      let player: string | null = null
      eachStep(names, ({ state, event }) => {
        if (state.player !== null && state.player !== player) expect(['gateway-login', 'gateway-session']).toContain(event.type)
        player = state.player
      })
    }),
    RUNS,
  )
})

test('however a player is logged out, the data is cleared and keep-alive stops in the same transition [4.3]', () => {
  fc.assert(
    fc.property(history, (names) => {
      let player: string | null = null
      eachStep(names, ({ state, effects }) => {
        const effectTypes = effects.map((effect) => effect.type)
        if (player !== null && state.player !== player) {
          expect(effectTypes).toContain('clear-player')
          expect(effectTypes).toContain('stop-keep-alive')
          expect(effects).toContainEqual({ type: 'emit', event: 'logout' })
        }
        player = state.player
      })
    }),
    RUNS,
  )
})

test('after a logout no data of the player remains, and the hosts are notified [4.3]', () => {
  fc.assert(
    fc.property(history, (names) => {
      const previousState = send(newAuth(), EVENTS.start, ...eventsOf(names)).state
      const { state, effects } = send(previousState, EVENTS['log out and forget'])
      expect(JSON.stringify(state)).not.toMatch(/jana|peter/)
      const effectTypes = effects.map((effect) => effect.type)
      for (const needed of ['clear-player', 'stop-keep-alive', 'forget-remembered', 'end-session', 'notify-tabs'] as const)
        expect(effectTypes).toContain(needed)
    }),
    RUNS,
  )
})

/** Applies the effects to keep-alive and loaded data. */
function ledger(effects: readonly AuthEffect[], from: { alive: boolean; data: string | null }) {
  let { alive, data } = from
  for (const effect of effects) {
    if (effect.type === 'start-keep-alive') alive = true
    if (effect.type === 'stop-keep-alive') alive = false
    if (effect.type === 'load-player') data = effect.username
    if (effect.type === 'clear-player') data = null
  }
  return { alive, data }
}

test('loaded data always belongs to the logged-in player; without a player there are no heartbeats [4.2] [4.3] [F8]', () => {
  fc.assert(
    fc.property(history, (names) => {
      let playerData = { alive: false, data: null as string | null }
      eachStep(names, ({ state, effects }) => {
        playerData = ledger(effects, playerData)
        expect(playerData.data).toBe(state.player)
        if (state.player === null) expect(playerData.alive).toBe(false)
        if (state.player !== null && state.step === 'rest') expect(playerData.alive).toBe(true)
      })
    }),
    RUNS,
  )
})

test('every requested login gets exactly one result [4.11]', () => {
  fc.assert(
    fc.property(history, (names) => {
      let loginCalls = 0
      let resolvedCalls = 0
      const logins = ['log-in', 'second-factor', 'accept-terms', 'change-password', 'unlock']
      let last = newAuth()
      eachStep([...names, 'log out'], ({ state, effects, event }) => {
        if (logins.includes(event.type)) loginCalls += 1
        resolvedCalls += effects.filter((effect) => effect.type === 'resolve-caller').length
        expect(resolvedCalls).toBeLessThanOrEqual(loginCalls)
        last = state
      })
      expect(last.step).toBe('ending')
      expect(resolvedCalls).toBe(loginCalls)
    }),
    RUNS,
  )
})

test('when every call fails the app becomes ready after a few of them, from any state: no spinner stays [4.1]', () => {
  fc.assert(
    fc.property(history, fc.constantFrom(...SITUATIONS), (names, name) => {
      let { state } = send(situation(name), ...eventsOf(names))
      if (state.step === 'new')
        ({ state } = send(state, EVENTS.start))
        // A page in the back/forward cache continues when it is restored.
      ;({ state } = send(state, EVENTS.restored))
      for (let calls = 0; calls < 6 && state.step !== 'rest'; calls += 1)
        ({ state } = send(state, { type: 'failed', fault: TROUBLE }))
      expect([state.step, authOf(state) === 'pending']).toEqual(['rest', false])
    }),
    RUNS,
  )
})

test('a transition waits for at most one reply, and that reply can arrive [4.1]', () => {
  fc.assert(
    fc.property(history, (names) => {
      eachStep(names, ({ state, effects }) => {
        const calls = effects.filter((effect) => 'run' in effect)
        expect(calls.length).toBeLessThanOrEqual(1)
        for (const call of calls) expect(call).toMatchObject({ run: state.run })
        if (state.step === 'rest') expect(calls).toEqual([])
      })
    }),
    RUNS,
  )
})

test('no password or token stays in the state [S17]', () => {
  fc.assert(
    fc.property(history, (names) => {
      eachStep([...names, 'script, native launch', 'log in'], ({ state }) => {
        expect(JSON.stringify(state)).not.toContain('dlhe-heslo-1')
        expect(Object.keys(state)).not.toContain('credentials')
      })
    }),
    RUNS,
  )
})
