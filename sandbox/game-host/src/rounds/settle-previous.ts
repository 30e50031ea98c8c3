import type { GameHostContext } from '../context.ts'
import type { RealSession } from '../sessions/sessions.store.ts'
import { flushPendingCalls } from '../wallet/pending-calls.ts'
import { finishPendingAction } from './added-stake.ts'
import { settleByClock } from './settle-by-clock.ts'
import type { Round } from './round.ts'
import { readUnfinished } from './rounds.store.ts'
import { finishStaking } from './staking.ts'

/**
 * Settles what an earlier call of this player's game left unfinished: a stake in doubt, a round ended by the clock, pending wallet calls.
 * False: the wallet is unreachable, so no new round may start.
 */
export async function settlePreviousRound(context: GameHostContext, session: RealSession): Promise<boolean> {
  const { playerId, gameCode, walletSessionId } = session
  const unfinishedRound = await readUnfinished(context.pool, playerId, gameCode)
  if (unfinishedRound) await finishAbandonedRound(context, unfinishedRound, walletSessionId)
  return flushPendingCalls(context, playerId, gameCode)
}

/** Settles one round that no call is waiting for. */
export async function finishAbandonedRound(context: GameHostContext, round: Round, walletSessionId: string): Promise<Round> {
  if (round.phase === 'staking') return finishStaking(context, round, walletSessionId, true)
  const resolvedRound = round.pendingAction ? (await finishPendingAction(context, round, walletSessionId, true)).round : round
  return settleByClock(context, resolvedRound)
}
