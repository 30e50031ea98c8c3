import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { signRequest, type TransactionReply, WALLET_HEADERS, WALLET_PREFIX, wallet } from '@herna/contract/wallet'

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
  while (!bank.isOver()) {
    const roundId = randomUUID()
    const amount = 1 + Math.floor(bank.random() * Math.min(500, fired.balance))
    const bet = { transactionId: randomUUID(), roundId, gameCode, amount }
    await settle(bank, fired, 'bet', { ...bet, sessionId: player.sessionId }, -amount)
    if (bank.random() < 0.15) {
      const back = {
        playerId: player.playerId,
        transactionId: randomUUID(),
        roundId,
        gameCode,
        betTransactionId: bet.transactionId,
      }
      await settle(bank, fired, 'rollback', back, amount)
      continue
    }
    const won = bank.random() < 0.5 ? 0 : Math.floor(bank.random() * amount * 4)
    const win = { playerId: player.playerId, transactionId: randomUUID(), roundId, gameCode, amount: won, isRoundClosed: true }
    await settle(bank, fired, 'win', win, won)
  }
  return fired
}

/** The reply must say the very balance this player's own book says. */
async function settle(
  bank: Bank,
  fired: Fired,
  kind: 'bet' | 'win' | 'rollback',
  call: Record<string, unknown> & { transactionId: string },
  moved: number,
): Promise<void> {
  const reply = await insist(bank, fired, kind, call)
  fired.balance += moved
  fired.acknowledged.push({ transactionId: call.transactionId, amount: Math.abs(moved), kind })
  assert.equal(reply.balance.gaming, fired.balance, `${kind} ${call.transactionId}: the balance is not what was moved`)
}

async function insist(bank: Bank, fired: Fired, kind: 'bet' | 'win' | 'rollback', call: object): Promise<TransactionReply> {
  for (;;) {
    const answer = await send(bank, kind, call).catch(() => null)
    if (answer?.status === 200) return (await answer.json()) as TransactionReply
    if (answer && answer.status < 500) throw new Error(`${kind} was refused: ${await answer.text()}`)
    fired.unanswered += 1
    await pause(50 + bank.random() * 200)
  }
}

function send({ address, provider, secret }: Bank, kind: keyof typeof wallet, call: object): Promise<Response> {
  const path = WALLET_PREFIX + wallet[kind].path
  const body = JSON.stringify(call)
  const timestamp = String(Date.now())
  const headers = {
    'content-type': 'application/json',
    [WALLET_HEADERS.provider]: provider,
    [WALLET_HEADERS.timestamp]: timestamp,
    [WALLET_HEADERS.signature]: signRequest(secret, { timestamp, method: 'POST', path, body }),
  }
  return fetch(address + path, { method: 'POST', headers, body, signal: AbortSignal.timeout(PATIENCE) })
}
