import type { FastifyInstance } from 'fastify'
import type { GameHostContext } from '../context.ts'
import { TIMED_MODELS } from '../games/games.ts'
import { foldContributions } from '../jackpots/jackpots.store.ts'
import { newestWalletSession } from '../sessions/sessions.store.ts'
import { deliverDueCalls } from '../wallet/pending-calls.ts'
import { settleByClock } from './settle-by-clock.ts'
import { type Conclusion, conclude } from './conclude.ts'
import { finishAbandonedRound } from './settle-previous.ts'
import type { Round } from './round.ts'
import { readRoundsDue, readExpiredRounds, readRoundsInDoubt } from './rounds.store.ts'

const INTERVAL_MS = 1_000
const HOUR_MS = 3_600_000
const BATCH_SIZE = 20
/** All players of a shared round are due at the same moment. */
const SHARED_BATCH_SIZE = 50
/** A cash-out that came in time may still wait in the queue. */
const CASH_OUT_GRACE_MS = 1_000
/** The call that started a stake has timed out long before. */
const ABANDONED_AFTER_MS = 30_000

/**
 * Every second settles rounds ended by the clock, rounds open beyond the time limit and stakes of dead processes, retries due wallet calls and adds contributions to
 * jackpots.
 */
export function startRoundSweeper(app: FastifyInstance, context: GameHostContext): void {
  let currentSweep = Promise.resolve()
  let isFree = true
  let isClosing = false
  const sweep = async () => {
    await sweepOnce(context).catch((error: unknown) => context.log.warn({ err: error }, 'round sweep failed'))
    isFree = true
  }
  const start = () => {
    if (!isFree || isClosing) return
    isFree = false
    currentSweep = sweep()
  }
  const timer = setInterval(start, INTERVAL_MS)
  timer.unref()
  app.addHook('onReady', async () => start())
  app.addHook('onClose', async () => {
    isClosing = true
    clearInterval(timer)
    await currentSweep
  })
}

/** Settled as it stands; a round of a model that this version does not have cannot be settled, so its stakes are rolled back. */
const afterTimeLimit = ({ games, settings }: GameHostContext, round: Round): Conclusion => ({
  by: 'time-limit',
  how: games.ofRound(round) ? 'stand' : 'void',
  reason: `open for ${settings.openRoundHours} hours`,
})

/** One pass over all due work. */
export async function sweepOnce(context: GameHostContext): Promise<void> {
  const { pool, now, roundClock, settings, log } = context
  const settleAll = async (work: Promise<unknown>[]) => {
    for (const result of await Promise.allSettled(work))
      if (result.status === 'rejected') log.warn({ err: result.reason }, 'settling a round failed')
  }
  const dueRounds = [
    ...(await readRoundsDue(
      pool,
      new Date(roundClock.now().getTime() - CASH_OUT_GRACE_MS),
      TIMED_MODELS.round,
      SHARED_BATCH_SIZE,
    )),
    ...(await readRoundsDue(pool, now(), TIMED_MODELS.wall, SHARED_BATCH_SIZE)),
  ]
  await settleAll(dueRounds.map((round) => settleByClock(context, round)))
  const expiredRounds = await readExpiredRounds(pool, new Date(now().getTime() - settings.openRoundHours * HOUR_MS), BATCH_SIZE)
  await settleAll(expiredRounds.map((round) => conclude(context, round, afterTimeLimit(context, round))))
  const abandonedRounds = await readRoundsInDoubt(pool, new Date(now().getTime() - ABANDONED_AFTER_MS), BATCH_SIZE)
  await settleAll(
    abandonedRounds.map(async (round) =>
      finishAbandonedRound(context, round, (await newestWalletSession(pool, round.ownerId, round.gameCode)) ?? round.id),
    ),
  )
  await deliverDueCalls(context)
  await foldContributions(pool, now())
}
