import type { PamContext, Queryable } from '../../foundation/index.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** [9.2] As long as a browser keeps the cookie. */
const DEVICE_DAYS = 400
/** How long an ended session stays, for questions about it. */
const KEPT_DAYS = 400

/** Clears away what is worth nothing any more. Used remember-me tokens stay as long as their family could live: whoever brings one back must be noticed. */
export async function removeStale({ pool, now, settings }: Pick<PamContext, 'pool' | 'now' | 'settings'>): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY)
  await pool.query('DELETE FROM pam.login_challenges WHERE expires_at < $1', [now()])
  await pool.query('DELETE FROM pam.mailed_codes WHERE expires_at < $1', [now()])
  await pool.query('DELETE FROM pam.code_askers WHERE expires_at < $1', [now()])
  await pool.query('DELETE FROM pam.code_requests WHERE at < $1', [before(1)])
  await pool.query('DELETE FROM pam.known_devices WHERE last_login_at < $1', [before(DEVICE_DAYS)])
  await removeUnverified(pool, new Date(now().getTime() - settings.unverifiedHours * HOUR))
  await pool.query('DELETE FROM pam.temporary_tokens WHERE expires_at < $1', [before(1)])
  await pool.query('DELETE FROM pam.login_attempts WHERE at < $1', [before(1)])
  await pool.query('DELETE FROM pam.access_tokens a USING pam.sessions s WHERE s.id = a.session_id AND s.started_at < $1', [
    before(1),
  ])
  await pool.query('DELETE FROM pam.remember_families WHERE full_login_at < $1', [before(45)])
  await pool.query('DELETE FROM pam.sessions WHERE started_at < $1', [before(KEPT_DAYS)])
  await pool.query('DELETE FROM pam.mails WHERE written_at < $1', [before(30)])
}

/**
 * An address or a birth number is not held for ever by somebody who never proved the address. What an operator has touched stays: a kind that was
 * set, an exclusion. A declined registration goes at the same age, so that it is told from an account by nobody.
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
