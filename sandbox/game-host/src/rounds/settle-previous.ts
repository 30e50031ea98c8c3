import type { GameHostContext } from '../context.ts'
import type { RealSession } from '../sessions/sessions.store.ts'
import { deliverOutstanding } from '../wallet/pending-calls.ts'
import { finishPending } from './added-stake.ts'
import { settleByClock } from './settle-by-clock.ts'
import type { Round } from './round.ts'
import { readUnfinished } from './rounds.store.ts'
import { finishStaking } from './staking.ts'

/**
 * Brings to an end what an earlier call of this player's game left half done: a stake in doubt, a clock that ran out, wins and rollbacks the
 * wallet has not answered. False: the wallet is silent, so nothing new can begin.
 */
export async function finishBefore(context: GameHostContext, session: RealSession): Promise<boolean> {
  const { playerId, gameCode, walletSessionId } = session
  const unfinished = await readUnfinished(context.pool, playerId, gameCode)
  if (unfinished) await finish(context, unfinished, walletSessionId)
  return deliverOutstanding(context, playerId, gameCode)
}

/** One round that nobody is waiting for. */
export async function finish(context: GameHostContext, round: Round, walletSessionId: string): Promise<Round> {
  if (round.phase === 'staking') return finishStaking(context, round, walletSessionId, true)
  const known = round.pending ? (await finishPending(context, round, walletSessionId, true)).round : round
  return settleByClock(context, known)
}
