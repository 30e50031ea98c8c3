import type { CrashTable, PortalMessage } from '@herna/contract/games'
import { type CallResult, failure } from '@herna/game-kit'
import { openAtStubHost, withRoundId } from '@herna/game-kit/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { cashedOut, sampleRound, sampleSession, sampleTable } from '../round/sample.ts'
import type { CrashRound, CrashSession } from '../session/index.ts'
import type { ReadTable } from '../table/index.ts'
import { crashGameWith } from './game.ts'

let sentTypes: string[]
let actionResults: CallResult<CrashRound>[]
/** Resolves the call that waits for the end of the bet. */
let resolveWatch: (result: CallResult<CrashRound>) => void
let roundResults: CallResult<CrashRound>[]
let receiveMessage: (type: PortalMessage['type']) => void
let gameEnd: AbortController
/** How long the guard of presses waits. */
let wait: Promise<void>
/** States of the table that the game has not read yet, and the call that waits for the next one. */
let tables: CrashTable[]
let answerTable: ((table: CrashTable) => void) | null
/** The host refuses the session. */
let endTable: () => void

/** Round time in ms from the start of the flight of round 7. */
const at = (fromStart: number): string => new Date(Date.parse('2026-03-01T10:00:00Z') + fromStart).toISOString()
const flyingTable = (fields: Partial<CrashTable> = {}): CrashTable => sampleTable({ now: at(7_400), version: 'v2', ...fields })

/** The host replies with the table. */
function show(table: CrashTable): void {
  if (answerTable) answerTable(table)
  else tables.push(table)
  answerTable = null
}
const readTable: ReadTable = () =>
  new Promise((resolve) => {
    endTable = () => resolve({ table: null, isOver: true })
    const table = tables.shift()
    if (table) resolve({ table })
    else answerTable = (next) => resolve({ table: next })
  })

async function openGame(more: Partial<CrashSession> = {}): Promise<void> {
  receiveMessage = openAtStubHost(crashGameWith(readTable), {
    session: sampleSession(more),
    wait: () => wait,
    until: gameEnd.signal,
    notify: ({ type }) => sentTypes.push(type),
    api: {
      balance: async () => ({ ok: true, value: { balance: 5_000, currency: 'EUR', bonus: null } }),
      playRound: async (_token, { roundId }) => withRoundId(roundResults.shift() ?? { ok: true, value: sampleRound() }, roundId),
      round: (_token, roundId) =>
        new Promise((resolve) => {
          resolveWatch = (result) => resolve(withRoundId(result, roundId))
        }),
      act: async (_token, roundId) => withRoundId(actionResults.shift() ?? { ok: true, value: cashedOut() }, roundId),
      seen: async () => ({ ok: true, value: null }),
      history: async () => ({ ok: true, value: { rounds: [], next: null } }),
    },
  })
  await vi.waitFor(() => expect(sentTypes).toContain('ready'))
  show(sampleTable())
  await vi.waitFor(() => expect(textOf('.label-line')).not.toBe('Pripája sa…'))
}

const query = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement
const mainButton = () => query('.main-button')
const textOf = (selector: string) => (query(selector).textContent ?? '').replaceAll('\u00a0', ' ').trim()
const buttonReads = (text: string) => vi.waitFor(() => expect(textOf('.label-line')).toBe(text))

beforeEach(() => {
  sentTypes = []
  tables = []
  answerTable = null
  actionResults = []
  roundResults = []
  gameEnd = new AbortController()
  wait = Promise.resolve()
})
afterEach(() => {
  gameEnd.abort()
  document.body.replaceChildren()
})

test('a bet is staked in the betting, flies with the others, and the button carries the amount that is payable', async () => {
  await openGame()
  expect(textOf('.label-line')).toBe('Staviť 1,00 €')
  const place = mainButton().getBoundingClientRect()
  mainButton().click()
  await buttonReads('V hre 1,00 €')
  expect(textOf('.balance')).toContain('9,00 €')
  show(flyingTable())
  await vi.waitFor(() => expect(textOf('.label-line')).toMatch(/^Vybrať (2,0\d|1,99) €$/))
  expect(mainButton().getBoundingClientRect().top).toBe(place.top)
  expect(mainButton().getBoundingClientRect().height).toBe(place.height)
  mainButton().click()
  await vi.waitFor(() => expect(textOf('.state')).toBe('Vybraté pri 1,50× · 1,50 €'))
  expect(textOf('.balance')).toContain('10,50 €')
  expect(sentTypes).toEqual(['ready', 'round-started', 'round-ended'])
  expect(textOf('[role="status"].visually-hidden')).toContain('Výhra 1,50 €')
})

test('the button never promises more than the automatic cash-out pays', async () => {
  roundResults = [{ ok: true, value: sampleRound({ outcome: { autoCashOut: 150 } }) }]
  await openGame()
  mainButton().click()
  await buttonReads('V hre 1,00 €')
  show(flyingTable())
  await buttonReads('Vyberá sa…')
  expect(mainButton().getAttribute('aria-disabled')).toBe('true')
})

test('during a flight a bet waits for the next betting, is placed there once, and can be cancelled before', async () => {
  await openGame()
  show(flyingTable())
  await vi.waitFor(() => expect(textOf('.detail-line')).toBe('v ďalšom kole'))
  mainButton().click()
  await buttonReads('Zrušiť stávku')
  mainButton().click()
  await buttonReads('Staviť 1,00 €')
  mainButton().click()
  await buttonReads('Zrušiť stávku')
  expect(sentTypes).toEqual(['ready'])
  const next = { number: 8, bettingEndsAt: at(26_000), startsAt: at(27_000) }
  show(sampleTable({ now: at(20_000), version: 'v3', round: next }))
  await buttonReads('V hre 1,00 €')
  expect(sentTypes).toEqual(['ready', 'round-started'])
})

test('others are shown with their bets, and their exits only when the shown multiple has reached them', async () => {
  await openGame()
  const bets = [
    { player: 'Breza 47', isOwn: false, bet: 500, cashedOutAt: 150 },
    { player: 'Dub 12', isOwn: true, bet: 200, cashedOutAt: 900 },
  ]
  show(flyingTable({ bets, players: 2, staked: 700 }))
  await vi.waitFor(() => expect(textOf('.players-summary')).toBe('2 hráči v kole · 7,00 €'))
  const rows = () => [...document.querySelectorAll('.players tbody tr')].map((row) => row.textContent?.replaceAll('\u00a0', ' '))
  await vi.waitFor(() => expect(rows()).toEqual(['Breza 475,00 €1,50×7,50 €', 'Vy2,00 €letí–']))
})

test('ends of the last rounds are dark below 2×, white from 2× and amber from 10×', async () => {
  await openGame()
  const result = { hash: 'b'.repeat(64), seed: 'c'.repeat(64), position: 1, chainHash: 'd'.repeat(64) }
  const results = [199, 200, 1_000].map((crashedAt, index) => ({ ...result, number: 6 - index, crashedAt }))
  show(sampleTable({ version: 'v2', results }))
  await vi.waitFor(() => expect(document.querySelectorAll('.result')).toHaveLength(3))
  expect(Array.from(document.querySelectorAll('.result'), ({ className }) => className)).toEqual([
    'result low',
    'result middle',
    'result high',
  ])
})

test('a cash-out that is too early is refused with a message', async () => {
  actionResults = [{ ok: false, failure: failure('action-refused') }]
  await openGame()
  mainButton().click()
  await buttonReads('V hre 1,00 €')
  show(flyingTable())
  await vi.waitFor(() => expect(textOf('.label-line')).toMatch(/^Vybrať/))
  mainButton().click()
  await vi.waitFor(() => expect(textOf('.state')).toBe('Ešte nie je čo vybrať.'))
  await vi.waitFor(() => expect(textOf('.label-line')).toMatch(/^Vybrať/))
})

test('the end of the flight is shown with the lost bet', async () => {
  await openGame()
  mainButton().click()
  await buttonReads('V hre 1,00 €')
  resolveWatch({ ok: true, value: sampleRound({ state: 'closed', outcome: { crashedAt: 185, elapsedMs: 6_000 } }) })
  await vi.waitFor(() => expect(textOf('.state')).toBe('Let sa skončil · stávka 1,00 € prepadla'))
  expect([textOf('.multiple'), query('.game').dataset['phase']]).toEqual(['1,85×', 'crashed'])
})

test('a press that comes too late for a cash-out places no bet', async () => {
  await openGame()
  mainButton().click()
  await buttonReads('V hre 1,00 €')
  show(flyingTable())
  await vi.waitFor(() => expect(textOf('.label-line')).toMatch(/^Vybrať/))
  resolveWatch({ ok: true, value: sampleRound({ state: 'closed', outcome: { crashedAt: 185, elapsedMs: 6_000 } }) })
  await buttonReads('Staviť 1,00 €')
  expect(mainButton().getAttribute('aria-disabled')).toBe('true')
  mainButton().click()
  expect(textOf('.label-line')).toBe('Staviť 1,00 €')
  await vi.waitFor(() => expect(mainButton().getAttribute('aria-disabled')).toBe('false'), { timeout: 4_000 })
})

test('a bet that is in the flight when the game opens is shown at once [M6]', async () => {
  await openGame({ openRound: sampleRound() })
  show(flyingTable())
  await vi.waitFor(() => expect(textOf('.label-line')).toMatch(/^Vybrať/))
})

test('a queued bet that is refused is not repeated by itself', async () => {
  await openGame({ balance: 50 })
  show(flyingTable())
  await vi.waitFor(() => expect(textOf('.detail-line')).toBe('v ďalšom kole'))
  mainButton().click()
  await buttonReads('Zrušiť stávku')
  show(sampleTable({ now: at(20_000), version: 'v3', round: { number: 8, bettingEndsAt: at(26_000), startsAt: at(27_000) } }))
  await vi.waitFor(() => expect(document.querySelector('dialog[open], [role="alertdialog"]')).not.toBeNull())
  await buttonReads('Staviť 1,00 €')
  expect(sentTypes).toEqual(['ready', 'failed'])
})

test('when another window has taken over, the flight stands still and the next press shows why', async () => {
  roundResults = [{ ok: false, failure: failure('moved') }]
  await openGame({ mode: 'real' })
  endTable()
  await vi.waitFor(() => expect(textOf('.state')).toBe('V tomto okne sa ďalej nehrá.'))
  mainButton().click()
  await vi.waitFor(() => expect(sentTypes).toContain('failed'))
})

test('the game resumes after the portal has resolved the problem', async () => {
  roundResults = [{ ok: false, failure: failure('insufficient-funds') }]
  await openGame({ mode: 'real' })
  await buttonReads('Staviť 1,00 €')
  mainButton().click()
  await vi.waitFor(() => expect(sentTypes).toContain('failed'))
  await vi.waitFor(() => expect(mainButton().getAttribute('aria-disabled')).toBe('true'))
  receiveMessage('resume')
  await vi.waitFor(() => expect(mainButton().getAttribute('aria-disabled')).toBe('false'))
})

test('the second press of a double click on the cancelled bet does not bet again', async () => {
  await openGame()
  show(flyingTable())
  await vi.waitFor(() => expect(textOf('.detail-line')).toBe('v ďalšom kole'))
  mainButton().click()
  await buttonReads('Zrušiť stávku')
  wait = new Promise(() => undefined)
  mainButton().click()
  mainButton().click()
  await buttonReads('Staviť 1,00 €')
  expect(sentTypes).toEqual(['ready'])
})

test('a cash-out is never held up by the guard of presses', async () => {
  await openGame()
  mainButton().click()
  await buttonReads('V hre 1,00 €')
  mainButton().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  show(flyingTable())
  await vi.waitFor(() => expect(textOf('.label-line')).toMatch(/^Vybrať/))
  mainButton().click()
  await vi.waitFor(() => expect(textOf('.state')).toMatch(/^Vybraté/))
})
