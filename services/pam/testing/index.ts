// For tests of a whole running product, which must not wait for time to pass: what happened to a player is moved in PAM's own tables.
// No part of the product imports it, and no test outside of PAM knows its tables.
import pg from 'pg'

export interface PamTestData {
  /** Everything in the player's open sessions happened so much earlier: as if nothing had been done since. */
  letSessionsGrowOld(username: string, minutes: number): Promise<void>
  /** The player logged in so much earlier, and has been active all the while. */
  letLoginBeEarlier(username: string, minutes: number): Promise<void>
  /** What the wallet would have booked today, in cents. */
  bookToday(username: string, sums: { deposited: number; staked: number; won: number }): Promise<void>
  /** The terms the player agreed to have been replaced since. */
  letTermsBeReplaced(username: string): Promise<void>
}

/** `address` is that of the product's database; it is asked for with each change. */
export function pamTestData(address: () => string): PamTestData {
  const change = (statement: string, values: unknown[]) => changeIn(address(), statement, values)
  return {
    letSessionsGrowOld: (username, minutes) =>
      change(
        `UPDATE pam.sessions SET started_at = started_at - $2 * interval '1 minute', full_login_at = full_login_at - $2 * interval '1 minute',
           last_action_at = last_action_at - $2 * interval '1 minute' WHERE player_id = ${OF_PLAYER} AND ended_at IS NULL`,
        [username, minutes],
      ),
    letLoginBeEarlier: (username, minutes) =>
      change(
        `UPDATE pam.sessions SET started_at = started_at - $2 * interval '1 minute' WHERE player_id = ${OF_PLAYER} AND ended_at IS NULL`,
        [username, minutes],
      ),
    bookToday: (username, { deposited, staked, won }) =>
      change(
        `INSERT INTO pam.daily_totals (player_id, day, deposited, staked, won)
         SELECT id, current_date, $2, $3, $4 FROM pam.players WHERE username = $1`,
        [username, deposited, staked, won],
      ),
    letTermsBeReplaced: (username) => change(`UPDATE pam.players SET terms_version = '2020-01' WHERE username = $1`, [username]),
  }
}

const OF_PLAYER = '(SELECT id FROM pam.players WHERE username = $1)'

async function changeIn(connectionString: string, statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rowCount } = await client.query(statement, values)
    if (!rowCount) throw new Error(`nothing was changed by: ${statement}`)
  } finally {
    await client.end()
  }
}
