import type { FastifyInstance } from 'fastify'
import type { GameHostContext } from '../context.ts'

const EVERY = 3_600_000
const DAY = 86_400_000
/** Rows of one statement: it stays short beside the rounds being played. */
const AT_ONCE = 2_000

type Purging = Pick<GameHostContext, 'pool' | 'now' | 'settings'>

/** Removes what is older than the settings say, every hour. A failed purge is logged; the next one does its work. */
export function purgeRegularly(app: FastifyInstance, context: GameHostContext): void {
  let underWay: Promise<void> | null = null
  let isClosing = false
  const start = () => {
    underWay ??= purge(context, () => isClosing)
      .then(
        ({ rounds, calls }) => {
          if (rounds + calls > 0) context.log.info({ event: 'old rounds removed', rounds, calls })
        },
        (error: unknown) => context.log.warn({ err: error }, 'old rounds could not be removed'),
      )
      .finally(() => {
        underWay = null
      })
  }
  const timer = setInterval(start, EVERY)
  timer.unref()
  app.addHook('onReady', async () => start())
  app.addHook('onClose', async () => {
    isClosing = true
    clearInterval(timer)
    await underWay
  })
}

/** What is finished and answered, in pieces. Calls the wallet refused for good stay with their rounds: somebody has to look at them. */
export async function purge(
  { pool, now, settings }: Purging,
  isClosing: () => boolean = () => false,
): Promise<{ rounds: number; calls: number }> {
  const before = (days: number) => new Date(now().getTime() - days * DAY)
  const all = async (sql: string, until: Date): Promise<number> => {
    let removed = 0
    for (let last = AT_ONCE; last === AT_ONCE && !isClosing(); removed += last)
      last = (await pool.query(sql, [until, AT_ONCE])).rowCount ?? 0
    return removed
  }
  const calls = await all(CALLS, before(settings.walletCallsKeptDays))
  const rounds = await all(ROUNDS, before(settings.roundsKeptDays))
  return { rounds, calls }
}

const CALLS = `DELETE FROM game_host.wallet_calls WHERE id IN (
  SELECT id FROM game_host.wallet_calls WHERE created_at < $1 AND answered_at < $1 AND refused IS NULL LIMIT $2)`

const ROUNDS = `WITH gone AS (
    DELETE FROM game_host.rounds r USING (
      SELECT owner_id, id FROM game_host.rounds o WHERE played_at < $1 AND is_real AND phase IN ('closed', 'cancelled', 'refused') AND pending IS NULL
        AND NOT EXISTS (SELECT FROM game_host.wallet_calls c WHERE c.player_id = o.owner_id AND c.game_code = o.game_code AND c.round_id = o.id AND c.answered_at IS NULL)
        AND NOT EXISTS (SELECT FROM game_host.wallet_calls c WHERE c.player_id = o.owner_id AND c.round_id = o.id AND c.refused IS NOT NULL)
      LIMIT $2) old
    WHERE r.owner_id = old.owner_id AND r.id = old.id RETURNING r.owner_id, r.id)
  INSERT INTO game_host.spent_round_ids (owner_id, id) SELECT owner_id, id FROM gone ON CONFLICT DO NOTHING`
