import { crashModel } from '@herna/game-maths'
import type pg from 'pg'
import type { GameHostContext } from '../context.ts'
import type { GameEngine } from '../games/engine.ts'
import { betsClosed } from '../games/refusals.ts'
import { type CrashRound, currentCrashRound, currentCrashRoundIn, type NewRound, readCrashRound } from './crash-rounds.store.ts'

type RoundContext = Pick<GameHostContext, 'pool' | 'draw' | 'now' | 'roundClock'>

/** What the game's next round is decided with. */
const newRoundOf = ({ draw, now, roundClock }: RoundContext, { brief, variantId }: GameEngine): NewRound => ({
  gameCode: brief.gameCode,
  model: crashModel(variantId),
  draw,
  now: roundClock.now(),
  createdAt: now(),
})

/** The running round of a crash game; opens the next one after its end. */
export const runningCrashRound = (context: RoundContext, engine: GameEngine): Promise<CrashRound> =>
  currentCrashRound(context.pool, newRoundOf(context, engine))

/** The round that a bet is for: the named one, otherwise the running one. Throws 409 `bets-closed` when there is no such round. */
export async function crashRoundOfBet(
  context: RoundContext,
  client: pg.PoolClient,
  engine: GameEngine,
  tableRound: number | undefined,
): Promise<CrashRound> {
  if (tableRound === undefined) return currentCrashRoundIn(client, newRoundOf(context, engine))
  const round = await readCrashRound(client, engine.brief.gameCode, tableRound)
  if (!round) throw betsClosed()
  return round
}
