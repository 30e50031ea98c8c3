import type { Operation, OperationInput, ReplyOf } from '@herna/contract/operation'
import { type ProblemReply } from '@herna/contract/problem'
import { signRequest, WALLET_ERROR_CODES, WALLET_HEADERS, type WalletErrorCode, wallet } from '@herna/contract/wallet'
import { CallFailed, callOperation, type Host } from '@herna/http-client'
import { requestIdHeader } from '@herna/service-kit'

type Operations = typeof wallet
export type WalletCall = Extract<keyof Operations, string>
export type WalletReply<C extends WalletCall> = ReplyOf<Operations[C]>

/** Result of a call. `unreachable`: it may have been processed; the same call with the same transaction id may be retried. */
export type WalletResult<C extends WalletCall> =
  | { readonly status: 'done'; readonly reply: WalletReply<C> }
  | { readonly status: 'refused'; readonly code: WalletErrorCode; readonly errors: ProblemReply['errors'] }
  | { readonly status: 'unreachable'; readonly reason: string }

export interface WalletClient {
  call<C extends WalletCall>(call: C, body: OperationInput<Operations[C]>['body']): Promise<WalletResult<C>>
}

export interface WalletClientOptions {
  /** Base URL with prefix: `https://herna.example/wallet/v1`. */
  address: string
  provider: string
  secret: string
  /** Milliseconds. */
  timeout: number
  now: () => Date
}

/** Signed calls to the seamless wallet. Never throws: a response that is neither success nor a known refusal is `unreachable`. */
export function createWalletClient({ address, provider, secret, timeout, now }: WalletClientOptions): WalletClient {
  const host: Host = {
    base: address,
    timeoutMs: timeout,
    request: { redirect: 'error' },
    headers: ({ method, url, body }) => {
      const { pathname, search } = new URL(url)
      const timestamp = String(now().getTime())
      return {
        ...requestIdHeader(),
        [WALLET_HEADERS.provider]: provider,
        [WALLET_HEADERS.timestamp]: timestamp,
        [WALLET_HEADERS.signature]: signRequest(secret, { timestamp, method, path: pathname + search, body }),
      }
    },
  }
  return {
    async call(call, body) {
      const operation: Operation = wallet[call]
      try {
        const reply = await callOperation(host, operation, { body })
        return { status: 'done', reply: reply as WalletReply<typeof call> }
      } catch (error) {
        return resultOfError(error)
      }
    },
  }
}

function resultOfError(error: unknown): WalletResult<never> {
  if (!(error instanceof CallFailed)) return { status: 'unreachable', reason: error instanceof Error ? error.name : 'unknown' }
  const code = WALLET_ERROR_CODES.find((errorCode) => errorCode === error.errorCode)
  // A 5xx response does not tell whether the call was processed.
  if (code && error.status !== null && error.status < 500) return { status: 'refused', code, errors: error.problem?.errors }
  return { status: 'unreachable', reason: error.status === null ? error.kind : `status ${error.status}` }
}
