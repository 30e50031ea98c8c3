import { isDeepStrictEqual } from 'node:util'
import type { RoundAction, RoundReply } from '@herna/contract/games'
import { inTransaction, notFound, ProblemError } from '@herna/service-kit'
import type pg from 'pg'
import type { GameHostContext } from '../context.ts'
import { refusedAction } from '../games/refusals.ts'
import { requireSession } from '../sessions/require-session.ts'
import { type DemoSession, moveBalance, ownerOf, type SessionRow, touchSession } from '../sessions/sessions.store.ts'
import { finishPending } from './added-stake.ts'
import { keepState } from './save-state.ts'
import { replyOf, type Round, transactionIdOf } from './round.ts'
import { lockRound, readRound, saveRound } from './rounds.store.ts'
import { afterDelivery, gameOf, refuseUnshown } from './staking.ts'
import { notCovered } from './start-round.ts'

interface Acting {
  readonly token: string
  readonly roundId: string
  readonly action: RoundAction
  /** When the call came in, by the round clock: what a cash-out is judged by, however long it waited for its turn. */
  readonly arrivedAt: Date
}

/** What a player does in an open round, once per action id. */
export async function act(context: GameHostContext, acting: Acting): Promise<RoundReply> {
  const session = requireSession(await touchSession(context.pool, acting.token, context.now()))
  const known = await readRound(context.pool, ownerOf(session), acting.roundId)
  if (known?.pending && session.mode === 'real') await finishPending(context, known, session.walletSessionId, true)
  const step = await inTransaction(context.pool, (client) => actLocked(context, client, session, acting))
  const { round, problem } =
    step.pending && session.mode === 'real'
      ? await finishPending(context, step, session.walletSessionId, false)
      : { round: step, problem: null }
  if (problem) throw problem
  const told = round.phase === 'closed' ? await afterDelivery(context, round) : round
  return replyOf(told, gameOf(context, told), context.roundClock.now())
}

async function actLocked(context: GameHostContext, client: pg.PoolClient, session: SessionRow, acting: Acting): Promise<Round> {
  const { action, arrivedAt } = acting
  const round = await lockRound(client, ownerOf(session), acting.roundId)
  if (!round || round.gameCode !== session.gameCode) throw notFound(`There is no round ${acting.roundId}.`)
  refuseUnshown(round)
  const done = round.actions.find(({ actionId }) => actionId === action.actionId)
  if (done && isDeepStrictEqual(done, action)) return round
  if (done) throw new ProblemError(409, 'The action id was used for another action.', undefined, 'mismatch')
  // Somebody who gets out too late hears how it ended.
  if (round.phase === 'closed' && action.action === 'cash-out') return round
  if (round.phase !== 'open') throw refusedAction('The round is not open.')
  const game = gameOf(context, round)
  const state = game.engine.settle(round.state, arrivedAt)
  if (!game.engine.view(state, context.roundClock.now()).isOpen) return keepState(context, client, { ...round, state }, game)
  const added = game.engine.addedStake(state, action)
  if (added > 0 && session.mode === 'real') return keepPending(client, round, action, added, context.now())
  const staked = added > 0 && session.mode === 'demo' ? await stakeMore(client, round, session, added) : round
  const next = { ...staked, state: game.engine.act(state, action, arrivedAt), actions: [...round.actions, action] }
  return keepState(context, client, next, game)
}

async function keepPending(client: pg.PoolClient, round: Round, action: RoundAction, amount: number, now: Date): Promise<Round> {
  const call = round.calls + 1
  const transactionId = transactionIdOf(round.id, call)
  const waiting: Round = { ...round, calls: call, pending: { action, amount, transactionId, at: now.toISOString() } }
  await saveRound(client, waiting)
  return waiting
}

async function stakeMore(client: pg.PoolClient, round: Round, session: DemoSession, added: number): Promise<Round> {
  const balance = await moveBalance(client, session.id, -added)
  if (balance === null) throw notCovered('action', session.balance)
  return { ...round, balanceAfterBet: balance, balance }
}
