import { randomUUID } from 'node:crypto'
import { SESSION_TIMES } from '@herna/contract/player'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import { hashOf, newToken, type PamContext, type Queryable } from '../../foundation/index.ts'
import { FULL_LOGIN_MS } from '../sessions/session-times.ts'
import { inTransaction } from '@herna/service-kit'

export const REMEMBER_SECONDS = SESSION_TIMES.rememberMeDays * 86_400

export interface Remembered {
  familyId: string
  token: string
  fullLoginAt: Date
}

export async function startFamily(context: PamContext, db: Queryable, playerId: string): Promise<Remembered> {
  const familyId = randomUUID()
  const fullLoginAt = context.now()
  await db.query('INSERT INTO pam.remember_families (id, player_id, full_login_at) VALUES ($1, $2, $3)', [
    familyId,
    playerId,
    fullLoginAt,
  ])
  return { familyId, token: await addToken(context, db, familyId), fullLoginAt }
}

async function addToken(context: PamContext, db: Queryable, familyId: string): Promise<string> {
  const token = newToken(context)
  await db.query('INSERT INTO pam.remember_tokens (token_hash, family_id, expires_at) VALUES ($1, $2, $3)', [
    hashOf(token),
    familyId,
    new Date(context.now().getTime() + REMEMBER_SECONDS * 1_000),
  ])
  return token
}

interface TokenRow {
  familyId: string
  playerId: string
  fullLoginAt: Date
  needsPassword: boolean
  revokedAt: Date | null
  expiresAt: Date
  usedAt: Date | null
}

/** Exchanges a token for the next one. Null when invalid; a used one revokes its family and ends the sessions it opened (M10). */
export async function rotateRememberToken(
  context: PamContext,
  token: string,
  playerId: string | null,
): Promise<Remembered | null> {
  const now = context.now()
  return inTransaction(context.pool, async (db) => {
    const { rows } = await db.query<TokenRow>(
      `SELECT t.family_id AS "familyId", f.player_id AS "playerId", f.full_login_at AS "fullLoginAt", f.needs_password AS "needsPassword",
         f.revoked_at AS "revokedAt", t.expires_at AS "expiresAt", t.used_at AS "usedAt"
       FROM pam.remember_tokens t JOIN pam.remember_families f ON f.id = t.family_id WHERE t.token_hash = $1 FOR UPDATE`,
      [hashOf(token)],
    )
    const tokenRow = rows[0]
    if (!tokenRow || tokenRow.revokedAt !== null) return null
    if (tokenRow.usedAt !== null) {
      await revokeReused(db, tokenRow, now)
      return null
    }
    const isValid =
      tokenRow.expiresAt > now && !tokenRow.needsPassword && now.getTime() < tokenRow.fullLoginAt.getTime() + FULL_LOGIN_MS
    if (!isValid || tokenRow.playerId !== playerId) return null
    await db.query('UPDATE pam.remember_tokens SET used_at = $2 WHERE token_hash = $1', [hashOf(token), now])
    return {
      familyId: tokenRow.familyId,
      token: await addToken(context, db, tokenRow.familyId),
      fullLoginAt: tokenRow.fullLoginAt,
    }
  })
}

async function revokeReused(db: Queryable, { familyId, playerId }: TokenRow, now: Date): Promise<void> {
  await revokeFamily(db, familyId, now)
  await db.query(
    `UPDATE pam.sessions SET ended_at = $2, end_reason = 'remember-me-reuse' WHERE family_id = $1 AND ended_at IS NULL`,
    [familyId, now],
  )
  await writeAudit(db, { at: now, playerId, actor: 'system', action: 'remember-me-reused' })
}

export async function revokeFamily(db: Queryable, familyId: string, now: Date): Promise<void> {
  await db.query('UPDATE pam.remember_families SET revoked_at = coalesce(revoked_at, $2) WHERE id = $1', [familyId, now])
}

export async function revokeFamiliesOf(db: Queryable, playerId: string, now: Date): Promise<void> {
  await db.query('UPDATE pam.remember_families SET revoked_at = coalesce(revoked_at, $2) WHERE player_id = $1', [playerId, now])
}

/** The browsers that were remembered at one login. */
export async function revokeFamiliesOfLogin(db: Queryable, playerId: string, fullLoginAt: Date, now: Date): Promise<void> {
  await db.query(
    'UPDATE pam.remember_families SET revoked_at = coalesce(revoked_at, $3) WHERE player_id = $1 AND full_login_at = $2',
    [playerId, fullLoginAt, now],
  )
}

/** The browser's family, by its cookie. */
export async function revokeFamilyOfToken(db: Queryable, token: string, now: Date): Promise<void> {
  await db.query(
    `UPDATE pam.remember_families SET revoked_at = coalesce(revoked_at, $2)
     WHERE id = (SELECT family_id FROM pam.remember_tokens WHERE token_hash = $1)`,
    [hashOf(token), now],
  )
}
