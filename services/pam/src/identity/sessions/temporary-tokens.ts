import { SESSION_TIMES, type TemporaryTokenReply } from '@herna/contract/player'
import { hashOf, newToken, type PamContext } from '../../foundation/index.ts'

export async function issueTemporaryToken(context: PamContext, sessionId: string): Promise<TemporaryTokenReply> {
  const temporaryToken = newToken(context)
  const expiresAt = new Date(context.now().getTime() + SESSION_TIMES.temporaryTokenSeconds * 1_000)
  await context.pool.query('INSERT INTO pam.temporary_tokens (token_hash, session_id, expires_at) VALUES ($1, $2, $3)', [
    hashOf(temporaryToken),
    sessionId,
    expiresAt,
  ])
  return { temporaryToken, expiresAt: expiresAt.toISOString() }
}

/** Redeems a token, once, within its minute: returns its session id. */
export async function redeemTemporaryToken({ pool, now }: PamContext, token: string): Promise<string | null> {
  const { rows } = await pool.query<{ session_id: string }>(
    'UPDATE pam.temporary_tokens SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2 RETURNING session_id',
    [hashOf(token), now()],
  )
  return rows[0]?.session_id ?? null
}
