import { inTransaction, ProblemError } from '@herna/service-kit'
import type pg from 'pg'
import type { GameHostContext } from '../context.ts'
import type { Game } from '../games/games.ts'
import { contribute, payLevel } from '../jackpots/jackpots.store.ts'
import type { SessionRow } from '../sessions/sessions.store.ts'
import { flushPendingCalls } from '../wallet/pending-calls.ts'
import { problemOf } from '../wallet/refusals.ts'
import { type StakeResult, takeStake } from '../wallet/stake.ts'
import { saveState, enqueueRollback } from './save-state.ts'
import { type Round, transactionIdOf } from './round.ts'
import { lockRound, readRound, saveRound } from './rounds.store.ts'
import { timesOf } from './times.ts'

/** A round's stake is its first wallet call. */
const STAKE_CALL = 1

/**
 * Takes the stake of a decided round from the wallet and saves the result: the started round, a refusal, or a cancelled round. Safe to run
 * twice at once: the wallet posts one stake, and the row lock lets one caller save the result.
 */
export async function finishStaking(
  context: GameHostContext,
  round: Round,
  walletSessionId: string,
  isRetry: boolean,
): Promise<Round> {
  const bet = {
    sessionId: walletSessionId,
    transactionId: transactionIdOf(round.id, STAKE_CALL),
    roundId: round.id,
    gameCode: round.gameCode,
    amount: round.bet,
    ...(round.request.bonusId ? { bonusId: round.request.bonusId } : {}),
  }
  const stakeResult = await takeStake(context.wallet, bet, isRetry)
  const result = await inTransaction(context.pool, async (client) => {
    const locked = await lockRound(client, round.ownerId, round.id)
    return locked?.phase === 'staking' ? applyStakeResult(context, client, locked, stakeResult) : (locked ?? round)
  })
  if (result.phase === 'closed') return withDeliveredWin(context, result)
  if (result.phase === 'cancelled') flushInBackground(context, result)
  return result
}

async function applyStakeResult(
  context: GameHostContext,
  client: pg.PoolClient,
  round: Round,
  stakeResult: StakeResult,
): Promise<Round> {
  const now = context.now()
  if (stakeResult.status === 'taken') {
    const { balance, payment } = stakeResult.reply
    const game = gameOf(context, round)
    if (game.engine.isAcknowledgedTooLate?.(round.state, timesOf(context)[game.engine.clock]))
      return cancelWithRollback(context, client, round, 'acknowledged too late')
    const jackpot = payment === 'balance' ? await applyToJackpot(client, round, now) : null
    const state = game.engine.begin(round.state, timesOf(context)[game.engine.clock])
    const startedRound = { ...round, state, payment, jackpot, balanceAfterBet: balance.gaming, balance: balance.gaming }
    return saveState(context, client, startedRound, game)
  }
  if (stakeResult.status === 'refused') {
    const refused: Round = { ...round, phase: 'refused', refusal: stakeResult.refusal }
    await saveRound(client, refused)
    return refused
  }
  return cancelWithRollback(context, client, round, stakeResult.reason)
}

/** Contributes an acknowledged stake to the jackpot of the round, and pays the level that the round has drawn. */
async function applyToJackpot(client: pg.PoolClient, round: Round, now: Date): Promise<Round['jackpot']> {
  if (!round.jackpotDrawn) return null
  const { jackpotId, level } = round.jackpotDrawn
  if (level !== null)
    return payLevel(client, { jackpotId, stake: round.bet, level, ownerId: round.ownerId, roundId: round.id }, now)
  await contribute(client, { jackpotId, stake: round.bet })
  return null
}

async function cancelWithRollback(context: GameHostContext, client: pg.PoolClient, round: Round, reason: string): Promise<Round> {
  context.log.warn({ event: 'stake unknown', roundId: round.id, reason }, 'stake result unknown; the stake is rolled back')
  const cancelled: Round = {
    ...(await enqueueRollback(client, round, transactionIdOf(round.id, STAKE_CALL), context.now())),
    phase: 'cancelled',
  }
  await saveRound(client, cancelled)
  return cancelled
}

/** Delivers the win of a closed round and returns it with the wallet's balance; if the wallet is unreachable, the win is delivered later. */
export async function withDeliveredWin(context: GameHostContext, round: Round): Promise<Round> {
  if (!round.isReal) return round
  await flushPendingCalls(context, round.ownerId, round.gameCode)
  return (await readRound(context.pool, round.ownerId, round.id)) ?? round
}

/** Starts delivery of pending wallet calls without waiting; the round sweeper retries what fails. */
export function flushInBackground(context: GameHostContext, { ownerId, gameCode }: Round): void {
  flushPendingCalls(context, ownerId, gameCode).catch((error: unknown) =>
    context.log.warn({ err: error }, 'delivering pending wallet calls failed; they are retried'),
  )
}

/** The game with the model that decided the round. Throws a 503 problem when this version does not have it. */
export function gameOf({ games }: Pick<GameHostContext, 'games'>, round: Pick<Round, 'gameCode' | 'variantId'>): Game {
  const game = games.ofRound(round)
  if (!game) throw new ProblemError(503, `This version has no model ${JSON.stringify(round.variantId)}.`)
  return game
}

/** The game with the model that the session's window shows. Throws a 403 problem `blocked` when it is no longer offered. */
export function sessionGame({ games }: Pick<GameHostContext, 'games'>, { gameCode, variantId }: SessionRow): Game {
  const game = variantId === null ? games.find(gameCode) : games.ofRound({ gameCode, variantId })
  if (!game) throw new ProblemError(403, 'The game is no longer offered.', undefined, 'blocked')
  return game
}

/** Throws the problem of a refused or cancelled round, which its player may not see. */
export function requireVisible(round: Round): void {
  if (round.phase === 'refused' && round.refusal) throw problemOf(round.refusal)
  if (round.phase === 'cancelled')
    throw new ProblemError(409, 'The round was cancelled; its stake is rolled back.', undefined, 'round-cancelled')
}
