import type { Operation, OperationInput, ReplyOf } from '@herna/contract/operation'
import { type CallOptions, callOperation, type Host } from '@herna/http-client'

/** One of the hosts a player's browser talks to, below its configured base. */
export interface PlayerHost extends Pick<Host, 'base' | 'fetch' | 'timeoutMs'> {
  /** Sent as Accept-Language [7.1]. */
  locale: string
  /** Cookies go with every call unless the answer is the same for everybody. */
  isAnonymous?: boolean
}

type Arguments<O extends Operation> =
  Record<never, never> extends OperationInput<O>
    ? [given?: OperationInput<O>, options?: CallOptions]
    : [given: OperationInput<O>, options?: CallOptions]

/** Calls an operation for a player: in their language, with their cookies, past every cache [7.1] [F8]. Rejects with `CallFailed` alone. */
export const callHost = <O extends Operation>(
  { locale, isAnonymous = false, ...host }: PlayerHost,
  operation: O,
  ...given: Arguments<O>
): Promise<ReplyOf<O>> =>
  callOperation(
    {
      ...host,
      headers: { 'accept-language': locale },
      // A page out of the history must not be filled with an old balance [F8].
      request: { credentials: isAnonymous ? 'omit' : 'include', cache: 'no-store' },
      isOnline: () => navigator.onLine !== false,
    },
    operation,
    ...given,
  )
