import { randomUUID } from 'node:crypto'
import type { GameBonus, RoundReply, SessionReply } from '@herna/contract/games'
import type { UsableBonus, WalletSession } from '@herna/contract/wallet'
import { ProblemError } from '@herna/service-kit'
import type { GameHostContext } from '../context.ts'
import type { Game } from '../games/games.ts'
import { finishBefore } from '../rounds/finish-before.ts'
import { disownStrangers } from '../rounds/strangers.ts'
import { replyOf } from '../rounds/round.ts'
import { readUnfinished, readUnseen } from '../rounds/rounds.store.ts'
import { inTransaction } from '../transaction.ts'
import { notNow, problemOf, refusalOf } from '../wallet/refusals.ts'
import { openRealSession, type RealSession } from './sessions.store.ts'
import { newToken } from './token.ts'

/** Exchanges a launch token for the player's one session of the game; what was left half done comes to its end before anybody plays (M6, M7). */
export async function openReal(context: GameHostContext, game: Game, launchToken: string): Promise<SessionReply> {
  const { gameCode } = game.engine.definition
  const answer = await context.wallet.call('openSession', { launchToken, gameCode })
  if (answer.is === 'silent') throw notNow('The wallet does not answer; launch the game again.')
  if (answer.is === 'refused') {
    const refusal = refusalOf(answer.code, answer.errors)
    throw refusal ? problemOf(refusal) : notNow('The wallet does not admit this host.')
  }
  const opened = answer.reply
  const session: RealSession = {
    id: randomUUID(),
    gameCode,
    hasMoved: false,
    mode: 'real',
    playerId: opened.playerId,
    walletSessionId: opened.sessionId,
  }
  const token = newToken()
  await inTransaction(context.pool, (client) => openRealSession(client, { ...session, token }, context.now()))
  const isAsTold = opened.unfinishedRounds.length === 0 && !(await readUnfinished(context.pool, session.playerId, gameCode))
  await finishBefore(context, session)
  await disownStrangers(context, session, opened.unfinishedRounds)
  const { balance, bonuses, limits } = isAsTold ? opened : await standing(context, opened)
  return {
    sessionId: opened.sessionId,
    token,
    mode: 'real',
    balance: balance.gaming,
    currency: balance.currencyCode,
    game: game.engine.definition,
    openRound: await roundToShow(context, game, session),
    bonus: bonusToUse(bonuses, game),
    ...(limits ? { limits } : {}),
  }
}

/** What the wallet says now: a round that was brought to its end has moved what it said at the opening. */
async function standing(
  { wallet }: GameHostContext,
  opened: WalletSession,
): Promise<Pick<WalletSession, 'balance' | 'bonuses' | 'limits'>> {
  const now = await wallet.call('balance', { sessionId: opened.sessionId })
  return now.is === 'done' ? now.reply : opened
}

/** The round that waits, else the newest one whose end nobody has seen. */
async function roundToShow({ pool, now }: GameHostContext, game: Game, session: RealSession): Promise<RoundReply | null> {
  const waiting = await readUnfinished(pool, session.playerId, session.gameCode)
  if (waiting?.phase === 'staking')
    throw new ProblemError(503, 'The stake of the last round is still being settled; launch the game again.')
  const round = waiting ?? (await readUnseen(pool, session.playerId, session.gameCode))
  return round && replyOf(round, game, now())
}

/** Of those whose value the game takes, the one that ends first: what a game cannot play with is not offered in it. */
export function bonusToUse(bonuses: readonly UsableBonus[], { engine }: Game): GameBonus | null {
  const usable = bonuses.filter(({ value }) => engine.takesBonus(value))
  const [first] = usable.toSorted((a, b) => (a.endsAt ?? '9').localeCompare(b.endsAt ?? '9'))
  return first ? { bonusId: first.bonusId, kind: first.kind, remaining: first.remaining, value: first.value } : null
}
