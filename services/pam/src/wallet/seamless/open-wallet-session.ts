import { randomUUID } from 'node:crypto'
import { LAUNCH_TOKEN_SECONDS, type OpenWalletSession, type WalletErrorCode, type WalletSession } from '@herna/contract/wallet'
import { type Player, readPlayer } from '../../identity/index.ts'
import { lockWallet, readWalletBalances } from '../ledger/index.ts'
import { hashOf, type PamContext, type Queryable } from '../../foundation/index.ts'
import { registerAllows } from '../../protection/index.ts'
import { inTransaction } from '@herna/service-kit'
import { readPlayLimits } from './play-limits.ts'
import { refuseCall } from './refusals.ts'
import { toWalletBalance, readUsableBonuses } from './wallet-balance.ts'

/**
 * Exchanges a launch token for a wallet session. A second launch of the game (double click, another tab) is the same session
 * (M7); one whose token was issued before that of a launch which has already arrived is refused. Errors: `launch-token-invalid`, `play-blocked`, `play-stopped`, `limit-reached`.
 */
export async function openWalletSession(
  context: PamContext,
  provider: string,
  { launchToken, gameCode, attemptId }: OpenWalletSession,
): Promise<WalletSession> {
  const login = await redeem(context, launchToken, attemptId ?? null)
  return inTransaction(context.pool, async (db) => {
    const player = await readPlayer(db, login.playerId)
    await lockWallet(db, player.id)
    const unfinishedRounds = await readUnfinished(db, provider, player.id, gameCode)
    const refusal = unfinishedRounds.length > 0 ? null : await launchRefusalOf(context, db, player, gameCode)
    if (refusal) throw refuseCall(refusal.code, undefined, refusal.subject)
    return {
      sessionId: await upsertSession(db, { provider, gameCode, login, now: context.now() }),
      playerId: player.id,
      languageCode: player.language,
      balance: toWalletBalance(await readWalletBalances(db, player.id)),
      bonuses: await readUsableBonuses(db, player.id, gameCode, context.now()),
      limits: await readPlayLimits(db, player.id, context.now()),
      unfinishedRounds,
    }
  })
}

/** The login that a launch token was issued to. */
interface Login {
  id: string
  playerId: string
  issuedAt: Date
}

/** Redeems a launch token: once, or by one attempt as often as its reply is lost; within its minute, while the login is active. */
async function redeem({ pool, now }: PamContext, token: string, attemptId: string | null): Promise<Login> {
  const { rows } = await pool.query<Login>(
    `UPDATE pam.access_tokens t SET used_at = coalesce(t.used_at, $2), attempt_id = $4 FROM pam.sessions s
     WHERE t.token_hash = $1 AND t.kind = 'session' AND (t.used_at IS NULL OR t.attempt_id = $4) AND t.issued_at > $3
       AND s.id = t.session_id AND pam.is_active(s, $2)
     RETURNING s.id, s.player_id AS "playerId", t.issued_at AS "issuedAt"`,
    [hashOf(token), now(), new Date(now().getTime() - LAUNCH_TOKEN_SECONDS * 1_000), attemptId],
  )
  if (!rows[0]) throw refuseCall('launch-token-invalid')
  return rows[0]
}

/**
 * Why a game may not be launched; null: allowed. Not checked for a player with an open round, which may always be finished: each
 * bet is checked again when it arrives (M3).
 */
async function launchRefusalOf(
  context: PamContext,
  db: Queryable,
  player: Player,
  gameCode: string,
): Promise<{ code: WalletErrorCode; subject: string | null } | null> {
  if (!(await registerAllows(context, player))) return { code: 'play-blocked', subject: null }
  const { rows } = await db.query<{ stopped: boolean; excluded: boolean; passed: string | null }>(
    `SELECT pam.is_stopped($1, $2) AS stopped, pam.is_excluded($1, $2, $3) AS excluded, pam.limit_passed($1, '{stake,loss}', 1, $3) AS passed`,
    [player.id, gameCode, context.now()],
  )
  if (rows[0]?.stopped) return { code: 'play-stopped', subject: null }
  if (rows[0]?.excluded) return { code: 'play-blocked', subject: null }
  const passedLimit = rows[0]?.passed ?? null
  return passedLimit === null ? null : { code: 'limit-reached', subject: passedLimit }
}

interface NewSession {
  provider: string
  gameCode: string
  login: Login
  now: Date
}

/**
 * The id stays the same while the login it was opened in is active; a later launch gets a new session, so an old window is
 * refused. A launch that arrives after one that was begun later belongs to a window that was given up, and changes nothing.
 */
async function upsertSession(db: Queryable, { provider, gameCode, login, now }: NewSession): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO pam.wallet_sessions AS w (id, provider, player_id, game_code, login_id, opened_at, launch_issued_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (player_id, provider, game_code) DO UPDATE
       SET login_id = excluded.login_id, opened_at = excluded.opened_at, launch_issued_at = excluded.launch_issued_at,
         id = CASE WHEN (SELECT pam.is_active(s, $6) FROM pam.sessions s WHERE s.id = w.login_id) THEN w.id ELSE excluded.id END
       WHERE w.launch_issued_at IS NULL OR w.launch_issued_at <= excluded.launch_issued_at
     RETURNING id`,
    [randomUUID(), provider, login.playerId, gameCode, login.id, now, login.issuedAt],
  )
  if (!rows[0]) throw refuseCall('launch-token-invalid')
  return rows[0].id
}

async function readUnfinished(
  db: Queryable,
  provider: string,
  playerId: string,
  gameCode: string,
): Promise<WalletSession['unfinishedRounds']> {
  const { rows } = await db.query<{ roundId: string; staked: string; openedAt: Date }>(
    `SELECT round_id AS "roundId", staked, opened_at AS "openedAt" FROM pam.rounds
     WHERE player_id = $1 AND state = 'open' AND provider = $2 AND game_code = $3 ORDER BY opened_at, key`,
    [playerId, provider, gameCode],
  )
  return rows.map(({ roundId, staked, openedAt }) => ({ roundId, staked: Number(staked), openedAt: openedAt.toISOString() }))
}
