import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { signRequest, type TransactionReply, WALLET_HEADERS, WALLET_PREFIX, wallet } from '@herna/contract/wallet'
import { CallFailed, callOperation, type Host } from '@herna/http-client'

export interface WorkerResult {
  /** Acknowledged calls and the amounts they delta. */
  acknowledged: { transactionId: string; amount: number; kind: 'bet' | 'win' | 'rollback' }[]
  balance: number
  /** Calls without a response that were retried. */
  unanswered: number
}

interface WorkerOptions {
  address: string
  provider: string
  secret: string
  random: () => number
  isStopped: () => boolean
}

const TIMEOUT_MS = 1_500
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/**
 * Plays round after round as one player; calls without a response are retried until answered. Nothing else moves this player's
 * money.
 */
export async function runWorker(
  options: WorkerOptions,
  player: { playerId: string; sessionId: string; balance: number },
): Promise<WorkerResult> {
  const result: WorkerResult = { acknowledged: [], balance: player.balance, unanswered: 0 }
  const gameCode = 'bank-check'
  const host = hostOf(options)
  while (!options.isStopped()) {
    const roundId = randomUUID()
    const amount = 1 + Math.floor(options.random() * Math.min(500, result.balance))
    const bet = { transactionId: randomUUID(), roundId, gameCode, amount, sessionId: player.sessionId }
    const sendBet = () => callOperation(host, wallet.bet, { body: bet })
    await settle(options, result, { kind: 'bet', transactionId: bet.transactionId, send: sendBet }, -amount)
    if (options.random() < 0.15) {
      const rollback = {
        playerId: player.playerId,
        transactionId: randomUUID(),
        roundId,
        gameCode,
        betTransactionId: bet.transactionId,
      }
      const sendRollback = () => callOperation(host, wallet.rollback, { body: rollback })
      await settle(options, result, { kind: 'rollback', transactionId: rollback.transactionId, send: sendRollback }, amount)
      continue
    }
    const winAmount = options.random() < 0.5 ? 0 : Math.floor(options.random() * amount * 4)
    const win = {
      playerId: player.playerId,
      transactionId: randomUUID(),
      roundId,
      gameCode,
      amount: winAmount,
      isRoundClosed: true,
    }
    const sendWin = () => callOperation(host, wallet.win, { body: win })
    await settle(options, result, { kind: 'win', transactionId: win.transactionId, send: sendWin }, winAmount)
  }
  return result
}

interface Call {
  kind: 'bet' | 'win' | 'rollback'
  transactionId: string
  send: () => Promise<TransactionReply>
}

/** The reply must contain exactly the balance of this worker's own record. */
async function settle(
  options: WorkerOptions,
  result: WorkerResult,
  { kind, transactionId, send }: Call,
  delta: number,
): Promise<void> {
  const reply = await retryUntilAnswered(options, result, send)
  result.balance += delta
  result.acknowledged.push({ transactionId, amount: Math.abs(delta), kind })
  assert.equal(reply.balance.gaming, result.balance, `${kind} ${transactionId}: the balance differs from the worker's record`)
}

async function retryUntilAnswered(options: WorkerOptions, result: WorkerResult, send: Call['send']): Promise<TransactionReply> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof CallFailed) || (error.status !== null && error.status < 500)) throw error
      result.unanswered += 1
      await pause(50 + options.random() * 200)
    }
  }
}

const hostOf = ({ address, provider, secret }: WorkerOptions): Host => ({
  base: address + WALLET_PREFIX,
  timeoutMs: TIMEOUT_MS,
  headers: ({ method, url, body }) => {
    const timestamp = String(Date.now())
    return {
      [WALLET_HEADERS.provider]: provider,
      [WALLET_HEADERS.timestamp]: timestamp,
      [WALLET_HEADERS.signature]: signRequest(secret, { timestamp, method, path: new URL(url).pathname, body }),
    }
  },
})
