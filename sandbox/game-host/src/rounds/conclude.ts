import { inTransaction, ProblemError } from '@herna/service-kit'
import type { GameHostContext } from '../context.ts'
import type { Game } from '../games/games.ts'
import { temporarilyUnavailable } from '../wallet/refusals.ts'
import { enqueueStakeRollbacks } from './rollback-stakes.ts'
import { saveState } from './save-state.ts'
import type { Round } from './round.ts'
import { saveConclusion, lockRound, saveRound } from './rounds.store.ts'
import { withDeliveredWin, flushInBackground, gameOf } from './staking.ts'
import { timesOf } from './times.ts'

/** Why and how a round is ended without its player: `stand` settles it as it stands by its game's rules, `void` rolls its stakes back. */
export interface Conclusion {
  readonly by: 'time-limit' | 'operator' | 'new-model'
  readonly how: 'stand' | 'void'
  readonly reason: string
}

/** Ends an open round that its player does not finish. A round that has ended meanwhile is not changed. */
export async function conclude(context: GameHostContext, round: Round, conclusion: Conclusion): Promise<Round> {
  const endedRound = await (conclusion.how === 'stand'
    ? settleAsItStands(context, round, conclusion)
    : voidRound(context, round, conclusion))
  const { id: roundId, gameCode } = round
  context.log.info(
    { event: 'round concluded', roundId, gameCode, phase: endedRound.phase, ...conclusion },
    'round ended without its player',
  )
  return endedRound
}

/** Throws a 409 problem when an operator may not end the round this way now. */
function requireConclusion(context: GameHostContext, { engine }: Game, round: Round, { by, how }: Conclusion): void {
  if (by === 'operator') engine.checkConclusion?.(round.state, how, timesOf(context)[engine.clock])
}

async function settleAsItStands(context: GameHostContext, round: Round, conclusion: Conclusion): Promise<Round> {
  const endedRound = await inTransaction(context.pool, async (client) => {
    const locked = await lockRound(client, round.ownerId, round.id)
    if (locked?.phase !== 'open' || locked.pendingAction) return locked ?? round
    const game = gameOf(context, locked)
    requireConclusion(context, game, locked, conclusion)
    const settled = game.engine.settle(locked.state, timesOf(context)[game.engine.clock])
    await saveConclusion(client, locked, { ...conclusion, concludedAt: context.now() })
    return saveState(context, client, { ...locked, state: game.engine.conclude(settled) }, game)
  })
  return endedRound.phase === 'closed' ? withDeliveredWin(context, endedRound) : endedRound
}

/** Rolls back every stake that the wallet holds of the round. */
async function voidRound(context: GameHostContext, round: Round, conclusion: Conclusion): Promise<Round> {
  if (round.jackpot)
    throw new ProblemError(409, 'The round has won a jackpot: it can only be settled as it stands.', undefined, 'jackpot-won')
  const walletRound = await context.wallet.call('round', { playerId: round.ownerId, roundId: round.id })
  if (walletRound.status !== 'done') throw temporarilyUnavailable('The wallet did not return the stakes of the round; try again.')
  const endedRound = await inTransaction(context.pool, async (client) => {
    const locked = await lockRound(client, round.ownerId, round.id)
    // A stake taken since then is not among those that the wallet returned.
    if (locked?.phase !== 'open' || locked.pendingAction || locked.callCount !== round.callCount) return locked ?? round
    const game = context.games.ofRound(locked)
    if (game) requireConclusion(context, game, locked, conclusion)
    await enqueueStakeRollbacks(
      client,
      { playerId: round.ownerId, roundId: round.id, gameCode: round.gameCode },
      walletRound.reply,
      context.now(),
    )
    const cancelled: Round = { ...locked, phase: 'cancelled', dueAt: null }
    await saveRound(client, cancelled)
    await saveConclusion(client, locked, { ...conclusion, concludedAt: context.now() })
    return cancelled
  })
  if (endedRound.phase === 'cancelled') flushInBackground(context, endedRound)
  return endedRound
}
