import type { EngagementContext } from '../context.ts'
import { isErased, type Player, writeAudit } from '../../identity/index.ts'
import { refuse } from '../../http/index.ts'
import { lockWallet } from '../../wallet/index.ts'
import type { Queryable } from '../../foundation/index.ts'
import { inTransaction } from '@herna/service-kit'
import { grantBonus } from './grant-bonus.ts'
import { requireMayTakeBonus } from './may-take-bonus.ts'
import { grantWindowOf } from './grant-windows.ts'
import { templateOf } from './templates.ts'

/** Templates the player is opted in to [7.18]. */
export async function readOptIns(db: Queryable, playerId: string): Promise<string[]> {
  const { rows } = await db.query<{ code: string }>(
    'SELECT template_code AS code FROM pam.bonus_opt_ins WHERE player_id = $1 AND opted_out_at IS NULL ORDER BY opted_in_at DESC, template_code',
    [playerId],
  )
  return rows.map(({ code }) => code)
}

/** Opts in [7.19]: today's grant is offered at once, later ones on their day. Idempotent. */
export async function optIn(
  context: EngagementContext,
  player: Player,
  templateCode: string,
  address: string,
): Promise<string[]> {
  const template = templateOf(context, templateCode)
  if (!template?.isOpen) throw refuse(404, 'template-unknown', 'There is no such bonus to opt in to.', 'templateCode')
  const now = context.now()
  return inTransaction(context.pool, async (db) => {
    await lockWallet(db, player.id)
    await requireMayTakeBonus(context, db, player)
    if (await isErased(db, player.id)) throw refuse(403, 'player-blocked', 'The account was closed.')
    const { rows } = await db.query<{ optedInAt: Date }>(
      `INSERT INTO pam.bonus_opt_ins AS o (player_id, template_code, opted_in_at) VALUES ($1, $2, $3)
       ON CONFLICT (player_id, template_code) DO UPDATE SET opted_out_at = NULL RETURNING opted_in_at AS "optedInAt"`,
      [player.id, template.code, now],
    )
    const grantWindow = grantWindowOf(template.schedule, rows[0]?.optedInAt ?? now, now)
    if (grantWindow) await grantBonus(db, player.id, template, grantWindow, now)
    const details = { template: template.code }
    await writeAudit(db, { at: now, playerId: player.id, actor: 'player', action: 'bonus-opted-in', details, address })
    return readOptIns(db, player.id)
  })
}

/** Opts out [7.20]: no further grants, pending offers are withdrawn, accepted bonuses stay. Always allowed. */
export async function optOut(
  context: EngagementContext,
  player: Player,
  templateCode: string,
  address: string,
): Promise<string[]> {
  const now = context.now()
  if (!templateOf(context, templateCode))
    throw refuse(404, 'template-unknown', 'There is no such bonus template.', 'templateCode')
  return inTransaction(context.pool, async (db) => {
    await lockWallet(db, player.id)
    const { rowCount } = await db.query(
      'UPDATE pam.bonus_opt_ins SET opted_out_at = $3 WHERE player_id = $1 AND template_code = $2 AND opted_out_at IS NULL',
      [player.id, templateCode, now],
    )
    if (rowCount === 1) {
      await db.query(
        `UPDATE pam.bonuses SET status = 'declined', answered_at = $3, ended_at = $3, end_notified_at = $3
         WHERE player_id = $1 AND template_code = $2 AND status = 'offered'`,
        [player.id, templateCode, now],
      )
      const details = { template: templateCode }
      await writeAudit(db, { at: now, playerId: player.id, actor: 'player', action: 'bonus-opted-out', details, address })
    }
    return readOptIns(db, player.id)
  })
}
