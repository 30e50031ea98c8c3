import { inTransaction, ProblemError } from '@herna/service-kit'
import type pg from 'pg'
import type { GameHostContext } from '../context.ts'
import { problemOf } from '../wallet/refusals.ts'
import { type StakeTaken, takeStake } from '../wallet/stake.ts'
import { keepState, oweBack } from './save-state.ts'
import type { PendingAction, Round } from './round.ts'
import { lockRound, saveRound } from './rounds.store.ts'
import { afterDelivery, deliverSoon, gameOf } from './staking.ts'

/** `problem`: why the action does not count; the round stands as it was. */
interface Finished {
  readonly round: Round
  readonly problem: ProblemError | null
}

/** Asks the wallet for the stake an action adds (doubling, splitting), then does the action or drops it. */
export async function finishPending(
  context: GameHostContext,
  round: Round,
  walletSessionId: string,
  mayHaveBeenAsked: boolean,
): Promise<Finished> {
  const { pending } = round
  if (!pending) return { round, problem: null }
  const { transactionId, amount } = pending
  const bet = { sessionId: walletSessionId, transactionId, roundId: round.id, gameCode: round.gameCode, amount }
  const taken = await takeStake(context.wallet, bet, mayHaveBeenAsked)
  const finished = await inTransaction(context.pool, async (client) => {
    const locked = await lockRound(client, round.ownerId, round.id)
    if (locked?.pending?.transactionId !== transactionId) return { round: locked ?? round, problem: null }
    return keepTaken(context, client, locked, locked.pending, taken)
  })
  if (taken.is === 'unknown') deliverSoon(context, finished.round)
  return finished.round.phase === 'closed' ? { ...finished, round: await afterDelivery(context, finished.round) } : finished
}

async function keepTaken(
  context: GameHostContext,
  client: pg.PoolClient,
  round: Round,
  { action, transactionId }: PendingAction,
  taken: StakeTaken,
): Promise<Finished> {
  const now = context.now()
  const without: Round = { ...round, pending: null }
  if (taken.is === 'taken') {
    const game = gameOf(context, round)
    const { gaming } = taken.reply.balance
    const state = game.engine.act(round.state, action, context.roundClock.now())
    const acted: Round = { ...without, state, actions: [...round.actions, action], balanceAfterBet: gaming, balance: gaming }
    return { round: await keepState(context, client, acted, game), problem: null }
  }
  if (taken.is === 'refused') {
    await saveRound(client, without)
    return { round: without, problem: problemOf(taken.refusal) }
  }
  const cancelled = await oweBack(client, without, transactionId, now)
  await saveRound(client, cancelled)
  const detail = 'The action does not count and its stake comes back; the round stands as it was.'
  return { round: cancelled, problem: new ProblemError(409, detail, undefined, 'action-cancelled') }
}
