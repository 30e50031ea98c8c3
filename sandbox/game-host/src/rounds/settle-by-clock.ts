import { inTransaction } from '@herna/service-kit'
import type { GameHostContext } from '../context.ts'
import { saveState } from './save-state.ts'
import type { Round } from './round.ts'
import { lockRound } from './rounds.store.ts'
import { withDeliveredWin, gameOf } from './staking.ts'
import { timesOf } from './times.ts'

/**
 * Settles an open round whose time is over by its clock; whichever call comes first does it. A round whose added stake is not decided stays open until
 * it is: the stake belongs to the round when the wallet has taken it.
 */
export async function settleByClock(context: GameHostContext, round: Round): Promise<Round> {
  if (round.phase !== 'open' || round.dueAt === null || round.dueAt > clockTime(context, round)) return round
  const settled = await inTransaction(context.pool, async (client) => {
    const locked = await lockRound(client, round.ownerId, round.id)
    if (locked?.phase !== 'open' || locked.pendingAction) return locked ?? round
    const game = gameOf(context, locked)
    return saveState(context, client, { ...locked, state: game.engine.settle(locked.state, clockTime(context, round)) }, game)
  })
  return settled.phase === 'closed' ? withDeliveredWin(context, settled) : settled
}

/** A round of an unknown model is treated like one that runs by the round clock; settling it reports the model. */
const clockTime = (context: GameHostContext, round: Round): Date =>
  timesOf(context)[context.games.ofRound(round)?.engine.clock ?? 'round']
