import { platform as operations } from '@herna/contract/player'
import type { Problem } from '@herna/contract'
import * as z from 'zod/mini'
import { type Failure, failureOf } from './failure.ts'

// Compiled validators need eval, which the portal's policy forbids [S2].
z.config({ jitless: true })

export const CALL_TIMEOUT_MS = 15_000

type Calls = typeof operations
export type CallName = keyof Calls
type Body<N extends CallName> = Calls[N] extends { body: infer S extends z.ZodMiniType } ? z.input<S> : undefined
export type Reply<N extends CallName> = z.output<Calls[N]['reply']>
export type Answer<T> = { ok: true; reply: T } | { ok: false; failure: Failure }

/** Parts of an address (`:id`) and what stands behind the question mark. */
interface Where {
  path?: Record<string, string>
  query?: Record<string, string>
}
export interface Platform {
  call<N extends CallName>(
    name: N,
    ...given: Body<N> extends undefined ? [body?: undefined, where?: Where] : [body: Body<N>, where?: Where]
  ): Promise<Answer<Reply<N>>>
}

/** The platform's calls as the contract writes them. An answer is read by its schema; whatever else happens is one of a few decided failures. */
export function createPlatform(base: string, send: typeof fetch = (...call) => fetch(...call)): Platform {
  return {
    async call(name, ...[body, where]) {
      const { method, path, reply } = operations[name]
      const signal = AbortSignal.timeout(CALL_TIMEOUT_MS)
      try {
        const response = await send(addressOf(base, path, where), {
          method,
          credentials: 'include',
          headers: body === undefined ? {} : { 'content-type': 'application/json' },
          body: body === undefined ? undefined : JSON.stringify(body),
          referrerPolicy: 'origin',
          signal,
        })
        const said: unknown = await response.json().catch(() => null)
        if (!response.ok) return { ok: false, failure: failureOf(response, said as Problem | null) }
        const read = reply.safeParse(said)
        return read.success ? { ok: true, reply: read.data as never } : { ok: false, failure: { kind: 'garbled' } }
      } catch {
        return { ok: false, failure: { kind: signal.aborted ? 'timeout' : 'unreachable' } }
      }
    },
  }
}

function addressOf(base: string, path: string, { path: parts = {}, query = {} }: Where = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return base + filled + (search && `?${search}`)
}
