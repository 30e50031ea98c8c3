import { randomUUID } from 'node:crypto'
import { lockWallet, postBonus } from '../../wallet/index.ts'
import { addWaitingMessage, isErased } from '../../identity/index.ts'
import type { Queryable } from '../../foundation/index.ts'
import { notifyPlayer } from '../player-messages/index.ts'
import { announceCash, announceOffer, waitingTypeOf } from './announcements.ts'
import { insertBonus } from './bonuses.store.ts'
import type { GrantWindow } from './grant-windows.ts'
import type { BonusTemplate } from './templates.ts'

/**
 * Offers a template's bonus to a player once per grant key and notifies them; cash is credited at once. Runs in the caller's
 * transaction. Returns the bonus id; null: already granted, or the account was closed.
 */
export async function grantBonus(
  db: Queryable,
  playerId: string,
  template: BonusTemplate,
  { key, endsAt }: GrantWindow,
  now: Date,
): Promise<string | null> {
  const id = randomUUID()
  await lockWallet(db, playerId)
  if (await isErased(db, playerId)) return null
  if (!(await insertBonus(db, { id, playerId, template, grantKey: key, offeredAt: now, endsAt }))) return null
  if (template.playType === 'cash') {
    await postBonus(db, { playerId, kind: 'bonus-cash', amount: template.amount, bonusId: id, at: now })
    await db.query(
      `UPDATE pam.bonuses SET status = 'completed', answered_at = $2, activated_at = $2, ended_at = $2, end_notified_at = $2, converted = amount WHERE id = $1`,
      [id, now],
    )
    await notifyPlayer(db, playerId, announceCash(template), now)
    return id
  }
  await notifyPlayer(db, playerId, announceOffer(template, id, endsAt), now)
  await addWaitingMessage(db, playerId, {
    type: waitingTypeOf(template.playType),
    key: 'messages.bonus-offered',
    params: { bonusId: id, templateCode: template.code, title: template.title },
    createdAt: now,
  })
  return id
}
