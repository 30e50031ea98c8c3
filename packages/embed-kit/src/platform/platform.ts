import type { InputArguments, Operation, OperationInput, ReplyOf } from '@herna/contract/operation'
import { callOperation } from '@herna/http-client'
import * as z from 'zod/mini'
import { type Failure, failureOf } from './failure.ts'

// Compiled validators need eval, which the portal's policy forbids [S2].
z.config({ jitless: true })

export type Answer<T> = { ok: true; reply: T } | { ok: false; failure: Failure }

export interface Platform {
  /** One of the contract's `platform` operations. */
  call<O extends Operation>(operation: O, ...given: InputArguments<OperationInput<O>>): Promise<Answer<ReplyOf<O>>>
}

/** The platform's operations with the player's cookies. Never rejects: whatever goes wrong is one of a few decided failures [7.1]. */
export const createPlatform = (base: string): Platform => ({
  call: (operation, ...given) =>
    callOperation({ base, request: { credentials: 'include', referrerPolicy: 'origin' } }, operation, ...given).then(
      (reply) => ({ ok: true, reply }),
      (error: unknown) => ({ ok: false, failure: failureOf(error) }),
    ),
})
