import { timingSafeEqual } from 'node:crypto'
import type { PamContext, Queryable } from '../pam-context.ts'
import { hashOf, newCode, typedCode } from '../tokens.ts'
import { LETTERS } from './letters.ts'
import { post } from './outbox.store.ts'

export type CodePurpose = 'verify-email' | 'unlock' | 'reset-password'

const MINUTE = 60_000
const LIFETIME: Record<CodePurpose, number> = {
  'verify-email': 24 * 60 * MINUTE,
  unlock: 15 * MINUTE,
  'reset-password': 15 * MINUTE,
}
const TRIES = 5

/** Mails a new code; the one before it is worth nothing any more. */
export async function mailCode(
  context: Pick<PamContext, 'now' | 'randomBytes' | 'settings'>,
  db: Queryable,
  player: { id: string; email: string },
  purpose: CodePurpose,
): Promise<void> {
  const code = newCode(context)
  const now = context.now()
  await db.query(
    `INSERT INTO pam.mailed_codes (player_id, purpose, code_hash, expires_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (player_id, purpose) DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at, attempts = 0`,
    [player.id, purpose, hashOf(code), new Date(now.getTime() + LIFETIME[purpose])],
  )
  await post(db, { to: player.email, ...LETTERS[purpose](code, context.settings.brand) }, now)
}

/** One a minute at most: nobody's letter box is filled by strangers. */
export async function mailCodeSparingly(
  context: PamContext,
  player: { id: string; email: string },
  purpose: CodePurpose,
): Promise<void> {
  const { rowCount } = await context.pool.query(
    'SELECT 1 FROM pam.mailed_codes WHERE player_id = $1 AND purpose = $2 AND expires_at > $3',
    [player.id, purpose, new Date(context.now().getTime() + LIFETIME[purpose] - MINUTE)],
  )
  if (rowCount === 0) await mailCode(context, context.pool, player, purpose)
}

/** Whether that is the mailed code: each works once, and bears five tries, counted before anything is compared. */
export async function useMailedCode(
  db: Queryable,
  playerId: string,
  purpose: CodePurpose,
  typed: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await db.query<{ code_hash: Buffer }>(
    `UPDATE pam.mailed_codes SET attempts = attempts + 1
     WHERE player_id = $1 AND purpose = $2 AND expires_at > $3 AND attempts < $4 RETURNING code_hash`,
    [playerId, purpose, now, TRIES],
  )
  const kept = rows[0]?.code_hash
  if (!kept || !timingSafeEqual(kept, hashOf(typedCode(typed)))) return false
  const { rowCount } = await db.query('DELETE FROM pam.mailed_codes WHERE player_id = $1 AND purpose = $2 AND code_hash = $3', [
    playerId,
    purpose,
    kept,
  ])
  return rowCount === 1
}
