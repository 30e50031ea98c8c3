import type { FastifyInstance } from 'fastify'
import type { GameHostContext } from '../context.ts'
import { CRASH_MODELS } from '../games/games.ts'
import { newestWalletSession } from '../sessions/sessions.store.ts'
import { deliverDue } from '../wallet/pending-calls.ts'
import { settleByClock } from './settle-by-clock.ts'
import { type Conclusion, conclude } from './conclude.ts'
import { finish } from './settle-previous.ts'
import type { Round } from './round.ts'
import { readDue, readExpired, readInDoubt } from './rounds.store.ts'

const EVERY = 1_000
const HOUR = 3_600_000
const AT_ONCE = 20
/** A cash-out that came in time may still wait for its turn. */
const GRACE = 1_000
/** Whoever started a stake gives up long before. */
const ABANDONED = 30_000

/** Looks after what nobody waits for: rounds the clock ended, rounds left open too long, stakes whose process died, wins and rollbacks the wallet has not answered. */
export function takeCare(app: FastifyInstance, context: GameHostContext): void {
  let running = Promise.resolve()
  let isFree = true
  let isClosing = false
  const round = async () => {
    await careOnce(context).catch((error: unknown) => context.log.warn({ err: error }, 'care of open rounds failed'))
    isFree = true
  }
  const start = () => {
    if (!isFree || isClosing) return
    isFree = false
    running = round()
  }
  const timer = setInterval(start, EVERY)
  timer.unref()
  app.addHook('onReady', async () => start())
  app.addHook('onClose', async () => {
    isClosing = true
    clearInterval(timer)
    await running
  })
}

/** As it stands; a round of a model this version does not have cannot be decided, so its stakes go back. */
const afterTimeLimit = ({ games, settings }: GameHostContext, round: Round): Conclusion => ({
  by: 'time-limit',
  how: games.ofRound(round) ? 'stand' : 'void',
  reason: `open for ${settings.openRoundHours} hours`,
})

/** One look at everything. */
export async function careOnce(context: GameHostContext): Promise<void> {
  const { pool, now, roundClock, settings, log } = context
  const each = async (work: Promise<unknown>[]) => {
    for (const result of await Promise.allSettled(work))
      if (result.status === 'rejected') log.warn({ err: result.reason }, 'a round could not be finished')
  }
  const ended = await readDue(pool, new Date(roundClock.now().getTime() - GRACE), CRASH_MODELS, AT_ONCE)
  await each(ended.map((round) => settleByClock(context, round)))
  const expired = await readExpired(pool, new Date(now().getTime() - settings.openRoundHours * HOUR), AT_ONCE)
  await each(expired.map((round) => conclude(context, round, afterTimeLimit(context, round))))
  const abandoned = await readInDoubt(pool, new Date(now().getTime() - ABANDONED), AT_ONCE)
  await each(
    abandoned.map(async (round) =>
      finish(context, round, (await newestWalletSession(pool, round.ownerId, round.gameCode)) ?? round.id),
    ),
  )
  await deliverDue(context)
}
