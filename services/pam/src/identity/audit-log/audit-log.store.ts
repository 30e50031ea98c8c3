import type { Queryable } from '../../foundation/index.ts'

export interface AuditEntry {
  at: Date
  playerId: string | null
  actor: 'player' | 'operator' | 'system' | 'visitor'
  action: string
  details?: Record<string, unknown>
  address?: string | null
}

/** Appends to the audit log. Never include a password, a code or a token. */
export async function writeAudit(
  db: Queryable,
  { at, playerId, actor, action, details = {}, address = null }: AuditEntry,
): Promise<void> {
  await db.query('INSERT INTO pam.audit_log (at, player_id, actor, action, details, address) VALUES ($1, $2, $3, $4, $5, $6)', [
    at,
    playerId,
    actor,
    action,
    JSON.stringify(details),
    address,
  ])
}
