import type { LoginReply } from '@herna/contract/player'
import { hashOf, newToken, type PamContext } from '../../foundation/index.ts'

const LIFETIME_MS = 5 * 60_000

export interface Challenge {
  playerId: string
  remember: boolean
  device: string | null
}

/** The password was correct: opens a challenge for the second factor. No session yet [4.9]. */
export async function openChallenge(context: PamContext, { playerId, remember, device }: Challenge): Promise<LoginReply> {
  const challenge = newToken(context)
  const expiresAt = new Date(context.now().getTime() + LIFETIME_MS)
  await context.pool.query(
    'INSERT INTO pam.login_challenges (challenge_hash, player_id, remember_me, device, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [hashOf(challenge), playerId, remember, device, expiresAt],
  )
  const methods: ('totp' | 'recovery-code')[] = ['totp', 'recovery-code']
  return {
    username: null,
    errorCode: 'second-factor-required',
    cookieExists: false,
    sessionValidationData: { SessionValidationBy2FAData: { challenge, methods, expiresAt: expiresAt.toISOString() } },
    pendingSteps: [],
    rememberMe: remember,
  }
}

export async function readChallenge({ pool, now }: PamContext, challenge: string): Promise<Challenge | null> {
  const { rows } = await pool.query<{ player_id: string; remember_me: boolean; device: string | null }>(
    'SELECT player_id, remember_me, device FROM pam.login_challenges WHERE challenge_hash = $1 AND expires_at > $2',
    [hashOf(challenge), now()],
  )
  const row = rows[0]
  return row ? { playerId: row.player_id, remember: row.remember_me, device: row.device } : null
}

/** True for the caller that closed it: a challenge is answered once. */
export async function closeChallenge({ pool }: PamContext, challenge: string): Promise<boolean> {
  const { rowCount } = await pool.query('DELETE FROM pam.login_challenges WHERE challenge_hash = $1', [hashOf(challenge)])
  return rowCount === 1
}
