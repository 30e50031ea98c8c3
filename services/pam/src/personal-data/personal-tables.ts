import type { PersonalTable } from '@herna/service-kit'

export interface StoredTable extends PersonalTable {
  /** Rows that no law requires: removed when the player's data is erased. The others are kept, see docs/operations.md. */
  isErased?: true
}

const OF_SESSION = 't.session_id IN (SELECT s.id FROM pam.sessions s WHERE s.player_id = $1)'

/** Every table with rows about a player; a test compares it with the database. In the order in which rows are removed. */
export const PERSONAL_TABLES: readonly StoredTable[] = [
  { table: 'players', of: 't.id = $1', secret: ['password_hash'] },
  // Codes in the text of a mail would open the account.
  {
    table: 'mail_outbox',
    of: 'lower(t.recipient) = (SELECT lower(p.email) FROM pam.players p WHERE p.id = $1)',
    secret: ['body'],
    isErased: true,
  },
  { table: 'recovery_codes', isErased: true },
  { table: 'mailed_codes', isErased: true },
  { table: 'known_devices', isErased: true },
  { table: 'login_challenges', isErased: true },
  { table: 'temporary_tokens', of: OF_SESSION, isErased: true },
  { table: 'access_tokens', of: OF_SESSION, isErased: true },
  {
    table: 'remember_tokens',
    of: 't.family_id IN (SELECT f.id FROM pam.remember_families f WHERE f.player_id = $1)',
    isErased: true,
  },
  { table: 'remember_families', isErased: true },
  { table: 'waiting_messages', isErased: true },
  { table: 'player_messages', isErased: true },
  { table: 'favourites', isErased: true },
  { table: 'play_days', isErased: true },
  { table: 'bonus_opt_ins', isErased: true },
  // Of the tournaments that have not ended: a prize would be money of a closed account.
  { table: 'tournament_entries' },
  { table: 'sessions' },
  { table: 'wallet_sessions' },
  { table: 'events' },
  { table: 'cookie_consents' },
  { table: 'audit_log' },
  { table: 'limit_changes' },
  { table: 'exclusions' },
  { table: 'play_stops', of: `t.scope = 'player' AND t.subject = $1::text` },
  { table: 'bonuses' },
  { table: 'daily_totals' },
  { table: 'payments' },
  { table: 'wallets' },
  { table: 'rounds' },
  { table: 'ledger' },
]
