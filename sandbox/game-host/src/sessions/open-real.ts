import { randomUUID } from 'node:crypto'
import type { GameBonus, RoundReply, SessionReply } from '@herna/contract/games'
import type { UsableBonus, WalletSession } from '@herna/contract/wallet'
import { inTransaction, ProblemError } from '@herna/service-kit'
import type { GameHostContext } from '../context.ts'
import { saveGame } from '../games/former-games.store.ts'
import type { Game } from '../games/games.ts'
import { clientOf } from '../launch/client-of.ts'
import { type Conclusion, conclude } from '../rounds/conclude.ts'
import { settlePreviousRound } from '../rounds/settle-previous.ts'
import { rollbackOrphanedRounds } from '../rounds/orphaned-rounds.ts'
import { type Round, replyOf } from '../rounds/round.ts'
import { readUnfinished, readUnseen } from '../rounds/rounds.store.ts'
import { timesOf } from '../rounds/times.ts'
import { temporarilyUnavailable, problemOf, refusalOf } from '../wallet/refusals.ts'
import { takenOver } from './require-session.ts'
import { openRealSession, type RealSession } from './sessions.store.ts'
import { newToken } from './token.ts'

export interface RealLaunch {
  launchToken: string
  /** Of the window; undefined: the launch token works once, whatever becomes of the reply. */
  attemptId: string | undefined
}

/**
 * Exchanges a launch token for the player's only session of the game; previous rounds are settled first (M6, M7). After a 503 the window sends the same request
 * again: with its attempt the wallet takes the token once more.
 */
export async function openReal(
  context: GameHostContext,
  game: Game,
  { launchToken, attemptId }: RealLaunch,
): Promise<SessionReply> {
  const { gameCode } = game.assignment.brief
  const launchedAt = context.now()
  const result = await context.wallet.call('openSession', { launchToken, gameCode, ...(attemptId ? { attemptId } : {}) })
  if (result.status === 'unreachable') throw temporarilyUnavailable('The wallet is unreachable; try again.')
  if (result.status === 'refused') {
    const refusal = refusalOf(result.code, result.errors)
    throw refusal
      ? problemOf(refusal)
      : temporarilyUnavailable('The wallet rejects this host; check HERNA_WALLET_PROVIDER and HERNA_WALLET_SECRET.')
  }
  const walletSession = result.reply
  const unfinishedRound = await readUnfinished(context.pool, walletSession.playerId, gameCode)
  const displayedGame = gameToShow(context, game, unfinishedRound)
  const session: RealSession = {
    id: randomUUID(),
    gameCode,
    variantId: displayedGame.engine.variantId,
    isSuperseded: false,
    mode: 'real',
    playerId: walletSession.playerId,
    walletSessionId: walletSession.sessionId,
  }
  const token = newToken()
  await saveGame(context.pool, displayedGame, context.now())
  const isNewest = await inTransaction(context.pool, (client) =>
    openRealSession(client, { ...session, variantId: displayedGame.engine.variantId, token, launchedAt }, context.now()),
  )
  if (!isNewest) throw takenOver()
  const isUpToDate = walletSession.unfinishedRounds.length === 0 && !unfinishedRound
  await settlePreviousRound(context, session)
  // A shared round ends by itself within minutes, and not before its result is known.
  const isEndless = unfinishedRound?.dueAt === null
  if (unfinishedRound?.phase === 'open' && isEndless && !isSameClient(context, displayedGame, unfinishedRound))
    await conclude(context, unfinishedRound, NEW_MODEL_CONCLUSION)
  await rollbackOrphanedRounds(context, session, walletSession.unfinishedRounds)
  const { balance, bonuses, limits } = isUpToDate ? walletSession : await currentBalance(context, walletSession)
  return {
    sessionId: walletSession.sessionId,
    token,
    mode: 'real',
    balance: balance.gaming,
    currency: balance.currencyCode,
    game: displayedGame.engine.definition,
    openRound: await roundToShow(context, displayedGame, session),
    bonus: bonusToUse(bonuses, displayedGame),
    ...(limits ? { limits } : {}),
  }
}

/** The player's window belongs to another client app now, which cannot show the round. */
const NEW_MODEL_CONCLUSION: Conclusion = { by: 'new-model', how: 'stand', reason: 'the game has become one of another kind' }

const isSameClient = ({ games }: GameHostContext, { engine }: Game, round: Round): boolean => {
  const roundGame = games.ofRound(round)
  return roundGame !== null && clientOf(roundGame.engine.kind) === clientOf(engine.kind)
}

/** With an open round the game is shown with that round's model; the next launch shows the current one. */
function gameToShow(context: GameHostContext, game: Game, unfinishedRound: Round | null): Game {
  if (unfinishedRound?.phase !== 'open' || !isSameClient(context, game, unfinishedRound)) return game
  return context.games.ofRound(unfinishedRound) ?? game
}

/** The wallet's current values: settling a previous round has changed those of the opening. */
async function currentBalance(
  { wallet }: GameHostContext,
  walletSession: WalletSession,
): Promise<Pick<WalletSession, 'balance' | 'bonuses' | 'limits'>> {
  const result = await wallet.call('balance', { sessionId: walletSession.sessionId })
  return result.status === 'done' ? result.reply : walletSession
}

/** The unfinished round, else the newest unseen one; rounds of another model appear only in the history. */
async function roundToShow(context: GameHostContext, shownGame: Game, session: RealSession): Promise<RoundReply | null> {
  const { pool } = context
  const unfinishedRound = await readUnfinished(pool, session.playerId, session.gameCode)
  if (unfinishedRound?.phase === 'staking')
    throw new ProblemError(503, 'The stake of the last round is still being settled; try again.')
  const round = unfinishedRound ?? (await readUnseen(pool, session.playerId, session.gameCode))
  return round && round.variantId === shownGame.engine.variantId ? replyOf(round, shownGame, timesOf(context)) : null
}

/** The gaming bonus to use: of those whose value the game accepts, the one that expires first; null: none. */
export function bonusToUse(bonuses: readonly UsableBonus[], { engine }: Game): GameBonus | null {
  const usable = bonuses.filter(({ value }) => engine.takesBonus(value))
  const [firstBonus] = usable.toSorted((a, b) => (a.endsAt ?? '9').localeCompare(b.endsAt ?? '9'))
  return firstBonus
    ? { bonusId: firstBonus.bonusId, kind: firstBonus.kind, remaining: firstBonus.remaining, value: firstBonus.value }
    : null
}
