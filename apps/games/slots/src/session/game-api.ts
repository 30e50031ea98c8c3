import type { RoundReply, RoundRequest, SessionReply, SessionRequest } from '@herna/contract/games'
import { roundReply, sessionReply } from './door.ts'
import { type Failure, failure, failureOfReply, mayAskAgain } from './failure.ts'

export type Answer<T> = { ok: true; value: T } | { ok: false; failure: Failure }

export interface GameApi {
  openSession(request: SessionRequest): Promise<Answer<SessionReply>>
  playRound(token: string, request: RoundRequest): Promise<Answer<RoundReply>>
}

/** What the calls need from the browser; tests give their own. */
export interface Surroundings {
  fetch: typeof fetch
  isOnline: () => boolean
  /** Resolves after so many milliseconds. */
  pause: (ms: number) => Promise<void>
}

export const CALL_TIMEOUT = 8_000
/** Waits before a call is quietly asked again; a round keeps its id, so the stake is taken once. */
const QUIET_RETRIES = [700, 1_800]

interface Door<T> {
  safeParse(body: unknown): { success: true; data: T } | { success: false }
}

export function createGameApi(surroundings: Surroundings): GameApi {
  async function call<T>(path: string, body: object, door: Door<T>, token?: string): Promise<Answer<T>> {
    if (!surroundings.isOnline()) return { ok: false, failure: failure('offline') }
    let reply: Response
    let answer: unknown
    try {
      reply = await surroundings.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify(body),
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
    const parsed = door.safeParse(answer)
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

  return {
    openSession: (request) => patiently(() => call('/api/sessions', request, sessionReply)),
    playRound: (token, request) =>
      patiently(async () => ofThisRound(request, await call('/api/rounds', request, roundReply, token))),
  }
}

/** The answer to another round is no answer: it must never be shown as this one. */
const ofThisRound = (request: RoundRequest, answer: Answer<RoundReply>): Answer<RoundReply> =>
  answer.ok && answer.value.roundId !== request.roundId ? { ok: false, failure: failure('garbled') } : answer

const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError')
