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

export interface Answer {
  status: number
  body: unknown
}
export interface Signing {
  provider?: string
  secret?: string
  timestamp?: string
  /** Sent instead of what was signed. */
  sentBody?: string
}
/** A wallet under test, and the provider that calls it. */
export interface Target {
  /** Where `/wallet/v1` lies. */
  wallet: string
  provider: string
  secret: string
  gameCode: string
  otherGameCode: string
}

const DEADLINE = 15_000

/** Calls as a provider does, and holds every answer against the contract. */
export function createWalletClient(target: Target) {
  async function send(name: CallName, body: unknown, signing: Signing = {}): Promise<Answer> {
    const { provider = target.provider, secret = target.secret, timestamp = String(Date.now()) } = signing
    const path = new URL(target.wallet + WALLET_PREFIX + wallet[name].path)
    const text = JSON.stringify(body)
    const signature = signRequest(secret, { timestamp, method: 'POST', path: path.pathname, body: text })
    const answer = await fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [WALLET_HEADERS.provider]: provider,
        [WALLET_HEADERS.timestamp]: timestamp,
        [WALLET_HEADERS.signature]: signature,
      },
      body: signing.sentBody ?? text,
      signal: AbortSignal.timeout(DEADLINE),
    })
    return { status: answer.status, body: await answer.json() }
  }
  /** The reply, in the contract's shape. */
  async function ask<N extends CallName>(name: N, body: unknown): Promise<ReplyOf<N>> {
    const { status, body: reply } = await send(name, body)
    assert.equal(status, 200, `${name}: ${JSON.stringify(reply)}`)
    return wallet[name].reply.parse(reply) as ReplyOf<N>
  }
  async function refused(name: CallName, body: unknown, status: number, code: WalletErrorCode): Promise<unknown> {
    const answer = await send(name, body)
    const { errorCode } = answer.body as { errorCode?: string }
    assert.deepEqual({ status: answer.status, errorCode }, { status, errorCode: code }, `${name}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  return { target, send, ask, refused }
}
export type WalletClient = ReturnType<typeof createWalletClient>

export const newId = (): string => randomUUID()

/** A session of the game and the calls made in it. */
export function inSession(client: WalletClient, session: WalletSession, gameCode = client.target.gameCode) {
  const bet = (of: Partial<z.input<typeof betRequest>> = {}) =>
    betRequest.parse({ sessionId: session.sessionId, transactionId: newId(), roundId: newId(), gameCode, amount: 100, ...of })
  const win = (of: Partial<z.input<typeof winRequest>> & { roundId: string }) =>
    winRequest.parse({ playerId: session.playerId, transactionId: newId(), gameCode, amount: 0, isRoundClosed: true, ...of })
  const rollback = ({ transactionId, roundId }: { transactionId: string; roundId: string }, id = newId()) =>
    rollbackRequest.parse({ playerId: session.playerId, transactionId: id, roundId, gameCode, betTransactionId: transactionId })
  const balance = async () => (await client.ask('balance', { sessionId: session.sessionId })).balance
  /** Nothing of what a check began is left unfinished. */
  const close = (roundId: string): Promise<TransactionReply> => client.ask('win', win({ roundId }))
  return { session, bet, win, rollback, balance, close }
}
export type Play = ReturnType<typeof inSession>
