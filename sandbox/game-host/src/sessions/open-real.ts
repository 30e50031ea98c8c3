import { randomUUID } from 'node:crypto'
import type { GameBonus, RoundReply, SessionReply } from '@herna/contract/games'
import type { UsableBonus, WalletSession } from '@herna/contract/wallet'
import { inTransaction, ProblemError } from '@herna/service-kit'
import type { GameHostContext } from '../context.ts'
import { keepGame } from '../games/former-games.store.ts'
import type { Game } from '../games/games.ts'
import { clientOf } from '../launch/client-of.ts'
import { type Conclusion, conclude } from '../rounds/conclude.ts'
import { finishBefore } from '../rounds/settle-previous.ts'
import { disownStrangers } from '../rounds/orphaned-rounds.ts'
import { type Round, replyOf } from '../rounds/round.ts'
import { readUnfinished, readUnseen } from '../rounds/rounds.store.ts'
import { notNow, problemOf, refusalOf } from '../wallet/refusals.ts'
import { openRealSession, type RealSession } from './sessions.store.ts'
import { newToken } from './token.ts'

/** Exchanges a launch token for the player's one session of the game; what was left half done comes to its end before anybody plays (M6, M7). */
export async function openReal(context: GameHostContext, game: Game, launchToken: string): Promise<SessionReply> {
  const { gameCode } = game.assignment.brief
  const answer = await context.wallet.call('openSession', { launchToken, gameCode })
  if (answer.is === 'silent') throw notNow('The wallet does not answer; launch the game again.')
  if (answer.is === 'refused') {
    const refusal = refusalOf(answer.code, answer.errors)
    throw refusal ? problemOf(refusal) : notNow('The wallet does not admit this host.')
  }
  const opened = answer.reply
  const waiting = await readUnfinished(context.pool, opened.playerId, gameCode)
  const shown = gameToShow(context, game, waiting)
  const session: RealSession = {
    id: randomUUID(),
    gameCode,
    variantId: shown.engine.variantId,
    hasMoved: false,
    mode: 'real',
    playerId: opened.playerId,
    walletSessionId: opened.sessionId,
  }
  const token = newToken()
  await keepGame(context.pool, shown, context.now())
  await inTransaction(context.pool, (client) =>
    openRealSession(client, { ...session, variantId: shown.engine.variantId, token }, context.now()),
  )
  const isAsTold = opened.unfinishedRounds.length === 0 && !waiting
  await finishBefore(context, session)
  if (waiting?.phase === 'open' && !isShownBy(context, shown, waiting)) await conclude(context, waiting, UNSHOWABLE)
  await disownStrangers(context, session, opened.unfinishedRounds)
  const { balance, bonuses, limits } = isAsTold ? opened : await standing(context, opened)
  return {
    sessionId: opened.sessionId,
    token,
    mode: 'real',
    balance: balance.gaming,
    currency: balance.currencyCode,
    game: shown.engine.definition,
    openRound: await roundToShow(context, shown, session),
    bonus: bonusToUse(bonuses, shown),
    ...(limits ? { limits } : {}),
  }
}

/** Ended where it stands: the page its player has opened is that of another kind of game. */
const UNSHOWABLE: Conclusion = { by: 'new-model', how: 'stand', reason: 'the game has become one of another kind' }

const isShownBy = ({ games }: GameHostContext, { engine }: Game, round: Round): boolean => {
  const own = games.ofRound(round)
  return own !== null && clientOf(own.engine.kind) === clientOf(engine.kind)
}

/** An open round is shown with the model it is played on, which its game may have lost since; the next launch shows the new one. */
function gameToShow(context: GameHostContext, game: Game, waiting: Round | null): Game {
  if (waiting?.phase !== 'open' || !isShownBy(context, game, waiting)) return game
  return context.games.ofRound(waiting) ?? game
}

/** What the wallet says now: a round that was brought to its end has moved what it said at the opening. */
async function standing(
  { wallet }: GameHostContext,
  opened: WalletSession,
): Promise<Pick<WalletSession, 'balance' | 'bonuses' | 'limits'>> {
  const now = await wallet.call('balance', { sessionId: opened.sessionId })
  return now.is === 'done' ? now.reply : opened
}

/** The round that waits, else the newest one whose end nobody has seen; one of another model is told by the history alone. */
async function roundToShow(context: GameHostContext, shown: Game, session: RealSession): Promise<RoundReply | null> {
  const { pool, roundClock } = context
  const waiting = await readUnfinished(pool, session.playerId, session.gameCode)
  if (waiting?.phase === 'staking')
    throw new ProblemError(503, 'The stake of the last round is still being settled; launch the game again.')
  const round = waiting ?? (await readUnseen(pool, session.playerId, session.gameCode))
  return round && round.variantId === shown.engine.variantId ? replyOf(round, shown, roundClock.now()) : null
}

/** Of those whose value the game takes, the one that ends first: what a game cannot play with is not offered in it. */
export function bonusToUse(bonuses: readonly UsableBonus[], { engine }: Game): GameBonus | null {
  const usable = bonuses.filter(({ value }) => engine.takesBonus(value))
  const [first] = usable.toSorted((a, b) => (a.endsAt ?? '9').localeCompare(b.endsAt ?? '9'))
  return first ? { bonusId: first.bonusId, kind: first.kind, remaining: first.remaining, value: first.value } : null
}
