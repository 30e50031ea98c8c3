import type { PamContext, Queryable } from '../../foundation/index.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** [9.2] The lifetime of the device cookie. */
const DEVICE_DAYS = 400
/** Ended sessions are kept for inquiries. */
const RETENTION_DAYS = 400

/**
 * Removes expired identity data. Used remember-me tokens stay as long as their family could be valid, so that reuse is detected.
 */
export async function removeStale({ pool, now, settings }: Pick<PamContext, 'pool' | 'now' | 'settings'>): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY)
  await pool.query('DELETE FROM pam.login_challenges WHERE expires_at < $1', [now()])
  await pool.query('DELETE FROM pam.mailed_codes WHERE expires_at < $1', [now()])
  await pool.query('DELETE FROM pam.code_requesters WHERE expires_at < $1', [now()])
  await pool.query('DELETE FROM pam.code_requests WHERE at < $1', [daysAgo(1)])
  await pool.query('DELETE FROM pam.known_devices WHERE last_login_at < $1', [daysAgo(DEVICE_DAYS)])
  await removeUnverified(pool, new Date(now().getTime() - settings.unverifiedHours * HOUR))
  await pool.query('DELETE FROM pam.temporary_tokens WHERE expires_at < $1', [daysAgo(1)])
  await pool.query('DELETE FROM pam.login_attempts WHERE at < $1', [daysAgo(1)])
  await pool.query('DELETE FROM pam.access_tokens a USING pam.sessions s WHERE s.id = a.session_id AND s.started_at < $1', [
    daysAgo(1),
  ])
  await pool.query('DELETE FROM pam.remember_families WHERE full_login_at < $1', [daysAgo(45)])
  await pool.query('DELETE FROM pam.sessions WHERE started_at < $1', [daysAgo(RETENTION_DAYS)])
  await pool.query('DELETE FROM pam.mail_outbox WHERE created_at < $1', [daysAgo(30)])
}

/**
 * Releases addresses and birth numbers of accounts that were never verified. Accounts an operator touched (a kind, an exclusion)
 * stay. Declined registrations go at the same age, so that they stay indistinguishable.
 */
async function removeUnverified(pool: Queryable, before: Date): Promise<void> {
  await pool.query(
    `DELETE FROM pam.players p WHERE p.email_verified_at IS NULL AND p.registered_at < $1 AND p.account_kind = 'temporary'
       AND NOT EXISTS (SELECT FROM pam.wallets w WHERE w.player_id = p.id)
       AND NOT EXISTS (SELECT FROM pam.exclusions e WHERE e.player_id = p.id)
       AND NOT EXISTS (SELECT FROM pam.bonuses b WHERE b.player_id = p.id)`,
    [before],
  )
  await pool.query('DELETE FROM pam.declined_registrations WHERE declined_at < $1', [before])
}
