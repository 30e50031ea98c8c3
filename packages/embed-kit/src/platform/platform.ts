import type { InputArguments, Operation, OperationInput, ReplyOf } from '@herna/contract/operation'
import { callOperation } from '@herna/http-client'
import * as z from 'zod/mini'
import { type Failure, failureOf } from './failure.ts'

// Compiled validators need `eval`, which the portal's CSP forbids [S2].
z.config({ jitless: true })

/** The reply of a call, or one of the defined failures; a call never rejects [7.1]. */
export type CallResult<T> = { ok: true; reply: T } | { ok: false; failure: Failure }

/** Typed client of the platform operations [7.42] for one page. */
export interface Platform {
  /** Calls one of the contract's `platform` operations. */
  call<O extends Operation>(operation: O, ...input: InputArguments<OperationInput<O>>): Promise<CallResult<ReplyOf<O>>>
}

/** Client of the platform at `base`, with the player's cookies. Never rejects: every error is one of the defined failures [7.1]. */
export const createPlatform = (base: string): Platform => ({
  call: (operation, ...input) =>
    callOperation({ base, request: { credentials: 'include', referrerPolicy: 'origin' } }, operation, ...input).then(
      (reply) => ({ ok: true, reply }),
      (error: unknown) => ({ ok: false, failure: failureOf(error) }),
    ),
})
