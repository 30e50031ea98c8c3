import { inTransaction, ProblemError, rowsOfPlayer } from '@herna/service-kit'
import { endSessionsOf, type Player, writeAudit } from '../identity/index.ts'
import { newToken, type PamContext, type Queryable } from '../foundation/index.ts'
import { lockWallet } from '../wallet/index.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

/**
 * Closes the account, ends its sessions and removes what no law requires to keep; once. The identity stays for the period of
 * `HERNA_IDENTITY_KEPT_YEARS`, money and rounds for ever. Resolves with the time of the erasure. 409 while money or open rounds are left.
 */
export const erasePlayer = (context: PamContext, player: Player, { reason, address }: { reason: string; address: string }) =>
  inTransaction(context.pool, async (db): Promise<Date> => {
    // Entries, wallet, player: the order of all transactions that lock several of them.
    await db.query('SELECT 1 FROM pam.tournament_entries WHERE player_id = $1 ORDER BY tournament_id FOR UPDATE', [player.id])
    // As in every transaction of a player's money: no deposit or win comes between the check and the erasure.
    await lockWallet(db, player.id)
    const erasedAt = await lockPlayer(db, player.id)
    if (erasedAt !== null) return erasedAt
    await requireNothingLeft(db, player.id)
    const now = context.now()
    await endSessionsOf(db, { playerId: player.id }, 'erased', now)
    for (const table of PERSONAL_TABLES)
      if (table.isErased) await db.query(`DELETE FROM pam.${table.table} t WHERE ${rowsOfPlayer(table)}`, [player.id])
    await endOffers(db, player.id, now)
    await closeAccount(context, db, player.id, now)
    await writeAudit(db, {
      at: now,
      playerId: player.id,
      actor: 'operator',
      action: 'personal-data-erased',
      details: { reason },
      address,
    })
    return now
  })

async function lockPlayer(db: Queryable, playerId: string): Promise<Date | null> {
  const { rows } = await db.query<{ erasedAt: Date | null }>(
    'SELECT erased_at AS "erasedAt" FROM pam.players WHERE id = $1 FOR UPDATE',
    [playerId],
  )
  return rows[0]?.erasedAt ?? null
}

async function requireNothingLeft(db: Queryable, playerId: string): Promise<void> {
  const { rows } = await db.query<{ money: string; open: number }>(
    `SELECT coalesce((SELECT cash + bonus FROM pam.wallets WHERE player_id = $1), 0) AS money,
       (SELECT count(*)::int FROM pam.rounds WHERE player_id = $1 AND state = 'open') AS open`,
    [playerId],
  )
  const [row] = rows
  if (row && row.open > 0) throw new ProblemError(409, `The player has ${row.open} open rounds: they must end first.`)
  if (row && Number(row.money) > 0)
    throw new ProblemError(409, `The wallet holds ${row.money} cents: cash must be withdrawn and bonuses cancelled first.`)
}

/** Nothing may give money to a closed account: bonuses end, and a running tournament loses its entry. */
async function endOffers(db: Queryable, playerId: string, now: Date): Promise<void> {
  await db.query(
    `UPDATE pam.bonuses SET status = CASE status WHEN 'offered' THEN 'declined' ELSE 'cancelled' END, ended_at = $2, end_notified_at = $2,
       answered_at = coalesce(answered_at, $2) WHERE player_id = $1 AND status IN ('offered', 'accepted', 'active')`,
    [playerId, now],
  )
  await db.query(
    `DELETE FROM pam.tournament_entries e USING pam.tournaments t WHERE t.id = e.tournament_id AND e.player_id = $1 AND t.settled_at IS NULL`,
    [playerId],
  )
}

/** Nobody knows the new password. The address cannot receive mail (RFC 2606). */
async function closeAccount(context: PamContext, db: Queryable, playerId: string, now: Date): Promise<void> {
  await db.query(
    `UPDATE pam.players SET erased_at = $2, password_hash = $3, email = 'erased-' || id || '@erased.invalid', email_key = 'erased-' || id || '@erased.invalid',
       phone = NULL, marketing_consent = false, marketing_tags = '{}', player_tags = '{}', totp_secret = NULL, totp_on_at = NULL, totp_failures = 0
     WHERE id = $1`,
    [playerId, now, await context.passwords.hash(newToken(context))],
  )
}
