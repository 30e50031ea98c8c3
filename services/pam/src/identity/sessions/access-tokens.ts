import { hashOf, newToken, type PamContext } from '../../foundation/index.ts'

export type AccessKind = 'notification' | 'session'

/** Several tabs ask: a few tokens of a kind are good at a time, and all of them only while the session is. */
const KEPT = 10

export async function issueAccessToken(context: PamContext, sessionId: string, kind: AccessKind): Promise<string> {
  const token = newToken(context)
  await context.pool.query('INSERT INTO pam.access_tokens (token_hash, session_id, kind, issued_at) VALUES ($1, $2, $3, $4)', [
    hashOf(token),
    sessionId,
    kind,
    context.now(),
  ])
  await context.pool.query(
    `DELETE FROM pam.access_tokens WHERE session_id = $1 AND kind = $2 AND token_hash NOT IN
       (SELECT token_hash FROM pam.access_tokens WHERE session_id = $1 AND kind = $2 ORDER BY issued_at DESC LIMIT ${KEPT})`,
    [sessionId, kind],
  )
  return token
}
