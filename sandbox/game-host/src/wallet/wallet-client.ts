import type { Operation, OperationInput, ReplyOf } from '@herna/contract/operation'
import { type ProblemReply } from '@herna/contract/problem'
import { signRequest, WALLET_ERROR_CODES, WALLET_HEADERS, type WalletErrorCode, wallet } from '@herna/contract/wallet'
import { CallFailed, callOperation, type Host } from '@herna/http-client'

type Operations = typeof wallet
export type WalletCall = Extract<keyof Operations, string>
export type WalletReply<C extends WalletCall> = ReplyOf<Operations[C]>

/** What a call came to. `silent`: nobody knows whether it was heard; the same call with the same transaction id may be made again. */
export type WalletAnswer<C extends WalletCall> =
  | { readonly is: 'done'; readonly reply: WalletReply<C> }
  | { readonly is: 'refused'; readonly code: WalletErrorCode; readonly errors: ProblemReply['errors'] }
  | { readonly is: 'silent'; readonly why: string }

export interface WalletClient {
  call<C extends WalletCall>(call: C, body: OperationInput<Operations[C]>['body']): Promise<WalletAnswer<C>>
}

export interface WalletAccess {
  /** With its prefix: `https://herna.example/wallet/v1`. */
  address: string
  provider: string
  secret: string
  timeout: number
  now: () => Date
}

/** Signed calls to the seamless wallet. Never throws: an answer that is no clear yes or no is silence. */
export function createWalletClient({ address, provider, secret, timeout, now }: WalletAccess): WalletClient {
  const host: Host = {
    base: address,
    timeoutMs: timeout,
    request: { redirect: 'error' },
    headers: ({ method, url, body }) => {
      const { pathname, search } = new URL(url)
      const timestamp = String(now().getTime())
      return {
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
        return { is: 'done', reply: reply as WalletReply<typeof call> }
      } catch (error) {
        return answerOf(error)
      }
    },
  }
}

function answerOf(error: unknown): WalletAnswer<never> {
  if (!(error instanceof CallFailed)) return { is: 'silent', why: error instanceof Error ? error.name : 'unknown' }
  const code = WALLET_ERROR_CODES.find((known) => known === error.errorCode)
  // A server that failed says nothing of what it did before.
  if (code && error.status !== null && error.status < 500) return { is: 'refused', code, errors: error.problem?.errors }
  return { is: 'silent', why: error.status === null ? error.kind : `status ${error.status}` }
}
