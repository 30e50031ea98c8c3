import {
  favouriteGame,
  type GameBalance,
  OPEN_ATTEMPT_HEADER,
  type RoundAction,
  type RoundRequest,
  type SessionRequest,
} from '@herna/contract/games'
import { CallFailed, callOperation, type Host } from '@herna/http-client'
import { type Failure, failure, failureOfCall, isRetryable } from './failure.ts'
import type { GameOperations, History, Round, Session } from './replies.ts'

export type CallResult<T> = { ok: true; value: T } | { ok: false; failure: Failure }

/** Calls of the game host. Rounds, actions and the opening keep their id on retries, so they happen once. One object for each page. */
export interface GameApi<D, O> {
  openSession(request: SessionRequest): Promise<CallResult<Session<D, O>>>
  balance(token: string): Promise<CallResult<GameBalance>>
  playRound(token: string, request: RoundRequest): Promise<CallResult<Round<O>>>
  /** Current state of a round; for timed rounds waits up to `wait` ms for its end (less than the call timeout). */
  round(token: string, roundId: string, wait?: number): Promise<CallResult<Round<O>>>
  act(token: string, roundId: string, action: RoundAction): Promise<CallResult<Round<O>>>
  /** Whether the game is a favourite of the player, after `isFavourite` was set where it is given. */
  favourite(token: string, isFavourite?: boolean): Promise<CallResult<{ isFavourite: boolean }>>
  /** Marks the end of the round as seen. */
  seen(token: string, roundId: string): Promise<CallResult<null>>
  /** Finished rounds, newest first; `cursor` is `next` of the previous page, null for the first page. */
  history(token: string, cursor: string | null): Promise<CallResult<History<O>>>
}

/** Browser dependencies of the calls, replaced in tests. */
export interface GameApiOptions {
  fetch: typeof fetch
  isOnline: () => boolean
  /** Resolves after so many milliseconds. */
  pause: (ms: number) => Promise<void>
}

export const CALL_TIMEOUT_MS = 8_000
/** Waits before automatic retries. */
const RETRY_WAITS_MS = [700, 1_800]

export function createGameApi<D, O>(options: GameApiOptions, operations: GameOperations<D, O>): GameApi<D, O> {
  const { isOnline } = options
  const attempt = { [OPEN_ATTEMPT_HEADER]: crypto.randomUUID() }
  const hostFor = (token: string | null): Host => ({
    base: '',
    timeoutMs: CALL_TIMEOUT_MS,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    request: { cache: 'no-store', credentials: 'omit' },
    fetch: options.fetch,
    isOnline,
  })

  async function callOnce<T>(call: () => Promise<T>): Promise<CallResult<T>> {
    if (!isOnline()) return { ok: false, failure: failure('offline') }
    try {
      return { ok: true, value: await call() }
    } catch (error) {
      if (error instanceof CallFailed) return { ok: false, failure: failureOfCall(error) }
      throw error
    }
  }

  async function withRetries<T>(call: () => Promise<CallResult<T>>): Promise<CallResult<T>> {
    let result = await call()
    for (const wait of RETRY_WAITS_MS) {
      if (result.ok || !isRetryable(result.failure) || result.failure.kind === 'timeout') break
      await options.pause(wait)
      result = await call()
    }
    return result
  }

  const request = <T>(call: () => Promise<T>): Promise<CallResult<T>> => withRetries(() => callOnce(call))
  const callRound = (roundId: string, call: () => Promise<Round<O>>): Promise<CallResult<Round<O>>> =>
    withRetries(async () => requireSameRound(roundId, await callOnce(call)))

  return {
    openSession: (body) => request(() => callOperation(hostFor(null), operations.openSession, { body }, { headers: attempt })),
    balance: (token) => request(() => callOperation(hostFor(token), operations.balance)),
    playRound: (token, body) => callRound(body.roundId, () => callOperation(hostFor(token), operations.playRound, { body })),
    round: (token, roundId, wait = 0) =>
      callRound(roundId, () =>
        callOperation(hostFor(token), operations.round, { params: { roundId }, query: wait > 0 ? { wait } : {} }),
      ),
    act: (token, roundId, body) =>
      callRound(roundId, () => callOperation(hostFor(token), operations.act, { params: { roundId }, body })),
    favourite: (token, isFavourite) =>
      request(() => callOperation(hostFor(token), favouriteGame, { body: isFavourite === undefined ? {} : { isFavourite } })),
    seen: (token, roundId) => request(() => callOperation(hostFor(token), operations.seen, { params: { roundId } })),
    history: (token, cursor) =>
      request(() => callOperation(hostFor(token), operations.history, { query: cursor === null ? {} : { before: cursor } })),
  }
}

/** A reply with another round id is treated as garbled, so that it is never shown as this round. */
const requireSameRound = <O>(roundId: string, result: CallResult<Round<O>>): CallResult<Round<O>> =>
  result.ok && result.value.roundId !== roundId ? { ok: false, failure: failure('garbled') } : result
