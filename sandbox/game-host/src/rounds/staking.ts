import { inTransaction, ProblemError } from '@herna/service-kit'
import type pg from 'pg'
import type { GameHostContext } from '../context.ts'
import type { Game } from '../games/games.ts'
import { applyStake } from '../jackpots/jackpots.store.ts'
import type { SessionRow } from '../sessions/sessions.store.ts'
import { deliverOutstanding } from '../wallet/pending-calls.ts'
import { problemOf } from '../wallet/refusals.ts'
import { type StakeTaken, takeStake } from '../wallet/stake.ts'
import { keepState, oweBack } from './save-state.ts'
import { type Round, transactionIdOf } from './round.ts'
import { lockRound, readRound, saveRound } from './rounds.store.ts'

/** A round's first stake is its first call. */
const STAKE = 1

/**
 * Asks the wallet for a decided round's stake and keeps what comes of it: the round, a refusal, or that it does not count. Two may do it at
 * once; the wallet posts one stake, and the round's lock lets one of them keep the result.
 */
export async function finishStaking(
  context: GameHostContext,
  round: Round,
  walletSessionId: string,
  mayHaveBeenAsked: boolean,
): Promise<Round> {
  const bet = {
    sessionId: walletSessionId,
    transactionId: transactionIdOf(round.id, STAKE),
    roundId: round.id,
    gameCode: round.gameCode,
    amount: round.bet,
    ...(round.request.bonusId ? { bonusId: round.request.bonusId } : {}),
  }
  const taken = await takeStake(context.wallet, bet, mayHaveBeenAsked)
  const kept = await inTransaction(context.pool, async (client) => {
    const locked = await lockRound(client, round.ownerId, round.id)
    return locked?.phase === 'staking' ? keepTaken(context, client, locked, taken) : (locked ?? round)
  })
  if (kept.phase === 'closed') return afterDelivery(context, kept)
  if (kept.phase === 'cancelled') deliverSoon(context, kept)
  return kept
}

async function keepTaken(context: GameHostContext, client: pg.PoolClient, round: Round, taken: StakeTaken): Promise<Round> {
  const now = context.now()
  if (taken.is === 'taken') {
    const { balance, payment } = taken.reply
    const game = gameOf(context, round)
    const drawn = payment === 'balance' ? round.jackpotDrawn : null
    const jackpot = drawn
      ? await applyStake(
          client,
          { jackpotId: drawn.jackpotId, stake: round.bet, drawn: drawn.level, ownerId: round.ownerId, roundId: round.id },
          now,
        )
      : null
    const state = game.engine.begin(round.state, context.roundClock.now())
    const begun = { ...round, state, payment, jackpot, balanceAfterBet: balance.gaming, balance: balance.gaming }
    return keepState(context, client, begun, game)
  }
  if (taken.is === 'refused') {
    const refused: Round = { ...round, phase: 'refused', refusal: taken.refusal }
    await saveRound(client, refused)
    return refused
  }
  context.log.warn({ event: 'stake unknown', roundId: round.id, why: taken.why })
  const cancelled: Round = { ...(await oweBack(client, round, transactionIdOf(round.id, STAKE), now)), phase: 'cancelled' }
  await saveRound(client, cancelled)
  return cancelled
}

/** A closed round with the wallet's word on the balance, if there is one already; the win is delivered later if not. */
export async function afterDelivery(context: GameHostContext, round: Round): Promise<Round> {
  if (!round.isReal) return round
  await deliverOutstanding(context, round.ownerId, round.gameCode)
  return (await readRound(context.pool, round.ownerId, round.id)) ?? round
}

/** Nobody waits for it: it is asked again until it is answered. */
export function deliverSoon(context: GameHostContext, { ownerId, gameCode }: Round): void {
  deliverOutstanding(context, ownerId, gameCode).catch((error: unknown) =>
    context.log.warn({ err: error }, 'what the wallet is owed could not be delivered now'),
  )
}

/** By the model that decided the round, whatever its game plays now. */
export function gameOf({ games }: Pick<GameHostContext, 'games'>, round: Pick<Round, 'gameCode' | 'variantId'>): Game {
  const game = games.ofRound(round)
  if (!game) throw new ProblemError(503, `This version has no model ${JSON.stringify(round.variantId)}.`)
  return game
}

/** The game as the session's window was told of it. */
export function sessionGame({ games }: Pick<GameHostContext, 'games'>, { gameCode, variantId }: SessionRow): Game {
  const game = variantId === null ? games.find(gameCode) : games.ofRound({ gameCode, variantId })
  if (!game) throw new ProblemError(403, 'The game is no longer offered.', undefined, 'blocked')
  return game
}

/** Throws what a round that may not be shown says to its player. */
export function refuseUnshown(round: Round): void {
  if (round.phase === 'refused' && round.refusal) throw problemOf(round.refusal)
  if (round.phase === 'cancelled')
    throw new ProblemError(409, 'The round does not count; its stake comes back.', undefined, 'round-cancelled')
}
