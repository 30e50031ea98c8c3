import pg from 'pg'
import { embeddedAddress } from './prepared-data.ts'

/** The running house's database: `DATABASE_URL`, or the embedded server in its data folder. */
function address(): string {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  const folder = process.env.HERNA_JOURNEYS_DATA
  if (!folder) throw new Error('HERNA_JOURNEYS_DATA: the data folder of the house the journeys run in')
  return embeddedAddress(folder)
}

async function inDatabase(statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: address() })
  await client.connect()
  try {
    const { rowCount } = await client.query(statement, values)
    if (!rowCount) throw new Error(`nothing was changed by: ${statement}`)
  } finally {
    await client.end()
  }
}

const OF_PLAYER = '(SELECT id FROM pam.players WHERE username = $1)'

/** Everything that happened in the player's sessions happened that much earlier: as if the time had passed. */
export const sessionsAge = (username: string, minutes: number): Promise<void> =>
  inDatabase(
    `UPDATE pam.sessions SET started_at = started_at - $2 * interval '1 minute', full_login_at = full_login_at - $2 * interval '1 minute',
       last_action_at = last_action_at - $2 * interval '1 minute' WHERE player_id = ${OF_PLAYER} AND ended_at IS NULL`,
    [username, minutes],
  )

/** The player has been here for longer, and active all the while. */
export const loggedInEarlier = (username: string, minutes: number): Promise<void> =>
  inDatabase(
    `UPDATE pam.sessions SET started_at = started_at - $2 * interval '1 minute' WHERE player_id = ${OF_PLAYER} AND ended_at IS NULL`,
    [username, minutes],
  )

/** What a wallet would have booked today, in cents. */
export const moneyMoved = (
  username: string,
  { deposited, staked, won }: Record<'deposited' | 'staked' | 'won', number>,
): Promise<void> =>
  inDatabase(
    `INSERT INTO pam.daily_totals (player_id, day, deposited, staked, won) SELECT id, current_date, $2, $3, $4 FROM pam.players WHERE username = $1`,
    [username, deposited, staked, won],
  )

/** The player agreed to terms that have been replaced since. */
export const termsAgreedLongAgo = (username: string): Promise<void> =>
  inDatabase(`UPDATE pam.players SET terms_version = '2020-01' WHERE username = $1`, [username])
