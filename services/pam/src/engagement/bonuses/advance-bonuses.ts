import type { EngagementContext } from '../context.ts'
import { lockWallet } from '../../wallet/index.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'
import { type Announcement, notifyPlayer } from '../player-messages/index.ts'
import { inTransaction } from '@herna/service-kit'
import { announceConversion, announceEnding, announceExpiry } from './announcements.ts'
import { settleBonusMoney } from './bonus-money.ts'
import { grantScheduledBonuses } from './grant-scheduled-bonuses.ts'

/** Rows handled per kind of work in one run; the rest follows in the next run. */
const BATCH_SIZE = 200
const REMINDER_MS = 24 * 3_600_000

/** Scheduled work: grants scheduled bonuses, expires, reminds and announces ends. Several nodes share it. */
export async function advanceBonuses(context: EngagementContext): Promise<void> {
  await grantScheduledBonuses(context)
  await expireBonuses(context)
  await settleOrphanedBonusMoney(context)
  await remindBeforeEnds(context)
  await announceEnds(context)
}

interface ExpiringBonus {
  id: string
  playerId: string
}

async function expireBonuses({ pool, now }: PamContext): Promise<void> {
  const currentTime = now()
  const { rows } = await pool.query<ExpiringBonus>(
    `SELECT id, player_id AS "playerId" FROM pam.bonuses WHERE status IN ('offered', 'accepted', 'active') AND ends_at <= $1 ORDER BY ends_at LIMIT ${BATCH_SIZE}`,
    [currentTime],
  )
  for (const { id, playerId } of rows)
    await inTransaction(pool, async (db) => {
      await lockWallet(db, playerId)
      // An offer that was never accepted expires without a message.
      const { rows: expired } = await db.query<{ isMoney: boolean }>(
        `UPDATE pam.bonuses b SET status = 'expired', ended_at = $2, end_notified_at = CASE previous.status WHEN 'offered' THEN $2::timestamptz END
         FROM pam.bonuses previous WHERE b.id = $1 AND previous.id = b.id AND b.status IN ('offered', 'accepted', 'active')
         RETURNING b.play_type = 'bonus' AND previous.status = 'active' AS "isMoney"`,
        [id, currentTime],
      )
      if (expired[0]?.isMoney) await settleBonusMoney(db, playerId, currentTime)
    })
}

/** Bonus money returned by a rollback after its bonus ended, and accepted bonuses that wait for activation. */
async function settleOrphanedBonusMoney({ pool, now }: PamContext): Promise<void> {
  const currentTime = now()
  const { rows } = await pool.query<{ playerId: string }>(
    `SELECT w.player_id AS "playerId" FROM pam.wallets w
     WHERE ((w.bonus > 0 AND EXISTS (SELECT 1 FROM pam.bonuses o WHERE o.player_id = w.player_id AND o.play_type = 'bonus' AND o.ended_at IS NOT NULL))
       OR EXISTS (SELECT 1 FROM pam.bonuses a WHERE a.player_id = w.player_id AND a.play_type = 'bonus' AND a.status = 'accepted'))
       AND NOT EXISTS (SELECT 1 FROM pam.bonuses b WHERE b.player_id = w.player_id AND b.play_type = 'bonus' AND b.status = 'active') LIMIT ${BATCH_SIZE}`,
  )
  for (const { playerId } of rows)
    await inTransaction(pool, async (db) => {
      await lockWallet(db, playerId)
      await settleBonusMoney(db, playerId, currentTime)
    })
}

/** Once, a day before the end; only for bonuses that last longer than a day. */
async function remindBeforeEnds({ pool, now }: PamContext): Promise<void> {
  const currentTime = now()
  await announceClaimed(
    pool,
    currentTime,
    `UPDATE pam.bonuses SET reminded_at = $1 WHERE id IN (
       SELECT id FROM pam.bonuses WHERE status IN ('accepted', 'active') AND reminded_at IS NULL AND ends_at > $1 AND ends_at <= $2
         AND ends_at - offered_at > interval '24 hours' ORDER BY ends_at LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)`,
    [currentTime, new Date(currentTime.getTime() + REMINDER_MS)],
    (bonus) => announceEnding({ ...bonus, endsAt: bonus.endsAt ?? currentTime }),
  )
}

async function announceEnds({ pool, now }: PamContext): Promise<void> {
  const currentTime = now()
  await announceClaimed(
    pool,
    currentTime,
    `UPDATE pam.bonuses SET end_notified_at = $1 WHERE id IN (
       SELECT id FROM pam.bonuses WHERE end_notified_at IS NULL AND ended_at IS NOT NULL ORDER BY ended_at LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)`,
    [currentTime],
    (bonus) => {
      if (bonus.status === 'expired') return announceExpiry(bonus)
      return bonus.converted > 0 ? announceConversion(bonus) : null
    },
  )
}

interface ClaimedBonus {
  playerId: string
  title: string
  templateCode: string
  status: string
  converted: number
  endsAt: Date | null
}

/** Marks bonuses and announces them in one transaction, so that each is announced once. */
const announceClaimed = (
  pool: PamContext['pool'],
  at: Date,
  claim: string,
  values: unknown[],
  announce: (bonus: ClaimedBonus) => Announcement | null,
): Promise<void> =>
  inTransaction(pool, async (db: Queryable) => {
    const { rows } = await db.query<ClaimedBonus>(
      `${claim} RETURNING player_id AS "playerId", title, template_code AS "templateCode", status, converted::float8 AS converted, ends_at AS "endsAt"`,
      values,
    )
    for (const bonus of rows) {
      const announcement = announce(bonus)
      if (announcement) await notifyPlayer(db, bonus.playerId, announcement, at)
    }
  })
