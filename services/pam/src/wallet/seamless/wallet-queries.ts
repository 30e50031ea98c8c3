import type { BalanceReply, RoundState, WalletReport } from '@herna/contract/wallet'
import { badField } from '@herna/service-kit'
import { readWalletBalances } from '../ledger/index.ts'
import type { PamContext } from '../../foundation/index.ts'
import { readPlayLimits } from './play-limits.ts'
import { refuseCall } from './refusals.ts'
import { toWalletBalance, readUsableBonuses } from './wallet-balance.ts'

/** Player and game of a session, while its login is active. Error: `session-invalid`. */
export async function readActiveSession(
  { pool, now }: PamContext,
  provider: string,
  sessionId: string,
): Promise<{ playerId: string; gameCode: string }> {
  const { rows } = await pool.query<{ playerId: string; gameCode: string }>(
    `SELECT w.player_id AS "playerId", w.game_code AS "gameCode" FROM pam.wallet_sessions w JOIN pam.sessions s ON s.id = w.login_id
     WHERE w.id = $1 AND w.provider = $2 AND pam.is_active(s, $3)`,
    [sessionId, provider, now()],
  )
  if (!rows[0]) throw refuseCall('session-invalid')
  return rows[0]
}

/** Balance of a session, while its login is active. Error: `session-invalid`. */
export async function balanceOf(context: PamContext, provider: string, sessionId: string): Promise<BalanceReply> {
  const { pool, now } = context
  const { playerId, gameCode } = await readActiveSession(context, provider, sessionId)
  return {
    balance: toWalletBalance(await readWalletBalances(pool, playerId)),
    bonuses: await readUsableBonuses(pool, playerId, gameCode, now()),
    limits: await readPlayLimits(pool, playerId, now()),
  }
}

/** Those of the sessions in which the provider may not post a bet, whatever its stake: unknown, ended, or the player excluded or stopped. */
export async function endedSessionsOf(
  { pool, now }: PamContext,
  provider: string,
  sessionIds: readonly string[],
): Promise<{ ended: string[] }> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT w.id FROM pam.wallet_sessions w CROSS JOIN LATERAL pam.bet_checks(w.player_id, w.login_id, w.game_code, $3) c
     WHERE w.id = ANY ($1::uuid[]) AND w.provider = $2 AND (c.refusal IS NULL OR c.detail = 'register-unknown')`,
    [sessionIds, provider, now()],
  )
  const active = new Set(rows.map(({ id }) => id))
  return { ended: [...new Set(sessionIds)].filter((id) => !active.has(id)) }
}

/** State of a round, for a provider that does not know whether a call arrived. Error: `round-unknown`. */
export async function roundOf({ pool }: PamContext, provider: string, playerId: string, roundId: string): Promise<RoundState> {
  const { rows } = await pool.query<{ key: string; state: RoundState['state']; staked: string; won: string }>(
    'SELECT key, state, staked, won FROM pam.rounds WHERE provider = $1 AND player_id = $2 AND round_id = $3',
    [provider, playerId, roundId],
  )
  const round = rows[0]
  if (!round) throw refuseCall('round-unknown')
  const transactions = await pool.query<{ id: string; kind: 'bet' | 'win' | 'rollback'; amount: string; at: Date }>(
    'SELECT l.provider_transaction AS id, l.kind, l.amount, l.at FROM pam.ledger l WHERE l.round_key = $1 ORDER BY l.id',
    [round.key],
  )
  return {
    roundId,
    state: round.state,
    staked: Number(round.staked),
    won: Number(round.won),
    transactions: transactions.rows.map(({ id, kind, amount, at }) => ({
      transactionId: id,
      kind,
      amount: Number(amount),
      at: at.toISOString(),
    })),
  }
}

const MAX_SPAN_MS = 31 * 86_400_000

/** Sums by game of what was posted in the time span (at most 31 days). */
export async function reportFor({ pool }: PamContext, provider: string, from: Date, until: Date): Promise<WalletReport> {
  if (until.getTime() - from.getTime() > MAX_SPAN_MS || until < from)
    throw badField('until', 'expected at most 31 days after from')
  const { rows } = await pool.query<
    Record<'gameCode' | 'staked' | 'won' | 'rolledBack', string> & { bets: number; wins: number }
  >(
    `SELECT r.game_code AS "gameCode",
       count(*) FILTER (WHERE l.kind = 'bet')::int AS bets, coalesce(sum(l.amount) FILTER (WHERE l.kind = 'bet'), 0) AS staked,
       count(*) FILTER (WHERE l.kind = 'win')::int AS wins, coalesce(sum(l.amount) FILTER (WHERE l.kind = 'win'), 0) AS won,
       coalesce(sum(l.amount) FILTER (WHERE l.kind = 'rollback'), 0) AS "rolledBack"
     FROM pam.ledger l JOIN pam.rounds r ON r.key = l.round_key
     WHERE l.provider = $1 AND l.at >= $2 AND l.at < $3 GROUP BY r.game_code ORDER BY r.game_code`,
    [provider, from, until],
  )
  const open = await pool.query<{ rounds: number }>(
    `SELECT count(*)::int AS rounds FROM pam.rounds WHERE provider = $1 AND state = 'open'`,
    [provider],
  )
  const games = rows.map(({ gameCode, bets, wins, staked, won, rolledBack }) => ({
    gameCode,
    bets,
    staked: Number(staked),
    wins,
    won: Number(won),
    rolledBack: Number(rolledBack),
  }))
  return { games, openRounds: open.rows[0]?.rounds ?? 0 }
}
