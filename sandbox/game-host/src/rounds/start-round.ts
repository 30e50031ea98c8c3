import { isDeepStrictEqual } from 'node:util'
import type { RoundReply, RoundRequest } from '@herna/contract/games'
import { inTransaction, ProblemError } from '@herna/service-kit'
import type pg from 'pg'
import type { GameHostContext } from '../context.ts'
import type { RoundStake } from '../games/engine.ts'
import type { Game } from '../games/games.ts'
import { refusedBet } from '../games/refusals.ts'
import { readLevels } from '../jackpots/jackpots.store.ts'
import { drawLevel } from '../jackpots/rules.ts'
import { requireLogin } from '../sessions/require-login.ts'
import { requireSession } from '../sessions/require-session.ts'
import { type DemoSession, lockSession, moveBalance, ownerOf, readSession, type SessionRow } from '../sessions/sessions.store.ts'
import { notNow } from '../wallet/refusals.ts'
import { finishBefore } from './settle-previous.ts'
import { keepState } from './save-state.ts'
import { type Round, replyOf } from './round.ts'
import { insertRound, isSpent, lockRound, readRound, readUnfinished } from './rounds.store.ts'
import { finishStaking, gameOf, refuseUnshown } from './staking.ts'

/** Plays a round, once per id: decided and kept before its stake is asked for, told only when the stake is acknowledged. */
export async function startRound(context: GameHostContext, token: string, request: RoundRequest): Promise<RoundReply> {
  const session = requireSession(await readSession(context.pool, token, context.now()))
  // A round that is known is told again whether the wallet answers or not.
  const isNewReal = session.mode === 'real' && !(await readRound(context.pool, session.playerId, request.roundId))
  if (!isNewReal) await requireLogin(context, session)
  if (isNewReal && !(await finishBefore(context, session))) throw notNow('The wallet does not answer; ask again.')
  const { round, isNew } = await decided(context, token, request)
  if (round.phase !== 'staking' || session.mode !== 'real') return told(context, round)
  return told(context, await finishStaking(context, round, session.walletSessionId, !isNew))
}

function told(context: GameHostContext, round: Round): RoundReply {
  refuseUnshown(round)
  return replyOf(round, gameOf(context, round), context.roundClock.now())
}

async function decided(context: GameHostContext, token: string, request: RoundRequest) {
  try {
    return await inTransaction(context.pool, (client) => decide(context, client, token, request))
  } catch (error) {
    // Another window of the player's was quicker by a moment.
    if ((error as { constraint?: unknown }).constraint === 'rounds_one_unfinished')
      throw notNow('Another round of this game has just started; ask again.')
    throw error
  }
}

async function decide(
  context: GameHostContext,
  client: pg.PoolClient,
  token: string,
  { roundId, ...stake }: RoundRequest,
): Promise<{ round: Round; isNew: boolean }> {
  const now = context.now()
  const session = requireSession(await lockSession(client, token, now))
  const played = await lockRound(client, ownerOf(session), roundId)
  if (played) return { round: requireSame(played, session, stake), isNew: false }
  if (session.mode === 'real' && (await isSpent(client, session.playerId, roundId))) throw playedLongAgo(roundId)
  const unfinished = await readUnfinished(client, ownerOf(session), session.gameCode)
  if (unfinished)
    throw new ProblemError(
      409,
      'Another round of this game is open and comes first.',
      [{ field: 'roundId', message: unfinished.id }],
      'round-unfinished',
    )
  const round = await drawRound(context, client, session, roundId, stake, now)
  if (session.mode === 'demo') return { round: await playDemo(context, client, session, round), isNew: true }
  await insertRound(client, round)
  await client.query(
    `UPDATE game_host.rounds SET seen_at = $3 WHERE owner_id = $1 AND game_code = $2 AND phase = 'closed' AND seen_at IS NULL`,
    [session.playerId, session.gameCode, now],
  )
  return { round, isNew: true }
}

function requireSame(played: Round, session: SessionRow, stake: RoundStake): Round {
  if (played.gameCode === session.gameCode && isDeepStrictEqual(played.request, stake)) return played
  throw new ProblemError(
    409,
    `The round ${played.id} was played with another bet.`,
    [{ field: 'bet', message: `was ${played.bet}` }],
    'mismatch',
  )
}

const playedLongAgo = (roundId: string): ProblemError =>
  new ProblemError(
    409,
    `The round ${roundId} was played long ago.`,
    [{ field: 'roundId', message: 'was used before' }],
    'mismatch',
  )

async function drawRound(
  context: GameHostContext,
  client: pg.PoolClient,
  session: SessionRow,
  roundId: string,
  stake: RoundStake,
  now: Date,
): Promise<Round> {
  const { engine } = offeredGame(context, session)
  engine.check(stake)
  if (stake.bonusId && session.mode === 'demo') throw refusedBet('bonusId', 'is for real play')
  const state = engine.open(stake, context.draw)
  const jackpotId = session.mode === 'real' && !stake.bonusId ? context.jackpotOf.get(session.gameCode) : undefined
  const level = jackpotId ? drawLevel(await readLevels(client, jackpotId), stake.bet, context.draw) : null
  return {
    ownerId: ownerOf(session),
    id: roundId,
    isReal: session.mode === 'real',
    gameCode: session.gameCode,
    variantId: engine.variantId,
    phase: 'staking',
    request: stake,
    bet: stake.bet,
    staked: stake.bet,
    win: 0,
    state,
    balanceAfterBet: null,
    balance: null,
    payment: 'balance',
    calls: 1,
    pending: null,
    actions: [],
    refusal: null,
    jackpotDrawn: jackpotId ? { jackpotId, level: level?.level ?? null } : null,
    jackpot: null,
    dueAt: null,
    seenAt: null,
    playedAt: now,
  }
}

/** A new round is played on the model its window was told of, or not at all: what it shows of pays and chances must be true. */
function offeredGame({ games }: GameHostContext, { gameCode, variantId }: SessionRow): Game {
  const game = games.offered.get(gameCode)
  if (!game) throw new ProblemError(403, 'The game is no longer offered.', undefined, 'blocked')
  if (variantId !== null && game.engine.variantId !== variantId)
    throw new ProblemError(401, 'The game has changed: launch it again.', undefined, 'session-over')
  return game
}

/** Play money lies in the session itself: staked, played and paid in one transaction. */
async function playDemo(context: GameHostContext, client: pg.PoolClient, session: DemoSession, round: Round): Promise<Round> {
  const balance = await moveBalance(client, session.id, -round.bet)
  if (balance === null) throw notCovered('bet', session.balance)
  const game = gameOf(context, round)
  await insertRound(client, round)
  const state = game.engine.begin(round.state, context.roundClock.now())
  return keepState(context, client, { ...round, state, balanceAfterBet: balance, balance }, game)
}

export const notCovered = (field: string, balance: number): ProblemError =>
  new ProblemError(
    402,
    `${field}: is above the balance of ${balance}`,
    [{ field, message: `is above the balance of ${balance}` }],
    'insufficient-funds',
  )
