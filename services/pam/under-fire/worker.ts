import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { signRequest, type TransactionReply, WALLET_HEADERS, WALLET_PREFIX, wallet } from '@herna/contract/wallet'
import { CallFailed, callOperation, type Host } from '@herna/http-client'

export interface Fired {
  /** What the wallet said yes to, with what it moved on the player's balance. */
  acknowledged: { transactionId: string; amount: number; kind: 'bet' | 'win' | 'rollback' }[]
  balance: number
  /** Calls that got no answer and were sent again. */
  unanswered: number
}

interface Bank {
  address: string
  provider: string
  secret: string
  random: () => number
  isOver: () => boolean
}

const PATIENCE = 1_500
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** One player who plays round after round; a call without an answer is sent again until it has one. Nobody else moves this player's money. */
export async function playOn(bank: Bank, player: { playerId: string; sessionId: string; balance: number }): Promise<Fired> {
  const fired: Fired = { acknowledged: [], balance: player.balance, unanswered: 0 }
  const gameCode = 'pod-palbou'
  const host = hostOf(bank)
  while (!bank.isOver()) {
    const roundId = randomUUID()
    const amount = 1 + Math.floor(bank.random() * Math.min(500, fired.balance))
    const bet = { transactionId: randomUUID(), roundId, gameCode, amount, sessionId: player.sessionId }
    const stake = () => callOperation(host, wallet.bet, { body: bet })
    await settle(bank, fired, { kind: 'bet', transactionId: bet.transactionId, send: stake }, -amount)
    if (bank.random() < 0.15) {
      const back = {
        playerId: player.playerId,
        transactionId: randomUUID(),
        roundId,
        gameCode,
        betTransactionId: bet.transactionId,
      }
      const takeBack = () => callOperation(host, wallet.rollback, { body: back })
      await settle(bank, fired, { kind: 'rollback', transactionId: back.transactionId, send: takeBack }, amount)
      continue
    }
    const won = bank.random() < 0.5 ? 0 : Math.floor(bank.random() * amount * 4)
    const win = { playerId: player.playerId, transactionId: randomUUID(), roundId, gameCode, amount: won, isRoundClosed: true }
    const pay = () => callOperation(host, wallet.win, { body: win })
    await settle(bank, fired, { kind: 'win', transactionId: win.transactionId, send: pay }, won)
  }
  return fired
}

interface Call {
  kind: 'bet' | 'win' | 'rollback'
  transactionId: string
  send: () => Promise<TransactionReply>
}

/** The reply must say the very balance this player's own book says. */
async function settle(bank: Bank, fired: Fired, { kind, transactionId, send }: Call, moved: number): Promise<void> {
  const reply = await insist(bank, fired, send)
  fired.balance += moved
  fired.acknowledged.push({ transactionId, amount: Math.abs(moved), kind })
  assert.equal(reply.balance.gaming, fired.balance, `${kind} ${transactionId}: the balance is not what was moved`)
}

async function insist(bank: Bank, fired: Fired, send: Call['send']): Promise<TransactionReply> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof CallFailed) || (error.status !== null && error.status < 500)) throw error
      fired.unanswered += 1
      await pause(50 + bank.random() * 200)
    }
  }
}

const hostOf = ({ address, provider, secret }: Bank): Host => ({
  base: address + WALLET_PREFIX,
  timeoutMs: PATIENCE,
  headers: ({ method, url, body }) => {
    const timestamp = String(Date.now())
    return {
      [WALLET_HEADERS.provider]: provider,
      [WALLET_HEADERS.timestamp]: timestamp,
      [WALLET_HEADERS.signature]: signRequest(secret, { timestamp, method, path: new URL(url).pathname, body }),
    }
  },
})
