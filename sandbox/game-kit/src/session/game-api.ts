import type { GameBalance, RoundAction, RoundRequest, SessionRequest } from '@herna/contract/games'
import { type Address, fillPath, type OperationInput } from '@herna/contract/operation'
import * as z from 'zod/mini'
import { type Failure, failure, failureOfReply, mayAskAgain } from './failure.ts'
import type { GameOperations, History, Round, Session } from './replies.ts'

export type Answer<T> = { ok: true; value: T } | { ok: false; failure: Failure }

/** The host's calls; a round or an action keeps its id when it is asked again, so it happens once. */
export interface GameApi<D, O> {
  openSession(request: SessionRequest): Promise<Answer<Session<D, O>>>
  balance(token: string): Promise<Answer<GameBalance>>
  playRound(token: string, request: RoundRequest): Promise<Answer<Round<O>>>
  /** How a round stands now; one that runs by the clock is waited for, so many ms at most (less than a call may take). */
  round(token: string, roundId: string, wait?: number): Promise<Answer<Round<O>>>
  act(token: string, roundId: string, action: RoundAction): Promise<Answer<Round<O>>>
  /** The player has seen how the round ended. */
  seen(token: string, roundId: string): Promise<Answer<null>>
  /** Finished rounds, the newest first; `before` is the `next` of the page before. */
  history(token: string, before: string | null): Promise<Answer<History<O>>>
}

/** What the calls need from the browser; tests give their own. */
export interface Surroundings {
  fetch: typeof fetch
  isOnline: () => boolean
  /** Resolves after so many milliseconds. */
  pause: (ms: number) => Promise<void>
}

export const CALL_TIMEOUT = 8_000
/** Waits before a call is quietly asked again. */
const QUIET_RETRIES = [700, 1_800]

/** An operation, what fills it, and whose call it is. */
interface Call<T> {
  operation: Address
  /** Of the answer. */
  reply: z.core.$ZodType<T>
  given?: { params?: unknown; query?: unknown; body?: unknown }
  token?: string
}

export function createGameApi<D, O>(surroundings: Surroundings, operations: GameOperations<D, O>): GameApi<D, O> {
  async function once<T>({ operation, reply: schema, given = {}, token }: Call<T>): Promise<Answer<T>> {
    if (!surroundings.isOnline()) return { ok: false, failure: failure('offline') }
    let reply: Response
    let answer: unknown
    try {
      reply = await surroundings.fetch(fillPath(operation.path, given), {
        method: operation.method,
        headers: {
          ...(given.body ? { 'content-type': 'application/json' } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: given.body ? JSON.stringify(given.body) : null,
        cache: 'no-store',
        credentials: 'omit',
        signal: AbortSignal.timeout(CALL_TIMEOUT),
      })
      answer = await reply.json().catch((error: unknown) => {
        if (isTimeout(error)) throw error
        return null
      })
    } catch (error) {
      return { ok: false, failure: failure(isTimeout(error) ? 'timeout' : surroundings.isOnline() ? 'unreachable' : 'offline') }
    }
    if (!reply.ok) return { ok: false, failure: failureOfReply(reply.status, answer) }
    const parsed = z.safeParse(schema, answer)
    return parsed.success ? { ok: true, value: parsed.data } : { ok: false, failure: failure('garbled') }
  }

  async function patiently<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
    let answer = await ask()
    for (const wait of QUIET_RETRIES) {
      if (answer.ok || !mayAskAgain(answer.failure) || answer.failure.kind === 'timeout') break
      await surroundings.pause(wait)
      answer = await ask()
    }
    return answer
  }

  type All = GameOperations<D, O>
  /** Calls one of them by its name; what is given is held to the contract by the compiler. */
  const ask = <Name extends keyof All, T>(
    name: Name,
    reply: z.core.$ZodType<T>,
    given: OperationInput<All[Name]>,
    token?: string,
  ) => patiently(() => once({ operation: operations[name], reply, given, ...(token === undefined ? {} : { token }) }))
  const askRound = <Name extends 'playRound' | 'round' | 'act'>(
    name: Name,
    roundId: string,
    given: OperationInput<All[Name]>,
    token: string,
  ): Promise<Answer<Round<O>>> =>
    patiently(async () =>
      ofThisRound(roundId, await once({ operation: operations[name], reply: operations[name].reply, given, token })),
    )

  return {
    openSession: (body) => ask('openSession', operations.openSession.reply, { body }),
    balance: (token) => ask('balance', operations.balance.reply, {}, token),
    playRound: (token, body) => askRound('playRound', body.roundId, { body }, token),
    round: (token, roundId, wait = 0) =>
      askRound('round', roundId, { params: { roundId }, query: wait > 0 ? { wait } : {} }, token),
    act: (token, roundId, body) => askRound('act', roundId, { params: { roundId }, body }, token),
    seen: (token, roundId) => ask('seen', NOTHING, { params: { roundId } }, token),
    history: (token, before) => ask('history', operations.history.reply, { query: before === null ? {} : { before } }, token),
  }
}

/** 204: there is nothing to read. */
const NOTHING = z.catch(z.null(), null)

/** The answer to another round is no answer: it must never be shown as this one. */
const ofThisRound = <O>(roundId: string, answer: Answer<Round<O>>): Answer<Round<O>> =>
  answer.ok && answer.value.roundId !== roundId ? { ok: false, failure: failure('garbled') } : answer

const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError')
