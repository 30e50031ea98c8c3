import { randomUUID } from 'node:crypto'
import { lockWallet, postBonus } from '../../wallet/index.ts'
import { addWaitingMessage } from '../../identity/index.ts'
import type { Queryable } from '../../foundation/index.ts'
import { tellPlayer } from '../player-messages/index.ts'
import { announceCash, announceOffer, waitingTypeOf } from './announcements.ts'
import { insertBonus } from './bonuses.store.ts'
import type { Occasion } from './occasions.ts'
import type { BonusTemplate } from './templates.ts'

/**
 * Offers a template's bonus to a player, once for an occasion, and tells them; cash is paid at once. Within the caller's transaction.
 * Null: they have it.
 */
export async function grantBonus(
  db: Queryable,
  playerId: string,
  template: BonusTemplate,
  { key, endsAt }: Occasion,
  now: Date,
): Promise<string | null> {
  const id = randomUUID()
  if (template.playType === 'cash') await lockWallet(db, playerId)
  if (!(await insertBonus(db, { id, playerId, template, occasion: key, offeredAt: now, endsAt }))) return null
  if (template.playType === 'cash') {
    await postBonus(db, { playerId, kind: 'bonus-cash', amount: template.amount, bonusId: id, at: now })
    await db.query(
      `UPDATE pam.bonuses SET status = 'completed', answered_at = $2, activated_at = $2, ended_at = $2, told_end_at = $2, converted = amount WHERE id = $1`,
      [id, now],
    )
    await tellPlayer(db, playerId, announceCash(template), now)
    return id
  }
  await tellPlayer(db, playerId, announceOffer(template, id, endsAt), now)
  await addWaitingMessage(db, playerId, {
    type: waitingTypeOf(template.playType),
    key: 'messages.bonus-offered',
    params: { bonusId: id, templateCode: template.code, title: template.title },
    createdAt: now,
  })
  return id
}
