import { inTransaction, ProblemError } from '@herna/service-kit'
import type pg from 'pg'
import type { GameHostContext } from '../context.ts'
import { problemOf } from '../wallet/refusals.ts'
import { type StakeResult, takeStake } from '../wallet/stake.ts'
import { saveState, enqueueRollback } from './save-state.ts'
import type { PendingAction, Round } from './round.ts'
import { lockRound, saveRound } from './rounds.store.ts'
import { withDeliveredWin, flushInBackground, gameOf } from './staking.ts'
import { timesOf } from './times.ts'

/** `problem`: why the action was not applied; the round is unchanged. */
interface ActionResult {
  readonly round: Round
  readonly problem: ProblemError | null
}

/** Takes the stake that an action adds (double, split) from the wallet, then applies the action or drops it. */
export async function finishPendingAction(
  context: GameHostContext,
  round: Round,
  walletSessionId: string,
  isRetry: boolean,
): Promise<ActionResult> {
  const { pendingAction } = round
  if (!pendingAction) return { round, problem: null }
  const { transactionId, amount } = pendingAction
  const bet = { sessionId: walletSessionId, transactionId, roundId: round.id, gameCode: round.gameCode, amount }
  const stakeResult = await takeStake(context.wallet, bet, isRetry)
  const result = await inTransaction(context.pool, async (client) => {
    const locked = await lockRound(client, round.ownerId, round.id)
    if (locked?.pendingAction?.transactionId !== transactionId) return { round: locked ?? round, problem: null }
    return applyStakeResult(context, client, locked, locked.pendingAction, stakeResult)
  })
  if (stakeResult.status === 'unknown') flushInBackground(context, result.round)
  return result.round.phase === 'closed' ? { ...result, round: await withDeliveredWin(context, result.round) } : result
}

async function applyStakeResult(
  context: GameHostContext,
  client: pg.PoolClient,
  round: Round,
  { action, transactionId }: PendingAction,
  stakeResult: StakeResult,
): Promise<ActionResult> {
  const now = context.now()
  const withoutPending: Round = { ...round, pendingAction: null }
  if (stakeResult.status === 'taken') {
    const game = gameOf(context, round)
    const { gaming } = stakeResult.reply.balance
    const state = game.engine.act(round.state, action, timesOf(context)[game.engine.clock])
    const nextRound: Round = {
      ...withoutPending,
      state,
      actions: [...round.actions, action],
      balanceAfterBet: gaming,
      balance: gaming,
    }
    return { round: await saveState(context, client, nextRound, game), problem: null }
  }
  if (stakeResult.status === 'refused') {
    await saveRound(client, withoutPending)
    return { round: withoutPending, problem: problemOf(stakeResult.refusal) }
  }
  const cancelled = await enqueueRollback(client, withoutPending, transactionId, now)
  await saveRound(client, cancelled)
  const detail = 'The action was cancelled and its stake is rolled back; the round is unchanged.'
  return { round: cancelled, problem: new ProblemError(409, detail, undefined, 'action-cancelled') }
}
