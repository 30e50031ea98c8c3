import { isDeepStrictEqual } from 'node:util'
import type { RoundAction, RoundReply } from '@herna/contract/games'
import { inTransaction, notFound, ProblemError } from '@herna/service-kit'
import type pg from 'pg'
import type { GameHostContext } from '../context.ts'
import { betsClosed, refusedAction } from '../games/refusals.ts'
import { requireSession } from '../sessions/require-session.ts'
import { type DemoSession, moveBalance, ownerOf, type SessionRow, touchSession } from '../sessions/sessions.store.ts'
import { temporarilyUnavailable } from '../wallet/refusals.ts'
import { finishPendingAction } from './added-stake.ts'
import { saveState } from './save-state.ts'
import { replyOf, type Round, transactionIdOf } from './round.ts'
import { lockRound, readRound, saveRound } from './rounds.store.ts'
import { withDeliveredWin, gameOf, requireVisible } from './staking.ts'
import { notCovered } from './start-round.ts'
import { type Times, timesOf } from './times.ts'

interface ActionRequest {
  readonly token: string
  readonly roundId: string
  readonly action: RoundAction
  /** Arrival of the call; decides a cash-out or a bet, however long the call waited in the queue. */
  readonly arrivedAt: Times
}

/** Applies a player's action to an open round, once per action id. */
export async function act(context: GameHostContext, request: ActionRequest): Promise<RoundReply> {
  const session = requireSession(await touchSession(context.pool, request.token, context.now()))
  const storedRound = await readRound(context.pool, ownerOf(session), request.roundId)
  if (storedRound?.pendingAction && session.mode === 'real')
    await finishPendingAction(context, storedRound, session.walletSessionId, true)
  const lockedRound = await inTransaction(context.pool, (client) => actLocked(context, client, session, request))
  const { round, problem } =
    lockedRound.pendingAction && session.mode === 'real'
      ? await finishPendingAction(context, lockedRound, session.walletSessionId, false)
      : { round: lockedRound, problem: null }
  if (problem) throw problem
  const settledRound = round.phase === 'closed' ? await withDeliveredWin(context, round) : round
  return replyOf(settledRound, gameOf(context, settledRound), timesOf(context))
}

async function actLocked(
  context: GameHostContext,
  client: pg.PoolClient,
  session: SessionRow,
  request: ActionRequest,
): Promise<Round> {
  const { action, arrivedAt } = request
  const round = await lockRound(client, ownerOf(session), request.roundId)
  if (!round || round.gameCode !== session.gameCode) throw notFound(`There is no round ${request.roundId}.`)
  requireVisible(round)
  const previousAction = round.actions.find(({ actionId }) => actionId === action.actionId)
  if (previousAction && isDeepStrictEqual(previousAction, action)) return round
  if (previousAction) throw new ProblemError(409, 'The action id was used for another action.', undefined, 'mismatch')
  // A cash-out that came too late gets the final result.
  if (round.phase === 'closed' && action.action === 'cash-out') return round
  const game = gameOf(context, round)
  const { engine } = game
  const isLiveBet = engine.kind === 'live' && action.action === 'bet'
  if (round.phase !== 'open') throw isLiveBet ? betsClosed() : refusedAction('The round is not open.')
  // Of a call that another process handles: two stakes at a time cannot be told apart.
  if (round.pendingAction) throw temporarilyUnavailable('Another action of the round is not decided yet; try again.')
  const state = engine.settle(round.state, arrivedAt[engine.clock])
  if (!engine.view(state, timesOf(context)[engine.clock]).isOpen) {
    if (isLiveBet) throw betsClosed()
    return saveState(context, client, { ...round, state }, game)
  }
  const addedStake = engine.addedStake(state, action, arrivedAt[engine.clock])
  if (addedStake > 0 && session.mode === 'real') return savePendingAction(client, round, action, addedStake, context.now())
  const stakedRound = addedStake > 0 && session.mode === 'demo' ? await takeDemoStake(client, round, session, addedStake) : round
  const nextRound = {
    ...stakedRound,
    state: engine.act(state, action, arrivedAt[engine.clock]),
    actions: [...round.actions, action],
  }
  return saveState(context, client, nextRound, game)
}

async function savePendingAction(
  client: pg.PoolClient,
  round: Round,
  action: RoundAction,
  amount: number,
  now: Date,
): Promise<Round> {
  const callCount = round.callCount + 1
  const transactionId = transactionIdOf(round.id, callCount)
  const pendingRound: Round = {
    ...round,
    callCount,
    pendingAction: { action, amount, transactionId, requestedAt: now.toISOString() },
  }
  await saveRound(client, pendingRound)
  return pendingRound
}

async function takeDemoStake(client: pg.PoolClient, round: Round, session: DemoSession, added: number): Promise<Round> {
  const balance = await moveBalance(client, session.id, -added)
  if (balance === null) throw notCovered('action', session.balance)
  return { ...round, balanceAfterBet: balance, balance }
}
