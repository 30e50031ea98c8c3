import { inTransaction } from '@herna/service-kit'
import type { GameHostContext } from '../context.ts'
import { keepState } from './save-state.ts'
import type { Round } from './round.ts'
import { lockRound } from './rounds.store.ts'
import { afterDelivery, gameOf } from './staking.ts'

/** What the clock has done to an open round until now. A round nobody ends is ended here, whoever looks first. */
export async function settleByClock(context: GameHostContext, round: Round): Promise<Round> {
  if (round.phase !== 'open' || round.dueAt === null || round.dueAt > context.roundClock.now()) return round
  const settled = await inTransaction(context.pool, async (client) => {
    const locked = await lockRound(client, round.ownerId, round.id)
    if (locked?.phase !== 'open') return locked ?? round
    const game = gameOf(context, locked)
    return keepState(context, client, { ...locked, state: game.engine.settle(locked.state, context.roundClock.now()) }, game)
  })
  return settled.phase === 'closed' ? afterDelivery(context, settled) : settled
}
