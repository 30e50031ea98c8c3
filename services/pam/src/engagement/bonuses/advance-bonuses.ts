import type { EngagementContext } from '../context.ts'
import { lockWallet } from '../../wallet/index.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'
import { type Announcement, tellPlayer } from '../player-messages/index.ts'
import { inTransaction } from '@herna/service-kit'
import { announceConversion, announceEnding, announceExpiry } from './announcements.ts'
import { settleBonusMoney } from './bonus-money.ts'
import { giveOccasions } from './give-occasions.ts'

/** Of one kind of work in one go; what is left comes with the next. */
const AT_ONCE = 200
const REMINDED_MS = 24 * 3_600_000

/** What no request does: gives what templates give today, ends what is over, reminds, and tells how bonuses ended. Several nodes share the work. */
export async function advanceBonuses(context: EngagementContext): Promise<void> {
  await giveOccasions(context)
  await expireBonuses(context)
  await settleStrays(context)
  await remindOfEnds(context)
  await tellEnds(context)
}

interface Due {
  id: string
  playerId: string
}

async function expireBonuses({ pool, now }: PamContext): Promise<void> {
  const at = now()
  const { rows } = await pool.query<Due>(
    `SELECT id, player_id AS "playerId" FROM pam.bonuses WHERE status IN ('offered', 'accepted', 'active') AND ends_at <= $1 ORDER BY ends_at LIMIT ${AT_ONCE}`,
    [at],
  )
  for (const { id, playerId } of rows)
    await inTransaction(pool, async (db) => {
      await lockWallet(db, playerId)
      // An offer nobody took ends without a word.
      const { rows: ended } = await db.query<{ isMoney: boolean }>(
        `UPDATE pam.bonuses b SET status = 'expired', ended_at = $2, told_end_at = CASE before.status WHEN 'offered' THEN $2::timestamptz END
         FROM pam.bonuses before WHERE b.id = $1 AND before.id = b.id AND b.status IN ('offered', 'accepted', 'active')
         RETURNING b.play_type = 'bonus' AND before.status = 'active' AS "isMoney"`,
        [id, at],
      )
      if (ended[0]?.isMoney) await settleBonusMoney(db, playerId, at)
    })
}

/** Bonus money that came back by a rollback after its bonus had ended, and bonuses that wait for a place. */
async function settleStrays({ pool, now }: PamContext): Promise<void> {
  const at = now()
  const { rows } = await pool.query<{ playerId: string }>(
    `SELECT w.player_id AS "playerId" FROM pam.wallets w
     WHERE ((w.bonus > 0 AND EXISTS (SELECT 1 FROM pam.bonuses o WHERE o.player_id = w.player_id AND o.play_type = 'bonus' AND o.ended_at IS NOT NULL))
       OR EXISTS (SELECT 1 FROM pam.bonuses a WHERE a.player_id = w.player_id AND a.play_type = 'bonus' AND a.status = 'accepted'))
       AND NOT EXISTS (SELECT 1 FROM pam.bonuses b WHERE b.player_id = w.player_id AND b.play_type = 'bonus' AND b.status = 'active') LIMIT ${AT_ONCE}`,
  )
  for (const { playerId } of rows)
    await inTransaction(pool, async (db) => {
      await lockWallet(db, playerId)
      await settleBonusMoney(db, playerId, at)
    })
}

/** Once, a day before the end of what lasts longer than that. */
async function remindOfEnds({ pool, now }: PamContext): Promise<void> {
  const at = now()
  await tellClaimed(
    pool,
    at,
    `UPDATE pam.bonuses SET reminded_at = $1 WHERE id IN (
       SELECT id FROM pam.bonuses WHERE status IN ('accepted', 'active') AND reminded_at IS NULL AND ends_at > $1 AND ends_at <= $2
         AND ends_at - offered_at > interval '24 hours' ORDER BY ends_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)`,
    [at, new Date(at.getTime() + REMINDED_MS)],
    (bonus) => announceEnding({ ...bonus, endsAt: bonus.endsAt ?? at }),
  )
}

async function tellEnds({ pool, now }: PamContext): Promise<void> {
  const at = now()
  await tellClaimed(
    pool,
    at,
    `UPDATE pam.bonuses SET told_end_at = $1 WHERE id IN (
       SELECT id FROM pam.bonuses WHERE told_end_at IS NULL AND ended_at IS NOT NULL ORDER BY ended_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)`,
    [at],
    (bonus) => {
      if (bonus.status === 'expired') return announceExpiry(bonus)
      return bonus.converted > 0 ? announceConversion(bonus) : null
    },
  )
}

interface Claimed {
  playerId: string
  title: string
  templateCode: string
  status: string
  converted: number
  endsAt: Date | null
}

/** Marks bonuses and tells about them in one transaction: each is told once. */
const tellClaimed = (
  pool: PamContext['pool'],
  at: Date,
  claim: string,
  values: unknown[],
  announce: (bonus: Claimed) => Announcement | null,
): Promise<void> =>
  inTransaction(pool, async (db: Queryable) => {
    const { rows } = await db.query<Claimed>(
      `${claim} RETURNING player_id AS "playerId", title, template_code AS "templateCode", status, converted::float8 AS converted, ends_at AS "endsAt"`,
      values,
    )
    for (const bonus of rows) {
      const announcement = announce(bonus)
      if (announcement) await tellPlayer(db, bonus.playerId, announcement, at)
    }
  })
