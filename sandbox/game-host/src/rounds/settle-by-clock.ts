import { inTransaction } from '@herna/service-kit'
import type { GameHostContext } from '../context.ts'
import { saveState } from './save-state.ts'
import type { Round } from './round.ts'
import { lockRound } from './rounds.store.ts'
import { withDeliveredWin, gameOf } from './staking.ts'

/** Settles an open round whose time is over by the round clock; whichever call comes first does it. */
export async function settleByClock(context: GameHostContext, round: Round): Promise<Round> {
  if (round.phase !== 'open' || round.dueAt === null || round.dueAt > context.roundClock.now()) return round
  const settled = await inTransaction(context.pool, async (client) => {
    const locked = await lockRound(client, round.ownerId, round.id)
    if (locked?.phase !== 'open') return locked ?? round
    const game = gameOf(context, locked)
    return saveState(context, client, { ...locked, state: game.engine.settle(locked.state, context.roundClock.now()) }, game)
  })
  return settled.phase === 'closed' ? withDeliveredWin(context, settled) : settled
}
