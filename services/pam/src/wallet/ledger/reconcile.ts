import { inLongTransaction } from '@herna/service-kit'
import type pg from 'pg'

/** The ledger compared with all derived data. Empty `differences`: no cent differs. */
export interface Reconciliation {
  /** Sums of the operator's and players' accounts, in cents; together 0. */
  accounts: Record<'cash' | 'bonus' | 'games' | 'gifts' | 'bank', number>
  sum: number
  wallets: { cash: number; bonus: number }
  differences: { what: string; playerId: string; ledger: number; kept: number }[]
  openRounds: { count: number; held: number; oldest: OpenRound[] }
  providers: { provider: string; bets: number; staked: number; rolledBack: number; wins: number; won: number }[]
}
export interface OpenRound {
  provider: string
  playerId: string
  gameCode: string
  roundId: string
  staked: number
  openedAt: Date
}

/** Maximum of listed differences and open rounds. */
const MAX_LISTED = 100

/** Statement timeout in ms: a ledger of years takes long. */
const TIMEOUT_MS = 1_800_000

/** Daily totals: a rollback counts towards the day of its bet. */
const DIFFERENCES = `
  WITH folded AS (SELECT player_id, sum(cash) AS cash, sum(bonus) AS bonus FROM pam.ledger GROUP BY player_id),
  rounds AS (SELECT round_key, sum(CASE kind WHEN 'bet' THEN amount WHEN 'rollback' THEN -amount ELSE 0 END) AS staked,
      sum(CASE WHEN kind = 'win' THEN amount ELSE 0 END) AS won FROM pam.ledger WHERE round_key IS NOT NULL GROUP BY round_key),
  moved AS (SELECT l.player_id, coalesce(b.day, l.day) AS day,
      sum(CASE WHEN l.kind = 'bet' AND l.payment = 'balance' THEN l.amount WHEN l.kind = 'rollback' AND l.payment = 'balance' THEN -l.amount ELSE 0 END) AS staked,
      sum(CASE WHEN l.kind = 'win' THEN l.amount ELSE 0 END) AS won, sum(CASE WHEN l.kind = 'deposit' THEN l.amount ELSE 0 END) AS deposited,
      sum(CASE WHEN l.kind = 'withdrawal' THEN l.amount ELSE 0 END) AS withdrawn
    FROM pam.ledger l LEFT JOIN pam.ledger b ON l.kind = 'rollback' AND b.provider = l.provider AND b.provider_transaction = l.reverses GROUP BY 1, 2),
  days AS (SELECT player_id, day, coalesce(m.staked, 0) AS staked, coalesce(m.won, 0) AS won, coalesce(m.deposited, 0) AS deposited,
      coalesce(m.withdrawn, 0) AS withdrawn, coalesce(t.staked, 0) AS stored_staked, coalesce(t.won, 0) AS stored_won,
      coalesce(t.deposited, 0) AS stored_deposited, coalesce(t.withdrawn, 0) AS stored_withdrawn
    FROM moved m FULL JOIN pam.daily_totals t USING (player_id, day))
  SELECT 'cash' AS what, w.player_id AS "playerId", coalesce(f.cash, 0) AS ledger, w.cash AS kept FROM pam.wallets w LEFT JOIN folded f USING (player_id) WHERE coalesce(f.cash, 0) <> w.cash
  UNION ALL SELECT 'bonus', w.player_id, coalesce(f.bonus, 0), w.bonus FROM pam.wallets w LEFT JOIN folded f USING (player_id) WHERE coalesce(f.bonus, 0) <> w.bonus
  UNION ALL SELECT 'staked in round ' || r.round_id, r.player_id, coalesce(f.staked, 0), r.staked FROM pam.rounds r LEFT JOIN rounds f ON f.round_key = r.key WHERE coalesce(f.staked, 0) <> r.staked
  UNION ALL SELECT 'won in round ' || r.round_id, r.player_id, coalesce(f.won, 0), r.won FROM pam.rounds r LEFT JOIN rounds f ON f.round_key = r.key WHERE coalesce(f.won, 0) <> r.won
  UNION ALL SELECT 'staked on ' || day, player_id, staked, stored_staked FROM days WHERE staked <> stored_staked
  UNION ALL SELECT 'won on ' || day, player_id, won, stored_won FROM days WHERE won <> stored_won
  UNION ALL SELECT 'deposited on ' || day, player_id, deposited, stored_deposited FROM days WHERE deposited <> stored_deposited
  UNION ALL SELECT 'withdrawn on ' || day, player_id, withdrawn, stored_withdrawn FROM days WHERE withdrawn <> stored_withdrawn
  ORDER BY 1, 2 LIMIT ${MAX_LISTED}`

/** One consistent snapshot while play continues. Reads the whole ledger: for operators only. */
export function reconcile(pool: pg.Pool): Promise<Reconciliation> {
  return inLongTransaction(pool, { statementMs: TIMEOUT_MS, lockMs: TIMEOUT_MS }, async (db) => {
    await db.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const rowsOf = async <T>(sql: string) => (await db.query(sql)).rows.map(toNumbers) as T[]
    const [accounts] = await rowsOf<Reconciliation['accounts']>(
      `SELECT coalesce(sum(cash), 0) AS cash, coalesce(sum(bonus), 0) AS bonus, coalesce(sum(games), 0) AS games, coalesce(sum(promotions), 0) AS gifts,
         coalesce(sum(bank), 0) AS bank FROM pam.ledger`,
    )
    const [wallets] = await rowsOf<Reconciliation['wallets']>(
      'SELECT coalesce(sum(cash), 0) AS cash, coalesce(sum(bonus), 0) AS bonus FROM pam.wallets',
    )
    const differences = await rowsOf<Reconciliation['differences'][number]>(DIFFERENCES)
    const [open] = await rowsOf<{ count: number; held: number }>(
      `SELECT count(*) AS count, coalesce(sum(staked_cash + staked_bonus), 0) AS held FROM pam.rounds WHERE state = 'open'`,
    )
    const oldest = await rowsOf<OpenRound>(
      `SELECT provider, player_id AS "playerId", game_code AS "gameCode", round_id AS "roundId", staked, opened_at AS "openedAt"
       FROM pam.rounds WHERE state = 'open' ORDER BY opened_at, key LIMIT ${MAX_LISTED}`,
    )
    const providers = await rowsOf<Reconciliation['providers'][number]>(
      `SELECT provider, count(*) FILTER (WHERE kind = 'bet') AS bets, coalesce(sum(amount) FILTER (WHERE kind = 'bet'), 0) AS staked,
         coalesce(sum(amount) FILTER (WHERE kind = 'rollback'), 0) AS "rolledBack", count(*) FILTER (WHERE kind = 'win') AS wins,
         coalesce(sum(amount) FILTER (WHERE kind = 'win'), 0) AS won FROM pam.ledger WHERE provider IS NOT NULL GROUP BY provider ORDER BY provider`,
    )
    if (!accounts || !wallets || !open) throw new Error('an aggregate query returned no row')
    const sum = accounts.cash + accounts.bonus + accounts.games + accounts.gifts + accounts.bank
    return { accounts, sum, wallets, differences, openRounds: { ...open, oldest }, providers }
  })
}

/** Sums arrive as text because they may exceed a number; these never do. */
function toNumbers(row: Record<string, unknown>): Record<string, unknown> {
  const textColumns = new Set(['provider', 'playerId', 'gameCode', 'roundId', 'what', 'openedAt'])
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textColumns.has(name) ? value : Number(value)]))
}
