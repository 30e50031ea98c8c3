import { setTimeout as pause } from 'node:timers/promises'
import type { RoundHistory, RoundReply } from '@herna/contract/games'
import { notFound } from '@herna/service-kit'
import type { GameHostContext } from '../context.ts'
import { modelIdsOfKind } from '../games/games.ts'
import { requireLogin } from '../sessions/require-login.ts'
import { requireSession } from '../sessions/require-session.ts'
import { ownerOf, readSession, type SessionRow } from '../sessions/sessions.store.ts'
import { settleByClock } from './settle-by-clock.ts'
import { replyOf, type Round } from './round.ts'
import { markSeen, readHistory, readRound } from './rounds.store.ts'
import { gameOf, requireVisible, sessionGame } from './staking.ts'
import { timesOf } from './times.ts'

const sessionOf = async ({ pool, now }: GameHostContext, token: string): Promise<SessionRow> =>
  requireSession(await readSession(pool, token, now()))

interface RoundQuery {
  readonly token: string
  readonly roundId: string
  /** At most this many ms are waited for the round's end. */
  readonly wait: number
  /** Queues the work behind earlier calls of the round, so that a cash-out that came in time is applied first. */
  readonly runInOrder: <T>(work: () => Promise<T>) => Promise<T>
}

/** The current state of a round; for one that runs by the clock, waits up to `wait` ms for its end. */
export async function getRound(context: GameHostContext, { token, roundId, wait, runInOrder }: RoundQuery): Promise<RoundReply> {
  const session = await sessionOf(context, token)
  await requireLogin(context, session)
  const storedRound = await findRound(context, session, roundId)
  const { clock } = gameOf(context, storedRound).engine
  const waitMs =
    storedRound.phase === 'open' && storedRound.dueAt
      ? Math.min(wait, storedRound.dueAt.getTime() - timesOf(context)[clock].getTime())
      : 0
  if (waitMs > 0) await pause(waitMs)
  // The player may have logged out while the call waited.
  if (waitMs > 0) await requireLogin(context, session)
  const currentRound = waitMs > 0 ? await findRound(context, session, roundId) : storedRound
  const round = await runInOrder(() => settleByClock(context, currentRound))
  return replyOf(round, gameOf(context, round), timesOf(context))
}

async function findRound({ pool }: GameHostContext, session: SessionRow, roundId: string): Promise<Round> {
  const round = await readRound(pool, ownerOf(session), roundId)
  // A round whose stake is not acknowledged is not visible.
  if (!round || round.gameCode !== session.gameCode || round.phase === 'staking') throw notFound(`There is no round ${roundId}.`)
  requireVisible(round)
  return round
}

/** Closed rounds of the kind of game that the session's window shows; it could not render rounds of another kind that the game once was. */
export async function historyOf(
  context: GameHostContext,
  token: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<RoundHistory> {
  const session = await sessionOf(context, token)
  await requireLogin(context, session)
  const variantIds = modelIdsOfKind(sessionGame(context, session).engine.kind)
  const filter = { ownerId: ownerOf(session), gameCode: session.gameCode, variantIds, before: before ?? null, limit: limit + 1 }
  const rounds = await readHistory(context.pool, filter)
  const page = rounds.slice(0, limit)
  return {
    rounds: page.map((round) => replyOf(round, gameOf(context, round), timesOf(context))),
    next: rounds.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

/** Records that the player saw the end of a round. Throws a 404 problem when it is not a closed round of the session's owner. */
export async function markRoundSeen(context: GameHostContext, token: string, roundId: string): Promise<void> {
  const session = await sessionOf(context, token)
  if (!(await markSeen(context.pool, ownerOf(session), roundId, context.now())))
    throw notFound(`There is no finished round ${roundId}.`)
}
