import type { PortalMessage } from '@herna/contract/games'
import { type CallResult, failure, Game } from '@herna/game-kit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { cashedOut, sampleRound, sampleSession } from '../round/sample.ts'
import type { CrashRound, CrashSession } from '../session/index.ts'
import { crashGame } from './game.ts'

let sentTypes: string[]
let actionResults: CallResult<CrashRound>[]
/** Resolves the call that waits for the end of the round. */
let resolveWatch: (result: CallResult<CrashRound>) => void
let roundResults: CallResult<CrashRound>[]
let receiveMessage: (type: PortalMessage['type']) => void
let gameEnd: AbortController

async function openGame(more: Partial<CrashSession> = {}): Promise<void> {
  const session = sampleSession(more)
  const root = document.createElement('div')
  document.body.append(root)
  new Game(crashGame, {
    root,
    until: gameEnd.signal,
    launch: {
      gameCode: 'raketa',
      mode: session.mode,
      languageCode: 'sk-SK',
      launchToken: session.mode === 'real' ? 'l1' : null,
      permit: null,
    },
    back: null,
    portal: { isFramed: true, notify: ({ type }) => sentTypes.push(type) },
    onPortalMessage: (listener) => {
      receiveMessage = (type) => listener({ source: 'herna-portal', type })
    },
    api: {
      openSession: async () => ({ ok: true, value: session }),
      balance: async () => ({ ok: true, value: { balance: 5_000, currency: 'EUR', bonus: null } }),
      playRound: async (_token, { roundId }) => withId(roundResults.shift() ?? { ok: true, value: sampleRound() }, roundId),
      round: (_token, roundId) =>
        new Promise((resolve) => {
          resolveWatch = (result) => resolve(withId(result, roundId))
        }),
      act: async (_token, roundId) => withId(actionResults.shift() ?? { ok: true, value: cashedOut() }, roundId),
      seen: async () => ({ ok: true, value: null }),
      history: async () => ({ ok: true, value: { rounds: [], next: null } }),
    },
  })
  await vi.waitFor(() => expect(sentTypes).toContain('ready'))
}
const withId = (result: CallResult<CrashRound>, roundId: string): CallResult<CrashRound> =>
  result.ok ? { ok: true, value: { ...result.value, roundId } } : result

const query = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement
const mainButton = () => query('.main-button')
const textOf = (selector: string) => (query(selector).textContent ?? '').replaceAll('\u00a0', ' ')

beforeEach(() => {
  sentTypes = []
  actionResults = []
  roundResults = []
  gameEnd = new AbortController()
})
afterEach(() => {
  gameEnd.abort()
  document.body.replaceChildren()
})

test('a round is staked, rises, is cashed out, and its result is announced and sent to the portal', async () => {
  await openGame()
  mainButton().click()
  await vi.waitFor(() => expect(textOf('.label-line')).toBe('Vybrať'))
  expect(textOf('.balance')).toContain('9,00 €')
  mainButton().click()
  await vi.waitFor(() => expect(textOf('.state')).toContain('Vybraté'))
  mainButton().click()
  await vi.waitFor(() => expect(textOf('.balance')).toContain('10,50 €'))
  expect(sentTypes).toEqual(['ready', 'round-started', 'round-ended'])
  expect(textOf('[role="status"].visually-hidden')).toContain('Výhra 1,50 €')
})

test('a cash-out that is too early is refused with a message, which stays until the next reply of the host', async () => {
  actionResults = [{ ok: false, failure: failure('action-refused') }]
  await openGame()
  mainButton().click()
  await vi.waitFor(() => expect(textOf('.label-line')).toBe('Vybrať'))
  mainButton().click()
  await vi.waitFor(() => expect(textOf('.state')).toBe('Ešte nie je čo vybrať.'))
  expect(textOf('.label-line')).toBe('Vybrať')
  resolveWatch({ ok: true, value: sampleRound({ outcome: { elapsedMs: 1_000 } }) })
  await vi.waitFor(() => expect(textOf('.state')).toBe('Násobok rastie'))
})

test('a lost connection is shown while the round continues at the host [M6]', async () => {
  await openGame()
  mainButton().click()
  await vi.waitFor(() => expect(textOf('.label-line')).toBe('Vybrať'))
  resolveWatch({ ok: false, failure: failure('unreachable') })
  await vi.waitFor(() => expect(textOf('.state')).toBe('Spojenie vypadlo. Kolo beží na serveri ďalej.'))
})

test('the game resumes after the portal has resolved the problem', async () => {
  roundResults = [{ ok: false, failure: failure('insufficient-funds') }]
  await openGame({ mode: 'real' })
  mainButton().click()
  await vi.waitFor(() => expect(sentTypes).toContain('failed'))
  expect(mainButton().getAttribute('aria-disabled')).toBe('true')
  receiveMessage('resume')
  expect(mainButton().getAttribute('aria-disabled')).toBe('false')
})
