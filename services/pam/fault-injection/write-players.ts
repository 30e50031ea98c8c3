import { randomUUID } from 'node:crypto'
import type pg from 'pg'

export interface LoggedInPlayer {
  playerId: string
  sessionId: string
  balance: number
}

/** Inserts players with money, logged in and in a session of that provider's game, for programs that only exercise the wallet. */
export async function writePlayers(
  pool: Pick<pg.Pool, 'query'>,
  { count, balance, provider, gameCode }: { count: number; balance: number; provider: string; gameCode: string },
): Promise<LoggedInPlayer[]> {
  const players = Array.from({ length: count }, () => ({
    playerId: randomUUID(),
    sessionId: randomUUID(),
    loginId: randomUUID(),
  }))
  const values = [
    players.map(({ playerId }) => playerId),
    players.map(({ loginId }) => loginId),
    players.map(({ sessionId }) => sessionId),
  ]
  await pool.query(
    `INSERT INTO pam.players (id, username, username_key, email, email_key, email_verified_at, password_hash, person_key, first_name, last_name, birth_date,
       sex, street, city, postal_code, registered_at, terms_version, terms_accepted_at, marketing_consent, register_state, account_kind)
     SELECT id, 'p' || id, 'p' || id, id || '@posta.test', id || '@posta.test', now(), '-', uuid_send(id), 'Ján', 'Skúšobný', '1990-01-01',
       'M', 'Dlhá 1', 'Žilina', '010 01', now(), '-', now(), false, 'clear', 'online' FROM unnest($1::uuid[]) id`,
    [values[0]],
  )
  await pool.query('INSERT INTO pam.wallets (player_id) SELECT unnest($1::uuid[])', [values[0]])
  await pool.query(
    `INSERT INTO pam.ledger (at, day, player_id, kind, amount, cash, bank)
     SELECT now(), pam.day_of(now()), unnest($1::uuid[]), 'opening', $2::bigint, $2::bigint, -$2::bigint`,
    [values[0], balance],
  )
  // They have played today: a day's first bet is the rare case.
  await pool.query('INSERT INTO pam.daily_totals (player_id, day) SELECT unnest($1::uuid[]), pam.day_of(now())', [values[0]])
  await pool.query(
    `INSERT INTO pam.sessions (id, player_id, platform_hash, started_at, full_login_at, last_action_at, address)
     SELECT login, player, uuid_send(login), now(), now(), now(), '-' FROM unnest($1::uuid[], $2::uuid[]) u (player, login)`,
    [values[0], values[1]],
  )
  await pool.query(
    `INSERT INTO pam.wallet_sessions (id, provider, player_id, game_code, login_id, opened_at)
     SELECT session, $4, player, $5, login, now() FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) u (player, login, session)`,
    [...values, provider, gameCode],
  )
  return players.map(({ playerId, sessionId }) => ({ playerId, sessionId, balance }))
}
