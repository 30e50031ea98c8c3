import { setTimeout as pause } from 'node:timers/promises'
import type { RoundHistory, RoundReply } from '@herna/contract/games'
import { notFound } from '@herna/service-kit'
import type { GameHostContext } from '../context.ts'
import { modelsLike } from '../games/games.ts'
import { requireLogin } from '../sessions/require-login.ts'
import { requireSession } from '../sessions/require-session.ts'
import { ownerOf, readSession, type SessionRow } from '../sessions/sessions.store.ts'
import { settleByClock } from './settle-by-clock.ts'
import { replyOf, type Round } from './round.ts'
import { markSeen, readHistory, readRound } from './rounds.store.ts'
import { gameOf, refuseUnshown, sessionGame } from './staking.ts'

const sessionOf = async ({ pool, now }: GameHostContext, token: string): Promise<SessionRow> =>
  requireSession(await readSession(pool, token, now()))

interface Look {
  readonly token: string
  readonly roundId: string
  /** Milliseconds to wait for an end at most. */
  readonly wait: number
  /** Behind what was called before: a cash-out that came in time is judged first. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
}

/** A round as it stands. One that runs by the clock is waited for, at most so many ms. */
export async function lookAt(context: GameHostContext, { token, roundId, wait, inTurn }: Look): Promise<RoundReply> {
  const session = await sessionOf(context, token)
  await requireLogin(context, session)
  const found = await find(context, session, roundId)
  const left =
    found.phase === 'open' && found.dueAt ? Math.min(wait, found.dueAt.getTime() - context.roundClock.now().getTime()) : 0
  if (left > 0) await pause(left)
  // Who waited may have left meanwhile.
  if (left > 0) await requireLogin(context, session)
  const looked = left > 0 ? await find(context, session, roundId) : found
  const round = await inTurn(() => settleByClock(context, looked))
  return replyOf(round, gameOf(context, round), context.roundClock.now())
}

async function find({ pool }: GameHostContext, session: SessionRow, roundId: string): Promise<Round> {
  const round = await readRound(pool, ownerOf(session), roundId)
  // A round whose stake is not acknowledged is nobody's to see.
  if (!round || round.gameCode !== session.gameCode || round.phase === 'staking') throw notFound(`There is no round ${roundId}.`)
  refuseUnshown(round)
  return round
}

/** Rounds of the kind of game the session's window shows: it could not draw another kind the game once was. */
export async function historyOf(
  context: GameHostContext,
  token: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<RoundHistory> {
  const session = await sessionOf(context, token)
  await requireLogin(context, session)
  const variantIds = modelsLike(sessionGame(context, session).engine.kind)
  const of = { ownerId: ownerOf(session), gameCode: session.gameCode, variantIds, before: before ?? null, limit: limit + 1 }
  const rounds = await readHistory(context.pool, of)
  const shown = rounds.slice(0, limit)
  return {
    rounds: shown.map((round) => replyOf(round, gameOf(context, round), context.roundClock.now())),
    next: rounds.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

export async function acknowledge(context: GameHostContext, token: string, roundId: string): Promise<void> {
  const session = await sessionOf(context, token)
  if (!(await markSeen(context.pool, ownerOf(session), roundId, context.now())))
    throw notFound(`There is no finished round ${roundId}.`)
}
