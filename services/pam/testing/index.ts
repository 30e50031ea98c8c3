// Test data for whole-product tests, which cannot wait for time to pass: changes timestamps and rows in PAM's own tables. No
// production code imports it, and no test outside of PAM knows its tables.
import pg from 'pg'

export interface PamTestData {
  /** Moves everything in the player's open sessions this much earlier: as if idle since. */
  ageSessions(username: string, minutes: number): Promise<void>
  /** Moves the login this much earlier; the player stays active. */
  backdateLogin(username: string, minutes: number): Promise<void>
  /** Adds to today's totals, in cents. */
  addDailyTotals(username: string, sums: { deposited: number; staked: number; won: number }): Promise<void>
  /** Makes the terms the player accepted outdated. */
  outdateTerms(username: string): Promise<void>
}

/** `address` returns the connection string of the product's database; called for each change. */
export function pamTestData(address: () => string): PamTestData {
  const change = (statement: string, values: unknown[]) => changeIn(address(), statement, values)
  return {
    ageSessions: (username, minutes) =>
      change(
        `UPDATE pam.sessions SET started_at = started_at - $2 * interval '1 minute', full_login_at = full_login_at - $2 * interval '1 minute',
           last_action_at = last_action_at - $2 * interval '1 minute' WHERE player_id = ${OF_PLAYER} AND ended_at IS NULL`,
        [username, minutes],
      ),
    backdateLogin: (username, minutes) =>
      change(
        `UPDATE pam.sessions SET started_at = started_at - $2 * interval '1 minute' WHERE player_id = ${OF_PLAYER} AND ended_at IS NULL`,
        [username, minutes],
      ),
    addDailyTotals: (username, { deposited, staked, won }) =>
      change(
        `INSERT INTO pam.daily_totals (player_id, day, deposited, staked, won)
         SELECT id, current_date, $2, $3, $4 FROM pam.players WHERE username = $1`,
        [username, deposited, staked, won],
      ),
    outdateTerms: (username) => change(`UPDATE pam.players SET terms_version = '2020-01' WHERE username = $1`, [username]),
  }
}

const OF_PLAYER = '(SELECT id FROM pam.players WHERE username = $1)'

async function changeIn(connectionString: string, statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rowCount } = await client.query(statement, values)
    if (!rowCount) throw new Error(`no row was changed by: ${statement}`)
  } finally {
    await client.end()
  }
}
