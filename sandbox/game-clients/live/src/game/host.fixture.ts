import type { HostMessage, LiveTableState, PortalMessage, RoundAction, RoundRequest } from '@herna/contract/games'
import type { CallResult, Failure } from '@herna/game-kit'
import { openAtStubHost, withRoundId } from '@herna/game-kit/testing'
import { expect, vi } from 'vitest'
import type { Hub } from '../hub/index.ts'
import { at, sampleRound, sampleSession } from '../round/sample.ts'
import type { LiveRound, LiveSession } from '../session/index.ts'
import { liveGameWith } from './game.ts'

/** A table opened against a host and a hub that the test controls. The clock of the device must be a fake one. */
export interface OpenTable {
  requests: RoundRequest[]
  actions: RoundAction[]
  seen: string[]
  /** Methods of the hub that were called. */
  invocations: string[]
  /** What the portal was told. */
  messages: Omit<HostMessage, 'source' | 'gameCode'>[]
  /** Replies of the next calls that play or read a round; by default the session's open round or the sample round. */
  replies: CallResult<LiveRound>[]
  /** Every reading of the balance fails with it; null: succeeds. */
  balanceFailure: Failure | null
  /** How long the guard of presses waits. */
  wait: Promise<void>
  /** Sends a state of the table at its `now`. */
  send(table: LiveTableState): void
  sendFromPortal(type: PortalMessage['type']): void
  reconnecting(): void
  reconnected(): void
  /** Moves the clock to so many ms after the start of the table's round. */
  moveTo(ms: number): Promise<void>
  end(): void
}

export async function openTable(more: Partial<LiveSession> = {}, isFramed = true): Promise<OpenTable> {
  const listeners = new Map<string, (argument: unknown) => void>()
  const events = { reconnecting: () => {}, reconnected: () => {} }
  const hub: Hub = {
    on: (message, listener) => void listeners.set(message, listener),
    onreconnecting: (listener) => void (events.reconnecting = listener),
    onreconnected: (listener) => void (events.reconnected = listener),
    onclose: () => undefined,
    invoke: async (method) => void table.invocations.push(method),
    start: async () => undefined,
    stop: async () => undefined,
  }
  const end = new AbortController()
  const table: OpenTable = {
    requests: [],
    actions: [],
    seen: [],
    invocations: [],
    messages: [],
    replies: [],
    balanceFailure: null,
    wait: Promise.resolve(),
    send: (state) => listeners.get('table')?.(state),
    sendFromPortal: () => undefined,
    reconnecting: () => events.reconnecting(),
    reconnected: () => events.reconnected(),
    moveTo: async (ms) => {
      await vi.advanceTimersByTimeAsync(Math.max(0, Date.parse(at(ms)) - Date.now()))
    },
    end: () => end.abort(),
  }
  const next = (roundId: string): CallResult<LiveRound> =>
    withRoundId(table.replies.shift() ?? { ok: true, value: session.openRound ?? sampleRound() }, roundId)
  const session = sampleSession(more)
  const spec = liveGameWith(async () => hub)
  table.sendFromPortal = openAtStubHost(spec, {
    session,
    wait: () => table.wait,
    until: end.signal,
    isFramed,
    back: null,
    notify: (message) => void table.messages.push(message),
    api: {
      balance: async () =>
        table.balanceFailure
          ? { ok: false, failure: table.balanceFailure }
          : { ok: true, value: { balance: session.balance, currency: 'EUR', bonus: null } },
      playRound: async (_token, request) => {
        table.requests.push(request)
        return next(request.roundId)
      },
      // A long poll without a prepared reply stays open, as at a host whose round goes on.
      round: async (_token, roundId, wait = 0) =>
        wait > 0 && table.replies.length === 0 ? new Promise<never>(() => undefined) : next(roundId),
      act: async (_token, roundId, action) => {
        table.actions.push(action)
        return next(roundId)
      },
      seen: async (_token, roundId) => {
        table.seen.push(roundId)
        return { ok: true, value: null }
      },
      history: async () => ({ ok: true, value: { rounds: [], next: null } }),
    },
  })
  await vi.waitFor(() => expect(document.querySelector('.table-page') && listeners.get('table')).toBeTruthy())
  return table
}
