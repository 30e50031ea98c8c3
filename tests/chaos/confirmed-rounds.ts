import { withDatabase } from './database.ts'

/** A round that a player was told about. */
export interface ConfirmedRound {
  id: string
  bet: number
  win: number
}

const MISSING = `
  SELECT c.id FROM unnest($1::uuid[], $2::bigint[], $3::bigint[]) c (id, bet, win)
  LEFT JOIN game_host.rounds g ON g.id = c.id AND g.is_real AND g.phase = 'closed'
  LEFT JOIN pam.rounds p ON p.round_id = c.id::text
  WHERE g.staked IS DISTINCT FROM c.bet OR g.win IS DISTINCT FROM c.win OR p.staked IS DISTINCT FROM c.bet OR p.won IS DISTINCT FROM c.win`

/** Which of these rounds the game host or the wallet does not have as the player was told. */
export const missingRounds = (basePort: number, password: string, rounds: readonly ConfirmedRound[]): Promise<string[]> =>
  withDatabase(basePort, password, async (client) => {
    const values = [rounds.map(({ id }) => id), rounds.map(({ bet }) => bet), rounds.map(({ win }) => win)]
    const { rows } = await client.query<{ id: string }>(MISSING, values)
    return rows.map(({ id }) => id)
  })
