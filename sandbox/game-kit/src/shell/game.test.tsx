import type { PortalMessage } from '@herna/contract/games'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { advanceSample, newSampleState, type OwnEffect, type OwnEvent, type SampleState } from '../round/sample.ts'
import type { CallResult } from '../session/game-api.ts'
import { failure } from '../session/failure.ts'
import type { Round } from '../session/replies.ts'
import { type SampleGame, type SampleOutcome, sampleRound, sampleSession } from '../session/sample.ts'
import { Sounds } from '../sounds/sounds.ts'
import { openAtStubHost, withRoundId } from '../stub-host.fixture.ts'
import { sharedFailureView } from './failures.ts'
import type { GameSpec, ViewContext } from './game-spec.ts'

/** Updates and effects of the view, in order. */
let viewCalls: string[]
let context: ViewContext<SampleGame, SampleOutcome, SampleState, OwnEvent>
let sentTypes: string[]
let roundResults: CallResult<Round<SampleOutcome>>[]
let balanceRequests: number
let receiveMessage: (type: PortalMessage['type']) => void
let gameEnd: AbortController
/** How long the guard of presses waits. */
let wait: Promise<void>

const spec: GameSpec<SampleGame, SampleOutcome, SampleState, OwnEvent, OwnEffect, never> = {
  newState: newSampleState,
  advance: advanceSample,
  sounds: () => new Sounds<never>({ set: 'felt', names: [] }),
  load: async () => (viewContext) => {
    context = viewContext
    return {
      root: document.createElement('main'),
      update: ({ play }) => viewCalls.push(`update ${play.phase}`),
      runEffect: (effect) => {
        viewCalls.push(effect.type)
        // A view with reduced motion has shown the round at once.
        if (effect.type === 'show') viewContext.dispatch({ type: 'shown' })
      },
      showSound: () => undefined,
      onRoundEnded: () => viewCalls.push('ended'),
    }
  },
  failureViewOf: (state, mode, handlers) =>
    sharedFailureView(state, mode, handlers, {
      newSessionText: 'Nové demo',
      haltedDemoView: () => ({
        text: { title: 'Stop', description: '', stake: '', reference: null },
        choices: [],
        onEscape: handlers.dismiss,
      }),
    }),
  announcements: { ready: (name) => `${name} je pripravená`, ended: (_game, { win }) => `Výhra ${win}` },
  history: { outcome: () => '', canReplay: false },
}

async function openGame(): Promise<void> {
  receiveMessage = openAtStubHost(spec, {
    session: sampleSession({ mode: 'real' }),
    wait: () => wait,
    until: gameEnd.signal,
    notify: ({ type }) => sentTypes.push(type),
    api: {
      balance: async () => {
        balanceRequests++
        return { ok: true, value: { balance: 5_000, currency: 'EUR', bonus: null } }
      },
      playRound: async (_token, { roundId }) => withRoundId(roundResults.shift() ?? { ok: true, value: sampleRound() }, roundId),
      seen: async () => ({ ok: true, value: null }),
      history: async () => ({ ok: true, value: { rounds: [], next: null } }),
    },
  })
  await vi.waitFor(() => expect(sentTypes).toContain('ready'))
  viewCalls = []
  sentTypes = []
}
const phase = () => context.state().play.phase

beforeEach(() => {
  viewCalls = []
  sentTypes = []
  roundResults = []
  balanceRequests = 0
  gameEnd = new AbortController()
  wait = new Promise(() => undefined)
})
afterEach(() => {
  gameEnd.abort()
  document.body.replaceChildren()
})

test('the view renders a state before its effects run, so that the display of an effect is not overwritten', async () => {
  await openGame()
  context.press()
  expect(viewCalls).toEqual(['update requesting', 'begin'])
  await vi.waitFor(() => expect(phase()).toBe('idle'))
  expect(viewCalls.slice(2)).toEqual(['update showing', 'show', 'update idle', 'ended'])
})

test('an event dispatched while effects run is processed after them, so that effects keep their order', async () => {
  await openGame()
  context.press()
  await vi.waitFor(() => expect(phase()).toBe('idle'))
  expect(sentTypes).toEqual(['round-started', 'round-ended'])
  expect(document.querySelector('[role="status"].visually-hidden')?.textContent).toBe('Výhra 0')
})

test('the balance is requested after a round paid by a bonus, because another bonus may follow', async () => {
  roundResults = [{ ok: true, value: sampleRound({ payment: 'gaming-bonus' }) }]
  await openGame()
  context.press()
  await vi.waitFor(() => expect(context.state().balance).toBe(5_000))
  expect(balanceRequests).toBe(1)
})

test.each(['resume', 'balance-changed'] as const)(
  'the game resumes after the portal has resolved the problem: %s',
  async (type) => {
    roundResults = [{ ok: false, failure: failure('insufficient-funds') }]
    await openGame()
    context.press()
    await vi.waitFor(() => expect(phase()).toBe('halted'))
    expect(sentTypes).toEqual(['round-started', 'failed'])
    receiveMessage(type)
    await vi.waitFor(() => expect(phase()).toBe('idle'))
  },
)

test('screen readers are informed when the connection is lost and restored', async () => {
  await openGame()
  const announcement = () => document.querySelector('[role="status"].visually-hidden')?.textContent
  window.dispatchEvent(new Event('offline'))
  expect([announcement(), context.state().isOnline]).toEqual(['Ste bez pripojenia.', false])
  window.dispatchEvent(new Event('online'))
  expect([announcement(), context.state().isOnline]).toEqual(['Pripojenie je obnovené.', true])
})

test('a press just after the end of a round starts no other; a press after the guard has opened does', async () => {
  let open = (): void => undefined
  wait = new Promise((done) => (open = done))
  await openGame()
  context.press()
  await vi.waitFor(() => expect(phase()).toBe('idle'))
  expect(context.guard.isClosed).toBe(true)
  context.press()
  expect(sentTypes).toEqual(['round-started', 'round-ended'])
  viewCalls = []
  open()
  // The buttons are enabled again.
  await vi.waitFor(() => expect(viewCalls).toEqual(['update idle']))
  context.press()
  expect(sentTypes).toEqual(['round-started', 'round-ended', 'round-started'])
})
