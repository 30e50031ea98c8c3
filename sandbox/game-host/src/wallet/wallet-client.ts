import type { Problem } from '@herna/contract'
import {
  signRequest,
  WALLET_CALLS,
  WALLET_ERROR_CODES,
  WALLET_HEADERS,
  WALLET_PATHS,
  type WalletErrorCode,
} from '@herna/contract/wallet'
import type { z } from 'zod'

type Calls = typeof WALLET_CALLS
export type WalletCall = keyof Calls
export type WalletReply<C extends WalletCall> = z.infer<Calls[C]['reply']>

/** What a call came to. `silent`: nobody knows whether it was heard; the same call with the same transaction id may be made again. */
export type WalletAnswer<C extends WalletCall> =
  | { readonly is: 'done'; readonly reply: WalletReply<C> }
  | { readonly is: 'refused'; readonly code: WalletErrorCode; readonly errors: Problem['errors'] }
  | { readonly is: 'silent'; readonly why: string }

export interface WalletClient {
  call<C extends WalletCall>(call: C, body: z.input<Calls[C]['body']>): Promise<WalletAnswer<C>>
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
  return {
    async call(call, body) {
      const url = new URL(`${address}${WALLET_PATHS[call]}`)
      const text = JSON.stringify(body)
      const timestamp = String(now().getTime())
      const signature = signRequest(secret, { timestamp, method: 'POST', path: url.pathname + url.search, body: text })
      try {
        const reply = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            [WALLET_HEADERS.provider]: provider,
            [WALLET_HEADERS.timestamp]: timestamp,
            [WALLET_HEADERS.signature]: signature,
          },
          body: text,
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        })
        return answerOf(call, reply.status, (await reply.json()) as unknown)
      } catch (error) {
        return { is: 'silent', why: error instanceof Error ? error.name : 'unknown' }
      }
    },
  }
}

function answerOf<C extends WalletCall>(call: C, status: number, body: unknown): WalletAnswer<C> {
  if (status >= 200 && status < 300) {
    const reply = WALLET_CALLS[call].reply.safeParse(body)
    return reply.success ? { is: 'done', reply: reply.data as WalletReply<C> } : { is: 'silent', why: 'unreadable' }
  }
  const problem = (typeof body === 'object' ? body : null) as Partial<Problem> | null
  const code = WALLET_ERROR_CODES.find((known) => known === problem?.errorCode)
  // A server that failed says nothing of what it did before.
  if (!code || status >= 500) return { is: 'silent', why: `status ${status}` }
  return { is: 'refused', code, errors: problem?.errors }
}
