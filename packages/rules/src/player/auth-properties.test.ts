import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { EVENT_NAMES, EVENTS, SITUATIONS, situation, TROUBLE, send, type EventInput } from './auth.fixture.ts'
import { type AuthEffect, authOf, newAuth } from './auth-state.ts'

const history = fc.array(fc.constantFrom(...EVENT_NAMES), { maxLength: 40 })
const told = (names: readonly (keyof typeof EVENTS)[]): EventInput[] => names.map((name) => EVENTS[name])
const RUNS = { numRuns: inject('breadth') === 'full' ? 2_000 : 300 }

/** Walks through a history and looks at every step of it. */
function eachStep(
  names: readonly (keyof typeof EVENTS)[],
  look: (step: ReturnType<typeof send> & { event: EventInput }) => void,
): void {
  let state = send(newAuth(), EVENTS.start, EVENTS['script is there']).state
  for (const event of told(names)) {
    const move = send(state, event)
    look({ ...move, event })
    state = move.state
  }
}

test('nobody is in whom the gateway did not let in [4.2] [4.7]', () => {
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

test('whoever leaves, and however: the data go and keep-alive stops in the same move [4.3]', () => {
  fc.assert(
    fc.property(history, (names) => {
      let player: string | null = null
      eachStep(names, ({ state, effects }) => {
        const done = effects.map((effect) => effect.do)
        if (player !== null && state.player !== player) {
          expect(done).toContain('clear-player')
          expect(done).toContain('stop-keep-alive')
          expect(effects).toContainEqual({ do: 'emit', event: 'logout' })
        }
        player = state.player
      })
    }),
    RUNS,
  )
})

test('after a logout nothing of the player is left, and the hosts hear of it [4.3]', () => {
  fc.assert(
    fc.property(history, (names) => {
      const before = send(newAuth(), EVENTS.start, ...told(names)).state
      const { state, effects } = send(before, EVENTS['log out and forget'])
      expect(JSON.stringify(state)).not.toMatch(/jana|peter/)
      const done = effects.map((effect) => effect.do)
      for (const needed of ['clear-player', 'stop-keep-alive', 'forget-remembered', 'end-session', 'tell-tabs'] as const)
        expect(done).toContain(needed)
    }),
    RUNS,
  )
})

/** Runs the keep-alive and the data as the effects say. */
function ledger(effects: readonly AuthEffect[], from: { alive: boolean; data: string | null }) {
  let { alive, data } = from
  for (const effect of effects) {
    if (effect.do === 'start-keep-alive') alive = true
    if (effect.do === 'stop-keep-alive') alive = false
    if (effect.do === 'load-player') data = effect.username
    if (effect.do === 'clear-player') data = null
  }
  return { alive, data }
}

test('what is loaded is always the data of the player who is in; without a player nothing beats [4.2] [4.3] [F8]', () => {
  fc.assert(
    fc.property(history, (names) => {
      let kept = { alive: false, data: null as string | null }
      eachStep(names, ({ state, effects }) => {
        kept = ledger(effects, kept)
        expect(kept.data).toBe(state.player)
        if (state.player === null) expect(kept.alive).toBe(false)
        if (state.player !== null && state.step === 'rest') expect(kept.alive).toBe(true)
      })
    }),
    RUNS,
  )
})

test('every login that is asked for is answered exactly once [4.11]', () => {
  fc.assert(
    fc.property(history, (names) => {
      let asked = 0
      let answered = 0
      const logins = ['log-in', 'second-factor', 'accept-terms', 'change-password', 'unlock']
      let last = newAuth()
      eachStep([...names, 'log out'], ({ state, effects, event }) => {
        if (logins.includes(event.type)) asked += 1
        answered += effects.filter((effect) => effect.do === 'answer').length
        expect(answered).toBeLessThanOrEqual(asked)
        last = state
      })
      expect(last.step).toBe('ending')
      expect(answered).toBe(asked)
    }),
    RUNS,
  )
})

test('when every call fails the app is ready after a few of them, from wherever: no spinner stays [4.1]', () => {
  fc.assert(
    fc.property(history, fc.constantFrom(...SITUATIONS), (names, name) => {
      let { state } = send(situation(name), ...told(names))
      if (state.step === 'new')
        ({ state } = send(state, EVENTS.start))
        // A page that lies in the back/forward cache wakes by coming out of it.
      ;({ state } = send(state, EVENTS.restored))
      for (let calls = 0; calls < 6 && state.step !== 'rest'; calls += 1)
        ({ state } = send(state, { type: 'failed', fault: TROUBLE }))
      expect([state.step, authOf(state) === 'pending']).toEqual(['rest', false])
    }),
    RUNS,
  )
})

test('a move waits for one answer at most, and whoever waits can get it [4.1]', () => {
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
