import { isDeepStrictEqual } from 'node:util'
import type { RoundReply, RoundRequest } from '@herna/contract/games'
import { inTransaction, ProblemError } from '@herna/service-kit'
import type pg from 'pg'
import type { GameHostContext } from '../context.ts'
import { crashRoundOfBet } from '../crash/current-round.ts'
import type { RoundStake } from '../games/engine.ts'
import type { Game } from '../games/games.ts'
import { refusedBet, seatTaken } from '../games/refusals.ts'
import { drawLevel } from '../jackpots/rules.ts'
import { requireUnreserved } from '../live/queue/seat-queue.ts'
import { requireLogin } from '../sessions/require-login.ts'
import { requireSession } from '../sessions/require-session.ts'
import { type DemoSession, lockSession, moveBalance, ownerOf, readSession, type SessionRow } from '../sessions/sessions.store.ts'
import { temporarilyUnavailable } from '../wallet/refusals.ts'
import { isNothingPending, readPlayed } from './before-round.store.ts'
import { settlePreviousRound } from './settle-previous.ts'
import { saveState } from './save-state.ts'
import { type Round, replyOf } from './round.ts'
import { insertNextRound, insertRound, lockRound, readRound } from './rounds.store.ts'
import { finishStaking, gameOf, requireVisible } from './staking.ts'
import { type Times, timesOf } from './times.ts'

interface StartRequest {
  readonly token: string
  readonly request: RoundRequest
  /** Arrival of the call; decides a bet in a shared round, however long the call waited. */
  readonly arrivedAt: Times
}

/** Plays a round, once per id: decided and stored before its stake is requested, returned only when the stake is acknowledged. */
export async function startRound(context: GameHostContext, start: StartRequest): Promise<RoundReply> {
  const { token, request } = start
  const session = requireSession(await readSession(context.pool, token, context.now()))
  await settleBefore(context, session, request.roundId)
  const { round, isNew } = await decideRound(context, start)
  if (round.phase !== 'staking' || session.mode !== 'real') return visibleReply(context, round)
  return visibleReply(context, await finishStaking(context, round, session.walletSessionId, !isNew))
}

/** Settles what comes before a new real round, and requires the login for an existing one, which is returned again whether the wallet answers or not. */
async function settleBefore(context: GameHostContext, session: SessionRow, roundId: string): Promise<void> {
  if (session.mode === 'demo') return
  const { playerId, gameCode } = session
  // Usually nothing is pending, which one statement checks.
  if (await isNothingPending(context.pool, { playerId, gameCode, roundId })) return
  if (await readRound(context.pool, playerId, roundId)) return requireLogin(context, session)
  if (!(await settlePreviousRound(context, session))) throw temporarilyUnavailable('The wallet is unreachable; try again.')
}

function visibleReply(context: GameHostContext, round: Round): RoundReply {
  requireVisible(round)
  return replyOf(round, gameOf(context, round), timesOf(context))
}

async function decideRound(context: GameHostContext, start: StartRequest) {
  try {
    return await inTransaction(context.pool, (client) => decideLocked(context, client, start))
  } catch (error) {
    if ((error as { constraint?: unknown }).constraint === 'rounds_one_per_seat') throw seatTaken()
    // Another window of the player started a round at the same time.
    if ((error as { constraint?: unknown }).constraint === 'rounds_one_unfinished')
      throw temporarilyUnavailable('Another round of this game has just started; try again.')
    throw error
  }
}

async function decideLocked(
  context: GameHostContext,
  client: pg.PoolClient,
  { token, request, arrivedAt }: StartRequest,
): Promise<{ round: Round; isNew: boolean }> {
  const { roundId, ...stake } = request
  const now = context.now()
  const session = requireSession(await lockSession(client, token, now))
  const played = await readPlayed(client, { ownerId: ownerOf(session), gameCode: session.gameCode, roundId })
  if (played.isKnown)
    return { round: requireSameStake(await requireRound(client, session, roundId), session, stake), isNew: false }
  if (played.isPurged) throw purgedRoundProblem(roundId)
  if (played.unfinishedId !== null)
    throw new ProblemError(
      409,
      'Another round of this game is open and comes first.',
      [{ field: 'roundId', message: played.unfinishedId }],
      'round-unfinished',
    )
  const round = await drawRound(context, client, session, { roundId, stake, arrivedAt, now })
  if (round.place?.seat) await requireSeat(context, client, round, round.place.seat)
  if (session.mode === 'demo') return { round: await playDemo(context, client, session, round), isNew: true }
  await insertNextRound(client, round)
  return { round, isNew: true }
}

/** The existing round with its row locked: a call that saves its result at the same time comes first. */
async function requireRound(client: pg.PoolClient, session: SessionRow, roundId: string): Promise<Round> {
  const round = await lockRound(client, ownerOf(session), roundId)
  if (!round) throw purgedRoundProblem(roundId)
  return round
}

/** Throws 409 `seat-taken` when the seat is reserved for a player of the queue. */
async function requireSeat({ games, liveSecret, now }: GameHostContext, client: pg.PoolClient, round: Round, seat: number) {
  const table = games.find(round.gameCode)?.assignment.live
  if (table) await requireUnreserved(client, { table, secret: liveSecret, now: now() }, { seat, ownerId: round.ownerId })
}

function requireSameStake(existing: Round, session: SessionRow, stake: RoundStake): Round {
  if (existing.gameCode === session.gameCode && isDeepStrictEqual(existing.request, stake)) return existing
  throw new ProblemError(
    409,
    `The round ${existing.id} was played with another bet.`,
    [{ field: 'bet', message: `was ${existing.bet}` }],
    'mismatch',
  )
}

const purgedRoundProblem = (roundId: string): ProblemError =>
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
  { roundId, stake, arrivedAt, now }: { roundId: string; stake: RoundStake; arrivedAt: Times; now: Date },
): Promise<Round> {
  const { engine } = offeredGame(context, session)
  if (stake.tableRound !== undefined && engine.kind !== 'live' && engine.kind !== 'crash')
    throw refusedBet('tableRound', 'is for shared rounds')
  const sharedRound = engine.kind === 'crash' ? await crashRoundOfBet(context, client, engine, stake.tableRound) : null
  engine.check(stake, arrivedAt[engine.clock], sharedRound)
  if (stake.bonusId && session.mode === 'demo') throw refusedBet('bonusId', 'is for real play')
  const state = engine.open(stake, context.draw, sharedRound)
  const jackpot = session.mode === 'real' && !stake.bonusId ? context.jackpotOf.get(session.gameCode) : undefined
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
    callCount: 1,
    pendingAction: null,
    actions: [],
    refusal: null,
    jackpotDrawn: jackpot
      ? { jackpotId: jackpot.id, level: drawLevel(jackpot.levels, stake.bet, context.draw)?.level ?? null }
      : null,
    jackpot: null,
    dueAt: null,
    seenAt: null,
    playedAt: now,
    place: engine.placeOf?.(state) ?? null,
  }
}

/** A new round uses the model that its window shows, or is refused: the displayed paytable and RTP must be true. */
export function offeredGame({ games }: GameHostContext, { gameCode, variantId }: SessionRow): Game {
  const game = games.offered.get(gameCode)
  if (!game) throw new ProblemError(403, 'The game is no longer offered.', undefined, 'blocked')
  if (variantId !== null && game.engine.variantId !== variantId)
    throw new ProblemError(401, 'The game has changed: launch it again.', undefined, 'session-over')
  return game
}

/** Demo balances are stored in the session: staked, played and paid in one transaction. */
async function playDemo(context: GameHostContext, client: pg.PoolClient, session: DemoSession, round: Round): Promise<Round> {
  const balance = await moveBalance(client, session.id, -round.bet)
  if (balance === null) throw notCovered('bet', session.balance)
  const game = gameOf(context, round)
  await insertRound(client, round)
  const state = game.engine.begin(round.state, timesOf(context)[game.engine.clock])
  return saveState(context, client, { ...round, state, balanceAfterBet: balance, balance }, game)
}

/** 402 `insufficient-funds`: the stake is above the balance (cents). */
export const notCovered = (field: string, balance: number): ProblemError =>
  new ProblemError(
    402,
    `${field}: is above the balance of ${balance}`,
    [{ field, message: `is above the balance of ${balance}` }],
    'insufficient-funds',
  )
