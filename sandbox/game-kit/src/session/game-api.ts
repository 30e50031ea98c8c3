import { GAME_API, type GameBalance, type RoundAction, type RoundRequest, type SessionRequest } from '@herna/contract/games'
import type { History, Replies, Round, Schema, Session } from './replies.ts'
import { type Failure, failure, failureOfReply, mayAskAgain } from './failure.ts'

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

interface Call<T> {
  path: string
  schema: Schema<T>
  token?: string
  /** Absent: GET, or a POST without a body where `isPost`. */
  body?: object
  isPost?: boolean
}
/** 204: there is nothing to read. */
const nothing: Schema<null> = { safeParse: () => ({ success: true, data: null }) }

export function createGameApi<D, O>(surroundings: Surroundings, replies: Replies<D, O>): GameApi<D, O> {
  async function once<T>({ path, schema, token, body, isPost = body !== undefined }: Call<T>): Promise<Answer<T>> {
    if (!surroundings.isOnline()) return { ok: false, failure: failure('offline') }
    let reply: Response
    let answer: unknown
    try {
      reply = await surroundings.fetch(path, {
        method: isPost ? 'POST' : 'GET',
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: body ? JSON.stringify(body) : null,
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
    const parsed = schema.safeParse(answer)
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

  const ask = <T>(call: Call<T>): Promise<Answer<T>> => patiently(() => once(call))
  const askRound = (roundId: string, call: Omit<Call<Round<O>>, 'schema'>): Promise<Answer<Round<O>>> =>
    patiently(async () => ofThisRound(roundId, await once({ ...call, schema: replies.round })))

  return {
    openSession: (body) => ask({ path: GAME_API.sessions, body, schema: replies.session }),
    balance: (token) => ask({ path: GAME_API.balance, token, schema: replies.balance }),
    playRound: (token, body) => askRound(body.roundId, { path: GAME_API.rounds, token, body }),
    round: (token, roundId, wait = 0) =>
      askRound(roundId, { path: wait > 0 ? `${GAME_API.round(roundId)}?wait=${wait}` : GAME_API.round(roundId), token }),
    act: (token, roundId, body) => askRound(roundId, { path: GAME_API.actions(roundId), token, body }),
    seen: (token, roundId) => ask({ path: GAME_API.seen(roundId), token, isPost: true, schema: nothing }),
    history: (token, before) =>
      ask({
        path: before === null ? GAME_API.rounds : `${GAME_API.rounds}?before=${encodeURIComponent(before)}`,
        token,
        schema: replies.history,
      }),
  }
}

/** The answer to another round is no answer: it must never be shown as this one. */
const ofThisRound = <O>(roundId: string, answer: Answer<Round<O>>): Answer<Round<O>> =>
  answer.ok && answer.value.roundId !== roundId ? { ok: false, failure: failure('garbled') } : answer

const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError')
