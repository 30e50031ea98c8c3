import type { Leases } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { GameHostContext } from '../context.ts'

const INTERVAL_MS = 3_600_000
const DAY_MS = 86_400_000
/** Rows per statement, so that no statement blocks rounds being played. */
const BATCH_SIZE = 2_000

type PurgeContext = Pick<GameHostContext, 'pool' | 'now' | 'settings'>

/** Purges old rounds and wallet calls every hour, once for all nodes. A failed purge is logged and repeated by the next one. */
export function startPurgeJob(app: FastifyInstance, context: GameHostContext, leases: Pick<Leases, 'runWhenDue'>): void {
  let currentPurge: Promise<void> | null = null
  let isClosing = false
  const purgeOnce = async () => {
    const { rounds, calls } = await purge(context, () => isClosing)
    if (rounds + calls > 0) context.log.info({ event: 'old rounds removed', rounds, calls }, 'old rounds purged')
  }
  const start = () => {
    currentPurge ??= leases
      .runWhenDue('game host: purge', INTERVAL_MS, purgeOnce)
      .catch((error: unknown) => context.log.warn({ err: error }, 'purging old rounds failed'))
      .finally(() => {
        currentPurge = null
      })
  }
  const timer = setInterval(start, INTERVAL_MS)
  timer.unref()
  app.addHook('onReady', async () => start())
  app.addHook('onClose', async () => {
    isClosing = true
    clearInterval(timer)
    await currentPurge
  })
}

/** Deletes finished rounds and acknowledged calls in batches. Calls the wallet finally refused are retained with their rounds for the operator. */
export async function purge(
  { pool, now, settings }: PurgeContext,
  isClosing: () => boolean = () => false,
): Promise<{ rounds: number; calls: number }> {
  const cutoffOf = (days: number) => new Date(now().getTime() - days * DAY_MS)
  const deleteInBatches = async (sql: string, cutoff: Date): Promise<number> => {
    let removedCount = 0
    for (let batchSize = BATCH_SIZE; batchSize === BATCH_SIZE && !isClosing(); removedCount += batchSize)
      batchSize = (await pool.query(sql, [cutoff, BATCH_SIZE])).rowCount ?? 0
    return removedCount
  }
  const calls = await deleteInBatches(CALLS, cutoffOf(settings.walletCallsKeptDays))
  const rounds = await deleteInBatches(ROUNDS, cutoffOf(settings.roundsKeptDays))
  await deleteInBatches(CRASH_ROUNDS, cutoffOf(settings.roundsKeptDays))
  return { rounds, calls }
}

/** The newest stays: the next one follows from its place in the chain. */
const CRASH_ROUNDS = `DELETE FROM game_host.crash_rounds WHERE (game_code, number) IN (
  SELECT game_code, number FROM game_host.crash_rounds o WHERE created_at < $1
    AND EXISTS (SELECT FROM game_host.crash_rounds n WHERE n.game_code = o.game_code AND n.number > o.number) LIMIT $2)`

const CALLS = `DELETE FROM game_host.wallet_calls WHERE id IN (
  SELECT id FROM game_host.wallet_calls WHERE created_at < $1 AND acknowledged_at < $1 AND refused_code IS NULL LIMIT $2)`

const ROUNDS = `WITH deleted AS (
    DELETE FROM game_host.rounds r USING (
      SELECT owner_id, id FROM game_host.rounds o WHERE played_at < $1 AND is_real AND phase IN ('closed', 'cancelled', 'refused') AND pending_action IS NULL
        AND NOT EXISTS (SELECT FROM game_host.wallet_calls c WHERE c.player_id = o.owner_id AND c.game_code = o.game_code AND c.round_id = o.id AND c.acknowledged_at IS NULL)
        AND NOT EXISTS (SELECT FROM game_host.wallet_calls c WHERE c.player_id = o.owner_id AND c.round_id = o.id AND c.refused_code IS NOT NULL)
      LIMIT $2) old
    WHERE r.owner_id = old.owner_id AND r.id = old.id RETURNING r.owner_id, r.id)
  INSERT INTO game_host.purged_round_ids (owner_id, id) SELECT owner_id, id FROM deleted ON CONFLICT DO NOTHING`
