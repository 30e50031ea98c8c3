import type pg from 'pg'
import type { GameHostContext } from '../context.ts'
import type { Game } from '../games/games.ts'
import { moveBalance } from '../sessions/sessions.store.ts'
import { enqueueCall } from '../wallet/wallet-calls.store.ts'
import { type Round, transactionIdOf } from './round.ts'
import { saveRound } from './rounds.store.ts'
import { timesOf } from './times.ts'

/**
 * Saves the state of a round. A closed round is paid in the same transaction: a demo win at once, a real win as a wallet call in the outbox,
 * which is retried until acknowledged even if this process dies.
 */
export async function saveState(
  clocks: Pick<GameHostContext, 'now' | 'roundClock'>,
  client: pg.PoolClient,
  round: Round,
  { engine }: Game,
): Promise<Round> {
  const { isOpen, staked, payout } = engine.view(round.state, timesOf(clocks)[engine.clock])
  if (isOpen) {
    const openRound: Round = { ...round, phase: 'open', staked, dueAt: engine.dueAt(round.state) }
    await saveRound(client, openRound)
    return openRound
  }
  const win = payout + (round.jackpot?.amount ?? 0)
  const closedRound: Round = { ...round, phase: 'closed', staked, win, dueAt: null }
  const paidRound = round.isReal ? await enqueueWin(client, closedRound, clocks.now()) : await creditDemoWin(client, closedRound)
  await saveRound(client, paidRound)
  return paidRound
}

async function creditDemoWin(client: pg.PoolClient, round: Round): Promise<Round> {
  return { ...round, balance: await moveBalance(client, round.ownerId, round.win) }
}

async function enqueueWin(client: pg.PoolClient, round: Round, now: Date): Promise<Round> {
  const callCount = round.callCount + 1
  const body = {
    playerId: round.ownerId,
    transactionId: transactionIdOf(round.id, callCount),
    roundId: round.id,
    gameCode: round.gameCode,
    amount: round.win,
    isRoundClosed: true,
    ...(round.jackpot ? { jackpot: round.jackpot } : {}),
  }
  await enqueueCall(client, { kind: 'win', body }, now)
  return { ...round, callCount, balance: (round.balance ?? 0) + round.win }
}

/** Enqueues the rollback of a stake of which it is unknown whether the wallet took it. */
export async function enqueueRollback(client: pg.PoolClient, round: Round, betTransactionId: string, now: Date): Promise<Round> {
  const callCount = round.callCount + 1
  const { ownerId: playerId, id: roundId, gameCode } = round
  const body = { playerId, transactionId: transactionIdOf(roundId, callCount), roundId, gameCode, betTransactionId }
  await enqueueCall(client, { kind: 'rollback', body }, now)
  return { ...round, callCount }
}
