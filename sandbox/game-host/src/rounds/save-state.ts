import type pg from 'pg'
import type { GameHostContext } from '../context.ts'
import type { Game } from '../games/games.ts'
import { moveBalance } from '../sessions/sessions.store.ts'
import { queueCall } from '../wallet/wallet-calls.store.ts'
import { type Round, transactionIdOf } from './round.ts'
import { saveRound } from './rounds.store.ts'

/**
 * Keeps what a round has come to. One that is over pays in the same transaction: play money at once, a player's win as a call the wallet will
 * get however often this process dies.
 */
export async function keepState(
  { now, roundClock }: Pick<GameHostContext, 'now' | 'roundClock'>,
  client: pg.PoolClient,
  round: Round,
  { engine }: Game,
): Promise<Round> {
  const { isOpen, staked, payout } = engine.view(round.state, roundClock.now())
  if (isOpen) {
    const open: Round = { ...round, phase: 'open', staked, dueAt: engine.dueAt(round.state) }
    await saveRound(client, open)
    return open
  }
  const win = payout + (round.jackpot?.amount ?? 0)
  const closed: Round = { ...round, phase: 'closed', staked, win, dueAt: null }
  const paid = round.isReal ? await owe(client, closed, now()) : await payOut(client, closed)
  await saveRound(client, paid)
  return paid
}

async function payOut(client: pg.PoolClient, round: Round): Promise<Round> {
  return { ...round, balance: await moveBalance(client, round.ownerId, round.win) }
}

async function owe(client: pg.PoolClient, round: Round, now: Date): Promise<Round> {
  const call = round.calls + 1
  const body = {
    playerId: round.ownerId,
    transactionId: transactionIdOf(round.id, call),
    roundId: round.id,
    gameCode: round.gameCode,
    amount: round.win,
    isRoundClosed: true,
    ...(round.jackpot ? { jackpot: round.jackpot } : {}),
  }
  await queueCall(client, { kind: 'win', body }, now)
  return { ...round, calls: call, balance: (round.balance ?? 0) + round.win }
}

/** A stake of which nobody knows whether it was taken is taken back. */
export async function oweBack(client: pg.PoolClient, round: Round, betTransactionId: string, now: Date): Promise<Round> {
  const call = round.calls + 1
  const { ownerId: playerId, id: roundId, gameCode } = round
  const body = { playerId, transactionId: transactionIdOf(roundId, call), roundId, gameCode, betTransactionId }
  await queueCall(client, { kind: 'rollback', body }, now)
  return { ...round, calls: call }
}
