import { inTransaction } from '@herna/service-kit'
import { writeAudit } from '../identity/index.ts'
import type { PamContext, Queryable } from '../foundation/index.ts'

type RemovalContext = Pick<PamContext, 'pool' | 'now'> & { settings: Pick<PamContext['settings'], 'identityKeptYears'> }

/** Players per transaction. */
const BATCH_SIZE = 100

/** When the identity of a player erased at that time may be removed. */
export function identityKeptUntil(erasedAt: Date, years: number): Date {
  const end = new Date(erasedAt)
  end.setUTCFullYear(end.getUTCFullYear() + years)
  return end
}

/** Removes the identity of erased players after its period; money, rounds, limits and exclusions stay, of nobody in particular. */
export async function removeErasedIdentities(context: RemovalContext): Promise<void> {
  const erasedBefore = identityKeptUntil(context.now(), -context.settings.identityKeptYears)
  while ((await removeBatch(context, erasedBefore)) === BATCH_SIZE);
  await releasePersons(context)
}

const removeBatch = ({ pool, now }: RemovalContext, erasedBefore: Date): Promise<number> =>
  inTransaction(pool, async (db) => {
    const currentTime = now()
    const { rows } = await db.query<{ id: string }>(
      `UPDATE pam.players SET identity_removed_at = $2, username = 'erased-' || id, username_key = 'erased-' || id, first_name = '', last_name = '',
         birth_date = make_date(extract(year FROM birth_date)::int, 1, 1), street = '', city = '', postal_code = ''
       WHERE id IN (SELECT id FROM pam.players WHERE erased_at <= $1 AND identity_removed_at IS NULL
         ORDER BY erased_at LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [erasedBefore, currentTime],
    )
    for (const { id } of rows) await removeTraces(db, id, currentTime)
    return rows.length
  })

async function removeTraces(db: Queryable, playerId: string, at: Date): Promise<void> {
  await db.query('DELETE FROM pam.sessions WHERE player_id = $1', [playerId])
  await db.query('UPDATE pam.cookie_consents SET player_id = NULL WHERE player_id = $1', [playerId])
  await db.query(`UPDATE pam.audit_log SET address = NULL, details = details - '{title,reason}'::text[] WHERE player_id = $1`, [
    playerId,
  ])
  await writeAudit(db, { at, playerId, actor: 'system', action: 'identity-removed' })
}

/** The person may register again, unless an exclusion is in force: erasure must not end one. */
async function releasePersons({ pool, now }: RemovalContext): Promise<void> {
  await pool.query(
    `UPDATE pam.players p SET person_key = convert_to('erased-' || id, 'UTF8')
     WHERE erased_at IS NOT NULL AND identity_removed_at IS NOT NULL AND person_key <> convert_to('erased-' || id, 'UTF8')
       AND NOT EXISTS (SELECT FROM pam.exclusions e WHERE e.player_id = p.id AND e.lifted_at IS NULL AND (e.ends_at IS NULL OR e.ends_at > $1))`,
    [now()],
  )
}
