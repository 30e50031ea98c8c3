import type { Operation, OperationInput, ReplyOf } from '@herna/contract/operation'
import { type CallOptions, callOperation, type Host } from '@herna/http-client'

/** A host called from the player's browser, at its configured base URL. */
export interface PlayerHost extends Pick<Host, 'base' | 'fetch' | 'timeoutMs'> {
  /** Sent as Accept-Language [7.1]. */
  locale: string
  /** True for replies that are the same for everyone: no cookies are sent. */
  isAnonymous?: boolean
}

type Arguments<O extends Operation> =
  Record<never, never> extends OperationInput<O>
    ? [input?: OperationInput<O>, options?: CallOptions]
    : [input: OperationInput<O>, options?: CallOptions]

/** Calls an operation for a player: with their locale and cookies, bypassing caches [7.1] [F8]. Rejects only with `CallFailed`. */
export const callHost = <O extends Operation>(
  { locale, isAnonymous = false, ...host }: PlayerHost,
  operation: O,
  ...callArguments: Arguments<O>
): Promise<ReplyOf<O>> =>
  callOperation(
    {
      ...host,
      headers: { 'accept-language': locale },
      // A page restored from history must not show an old balance [F8].
      request: { credentials: isAnonymous ? 'omit' : 'include', cache: 'no-store' },
      isOnline: () => navigator.onLine !== false,
    },
    operation,
    ...callArguments,
  )
