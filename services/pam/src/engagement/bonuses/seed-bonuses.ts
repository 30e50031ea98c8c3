import { foldName } from '../../identity/index.ts'
import { dayOf, type PamContext, type Queryable } from '../../foundation/index.ts'
import { lockWallet } from '../../wallet/index.ts'
import { inTransaction } from '@herna/service-kit'
import { acceptBonus } from './answer-bonus.ts'
import { findBonus } from './bonuses.store.ts'
import { grantBonus } from './grant-bonus.ts'
import { templateOf } from './templates.ts'

const USERNAME = 'hracka-bonusy'
const DAYS = 45
/** Some accepted, one to be answered [4.24]. */
const GIVEN = [
  { code: 'VIKEND-20', isAccepted: true },
  { code: 'ZLATE-CIPY-10', isAccepted: true },
  { code: 'BONUS-10', isAccepted: true },
  { code: 'VRATENIE-5', isAccepted: false },
  { code: 'MISIE-LINKA-30', isAccepted: false },
]

/** The sandbox's player with every kind of bonus has them each month anew. */
export async function seedBonuses({ pool, now }: PamContext): Promise<void> {
  const at = now()
  const endsAt = new Date(at.getTime() + DAYS * 86_400_000)
  const key = `seeded:${dayOf(at).slice(0, 7)}`
  await inTransaction(pool, async (db) => {
    const { rows } = await db.query<{ id: string }>('SELECT id FROM pam.players WHERE username_key = $1', [foldName(USERNAME)])
    const playerId = rows[0]?.id
    if (playerId === undefined) return
    await lockWallet(db, playerId)
    for (const { code, isAccepted } of GIVEN) {
      const template = templateOf(code)
      const id = template ? await grantBonus(db, playerId, template, { key, endsAt }, at) : null
      if (id !== null && isAccepted) await acceptSeeded(db, playerId, id, at)
    }
  })
}

async function acceptSeeded(db: Queryable, playerId: string, id: string, at: Date): Promise<void> {
  const bonus = await findBonus(db, playerId, id)
  if (bonus) await acceptBonus(db, bonus, at)
}
