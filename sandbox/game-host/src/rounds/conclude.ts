import { inTransaction, ProblemError } from '@herna/service-kit'
import type { GameHostContext } from '../context.ts'
import { notNow } from '../wallet/refusals.ts'
import { giveBack } from './rollback-stakes.ts'
import { keepState } from './save-state.ts'
import type { Round } from './round.ts'
import { keepConclusion, lockRound, saveRound } from './rounds.store.ts'
import { afterDelivery, deliverSoon, gameOf } from './staking.ts'

/** Why the house ends a round, and how: `stand` pays it as it stands by its game's rules, `void` gives its stakes back. */
export interface Conclusion {
  readonly by: 'time-limit' | 'operator' | 'new-model'
  readonly how: 'stand' | 'void'
  readonly reason: string
}

/** Ends an open round that its player does not finish. One that has ended meanwhile stays as it ended. */
export async function conclude(context: GameHostContext, round: Round, conclusion: Conclusion): Promise<Round> {
  const ended = await (conclusion.how === 'stand' ? stand(context, round, conclusion) : voidRound(context, round, conclusion))
  context.log.info({ event: 'round concluded', roundId: round.id, gameCode: round.gameCode, phase: ended.phase, ...conclusion })
  return ended
}

async function stand(context: GameHostContext, round: Round, conclusion: Conclusion): Promise<Round> {
  const ended = await inTransaction(context.pool, async (client) => {
    const locked = await lockRound(client, round.ownerId, round.id)
    if (locked?.phase !== 'open' || locked.pending) return locked ?? round
    const game = gameOf(context, locked)
    const settled = game.engine.settle(locked.state, context.roundClock.now())
    await keepConclusion(client, locked, { ...conclusion, at: context.now() })
    return keepState(context, client, { ...locked, state: game.engine.conclude(settled) }, game)
  })
  return ended.phase === 'closed' ? afterDelivery(context, ended) : ended
}

/** The wallet says which stakes it holds of the round; each of them goes back. */
async function voidRound(context: GameHostContext, round: Round, conclusion: Conclusion): Promise<Round> {
  if (round.jackpot)
    throw new ProblemError(409, 'The round has won a jackpot: it can only end as it stands.', undefined, 'jackpot-won')
  const known = await context.wallet.call('round', { playerId: round.ownerId, roundId: round.id })
  if (known.is !== 'done') throw notNow('The wallet does not say which stakes it holds; ask again.')
  const ended = await inTransaction(context.pool, async (client) => {
    const locked = await lockRound(client, round.ownerId, round.id)
    if (locked?.phase !== 'open' || locked.pending) return locked ?? round
    await giveBack(client, { playerId: round.ownerId, roundId: round.id, gameCode: round.gameCode }, known.reply, context.now())
    const cancelled: Round = { ...locked, phase: 'cancelled', dueAt: null }
    await saveRound(client, cancelled)
    await keepConclusion(client, locked, { ...conclusion, at: context.now() })
    return cancelled
  })
  if (ended.phase === 'cancelled') deliverSoon(context, ended)
  return ended
}
