import type { EngagementContext } from '../context.ts'
import type { Player } from '../../identity/index.ts'
import type { PamContext } from '../../foundation/index.ts'
import { inTransaction } from '@herna/service-kit'
import { grantBonus } from './grant-bonus.ts'
import { mayTakeBonus } from './may-take-bonus.ts'
import { grantWindowOf } from './grant-windows.ts'
import type { BonusTemplate } from './templates.ts'

const BATCH_SIZE = 200

interface EligiblePlayer extends Pick<Player, 'id' | 'registerState'> {
  optedInAt: Date
}

/**
 * Grants the bonuses of scheduled templates to opted-in players who have not received today's. Players who may not play are
 * skipped.
 */
export async function grantScheduledBonuses(context: EngagementContext): Promise<void> {
  for (const template of context.bonusTemplates.filter(({ schedule }) => schedule.kind !== 'once'))
    await grantScheduled(context, template)
}

async function grantScheduled(context: PamContext, template: BonusTemplate): Promise<void> {
  const now = context.now()
  const { schedule } = template
  const currentWindow = grantWindowOf(schedule, now, now)
  if (!currentWindow) return
  const since = schedule.kind === 'daily' ? new Date(now.getTime() - schedule.times * 86_400_000) : new Date(0)
  const { rows } = await context.pool.query<EligiblePlayer>(
    `SELECT p.id, p.register_state AS "registerState", o.opted_in_at AS "optedInAt" FROM pam.bonus_opt_ins o JOIN pam.players p ON p.id = o.player_id
     WHERE o.template_code = $1 AND o.opted_out_at IS NULL AND o.opted_in_at >= $3 AND p.email_verified_at IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM pam.bonuses b WHERE b.player_id = p.id AND b.template_code = $1 AND b.grant_key = $2)
       AND NOT EXISTS (SELECT 1 FROM pam.exclusions e WHERE e.player_id = p.id AND e.game_type IS NULL AND e.lifted_at IS NULL
         AND (e.ends_at IS NULL OR e.ends_at > $4))
     ORDER BY o.opted_in_at LIMIT ${BATCH_SIZE}`,
    [template.code, currentWindow.key, since, now],
  )
  for (const player of rows) {
    const grantWindow = grantWindowOf(schedule, player.optedInAt, now)
    if (!grantWindow || !(await mayTakeBonus(context, context.pool, player))) continue
    await inTransaction(context.pool, (db) => grantBonus(db, player.id, template, grantWindow, now))
  }
}
