import type { PortalMessage } from '@herna/contract/games'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { advanceSample, newSampleState, type OwnEffect, type OwnEvent, type SampleState } from '../round/sample.ts'
import type { CallResult, GameApi } from '../session/game-api.ts'
import { failure } from '../session/failure.ts'
import type { Round } from '../session/replies.ts'
import { type SampleGame, type SampleOutcome, sampleRound, sampleSession } from '../session/sample.ts'
import { Sounds } from '../sounds/sounds.ts'
import { sharedFailureView } from './failures.ts'
import { Game } from './game.ts'
import type { GameSpec, ViewContext } from './game-spec.ts'

/** What the view was shown and told to do, in order. */
let seen: string[]
let context: ViewContext<SampleGame, SampleOutcome, SampleState, OwnEvent>
let said: string[]
let answers: CallResult<Round<SampleOutcome>>[]
let balances: number
let message: (type: PortalMessage['type']) => void
let leave: AbortController

const spec: GameSpec<SampleGame, SampleOutcome, SampleState, OwnEvent, OwnEffect, never> = {
  newState: newSampleState,
  advance: advanceSample,
  sounds: () => new Sounds<never>({}),
  load: async () => (given) => {
    context = given
    return {
      root: document.createElement('main'),
      update: ({ play }) => seen.push(`shows ${play.phase}`),
      runEffect: (effect) => {
        seen.push(effect.type)
        // A view without motion has shown the round at once.
        if (effect.type === 'show') given.dispatch({ type: 'shown' })
      },
      showSound: () => undefined,
      onRoundEnded: () => seen.push('ended'),
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

const api = (): GameApi<SampleGame, SampleOutcome> => ({
  openSession: async () => ({ ok: true, value: sampleSession({ mode: 'real' }) }),
  balance: async () => {
    balances++
    return { ok: true, value: { balance: 5_000, currency: 'EUR', bonus: null } }
  },
  playRound: async (_token, { roundId }) => {
    const answer = answers.shift() ?? { ok: true, value: sampleRound() }
    return answer.ok ? { ok: true, value: { ...answer.value, roundId } } : answer
  },
  round: () => expect.unreachable(),
  act: () => expect.unreachable(),
  seen: async () => ({ ok: true, value: null }),
  history: async () => ({ ok: true, value: { rounds: [], next: null } }),
})

async function open(): Promise<void> {
  const root = document.createElement('div')
  document.body.append(root)
  new Game(spec, {
    root,
    until: leave.signal,
    launch: { gameCode: 'skuska', mode: 'real', languageCode: 'sk-SK', launchToken: 'l1', permit: null },
    back: null,
    portal: { isFramed: true, notify: ({ type }) => said.push(type) },
    onPortalMessage: (heard) => {
      message = (type) => heard({ source: 'herna-portal', type })
    },
    api: api(),
  })
  await vi.waitFor(() => expect(said).toContain('ready'))
  seen = []
  said = []
}
const phase = () => context.state().play.phase

beforeEach(() => {
  seen = []
  said = []
  answers = []
  balances = 0
  leave = new AbortController()
})
afterEach(() => {
  leave.abort()
  document.body.replaceChildren()
})

test('the view shows a state before its effects are done, so that what an effect shows stays', async () => {
  await open()
  context.press()
  expect(seen).toEqual(['shows requesting', 'begin'])
  await vi.waitFor(() => expect(phase()).toBe('idle'))
  expect(seen.slice(2)).toEqual(['shows showing', 'show', 'shows idle', 'ended'])
})

test('an event that comes up while effects are done waits for them: none is done in the wrong order', async () => {
  await open()
  context.press()
  await vi.waitFor(() => expect(phase()).toBe('idle'))
  expect(said).toEqual(['round-started', 'round-ended'])
  expect(document.querySelector('[role="status"].visually-hidden')?.textContent).toBe('Výhra 0')
})

test('after a round that a bonus paid the balance is asked for: another bonus may have come', async () => {
  answers = [{ ok: true, value: sampleRound({ payment: 'gaming-bonus' }) }]
  await open()
  context.press()
  await vi.waitFor(() => expect(context.state().balance).toBe(5_000))
  expect(balances).toBe(1)
})

test.each(['resume', 'balance-changed'] as const)(
  'what the portal has settled does not keep the game halted: %s',
  async (word) => {
    answers = [{ ok: false, failure: failure('insufficient-funds') }]
    await open()
    context.press()
    await vi.waitFor(() => expect(phase()).toBe('halted'))
    expect(said).toEqual(['round-started', 'failed'])
    message(word)
    await vi.waitFor(() => expect(phase()).toBe('idle'))
  },
)

test('the connection is told to screen readers when it goes and when it comes back', async () => {
  await open()
  const live = () => document.querySelector('[role="status"].visually-hidden')?.textContent
  window.dispatchEvent(new Event('offline'))
  expect([live(), context.state().isOnline]).toEqual(['Ste bez pripojenia.', false])
  window.dispatchEvent(new Event('online'))
  expect([live(), context.state().isOnline]).toEqual(['Pripojenie je obnovené.', true])
})
