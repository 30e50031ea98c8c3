import { randomUUID } from 'node:crypto'
import assert from 'node:assert/strict'
import {
  betRequest,
  rollbackRequest,
  signRequest,
  type TransactionReply,
  WALLET_HEADERS,
  WALLET_PREFIX,
  type WalletErrorCode,
  type WalletSession,
  wallet,
  winRequest,
} from '@herna/contract/wallet'
import type { z } from 'zod'

type CallName = Extract<keyof typeof wallet, string>
type ReplyOf<N extends CallName> = z.output<(typeof wallet)[N]['reply']>

export interface HttpResponse {
  status: number
  body: unknown
}
export interface Signing {
  provider?: string
  secret?: string
  timestamp?: string
  /** Sent instead of the signed body. */
  sentBody?: string
}
/** The wallet under test and the calling provider's credentials. */
export interface Target {
  /** Base address of `/wallet/v1`. */
  wallet: string
  provider: string
  secret: string
  gameCode: string
  otherGameCode: string
}

const TIMEOUT_MS = 15_000

/** Calls the wallet as a provider and validates every reply against the contract. */
export function createWalletClient(target: Target) {
  async function send(name: CallName, body: unknown, signing: Signing = {}): Promise<HttpResponse> {
    const { provider = target.provider, secret = target.secret, timestamp = String(Date.now()) } = signing
    const path = new URL(target.wallet + WALLET_PREFIX + wallet[name].path)
    const text = JSON.stringify(body)
    const signature = signRequest(secret, { timestamp, method: 'POST', path: path.pathname, body: text })
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [WALLET_HEADERS.provider]: provider,
        [WALLET_HEADERS.timestamp]: timestamp,
        [WALLET_HEADERS.signature]: signature,
      },
      body: signing.sentBody ?? text,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: response.status, body: await response.json() }
  }
  /** Expects 200 and the contract's reply. */
  async function call<N extends CallName>(name: N, body: unknown): Promise<ReplyOf<N>> {
    const { status, body: reply } = await send(name, body)
    assert.equal(status, 200, `${name}: ${JSON.stringify(reply)}`)
    return wallet[name].reply.parse(reply) as ReplyOf<N>
  }
  async function refused(name: CallName, body: unknown, status: number, code: WalletErrorCode): Promise<unknown> {
    const response = await send(name, body)
    const { errorCode } = response.body as { errorCode?: string }
    assert.deepEqual(
      { status: response.status, errorCode },
      { status, errorCode: code },
      `${name}: ${JSON.stringify(response.body)}`,
    )
    return response.body
  }
  return { target, send, call, refused }
}
export type WalletClient = ReturnType<typeof createWalletClient>

export const newId = (): string => randomUUID()

/** Builders of the calls in one session. */
export function inSession(client: WalletClient, session: WalletSession, gameCode = client.target.gameCode) {
  const bet = (fields: Partial<z.input<typeof betRequest>> = {}) =>
    betRequest.parse({ sessionId: session.sessionId, transactionId: newId(), roundId: newId(), gameCode, amount: 100, ...fields })
  const win = (fields: Partial<z.input<typeof winRequest>> & { roundId: string }) =>
    winRequest.parse({ playerId: session.playerId, transactionId: newId(), gameCode, amount: 0, isRoundClosed: true, ...fields })
  const rollback = ({ transactionId, roundId }: { transactionId: string; roundId: string }, id = newId()) =>
    rollbackRequest.parse({ playerId: session.playerId, transactionId: id, roundId, gameCode, betTransactionId: transactionId })
  const balance = async () => (await client.call('balance', { sessionId: session.sessionId })).balance
  /** Closes a round that a check opened. */
  const close = (roundId: string): Promise<TransactionReply> => client.call('win', win({ roundId }))
  return { session, bet, win, rollback, balance, close }
}
export type Play = ReturnType<typeof inSession>
