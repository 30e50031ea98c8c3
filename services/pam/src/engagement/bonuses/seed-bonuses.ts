import { foldName, type SeededPlayer } from '../../identity/index.ts'
import { dayOf, type Queryable } from '../../foundation/index.ts'
import { lockWallet } from '../../wallet/index.ts'
import { inTransaction } from '@herna/service-kit'
import type { EngagementContext } from '../context.ts'
import { acceptBonus } from './answer-bonus.ts'
import { findBonus } from './bonuses.store.ts'
import { grantBonus } from './grant-bonus.ts'
import { templateOf } from './templates.ts'

const DAYS = 45

/** Grants a seeded player's bonuses; again each month. */
export async function seedBonuses(context: EngagementContext, { username, bonuses }: SeededPlayer): Promise<void> {
  if (bonuses.length === 0) return
  const currentTime = context.now()
  const endsAt = new Date(currentTime.getTime() + DAYS * 86_400_000)
  const key = `seeded:${dayOf(currentTime).slice(0, 7)}`
  await inTransaction(context.pool, async (db) => {
    const { rows } = await db.query<{ id: string }>('SELECT id FROM pam.players WHERE username_key = $1', [foldName(username)])
    const playerId = rows[0]?.id
    if (playerId === undefined) return
    await lockWallet(db, playerId)
    for (const { code, isAccepted } of bonuses) {
      const template = templateOf(context, code)
      const id = template ? await grantBonus(db, playerId, template, { key, endsAt }, currentTime) : null
      if (id !== null && isAccepted) await acceptSeeded(db, playerId, id, currentTime)
    }
  })
}

async function acceptSeeded(db: Queryable, playerId: string, id: string, at: Date): Promise<void> {
  const bonus = await findBonus(db, playerId, id)
  if (bonus) await acceptBonus(db, bonus, at)
}
