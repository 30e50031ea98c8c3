import { hashOf, newToken, type PamContext } from '../../foundation/index.ts'

export type AccessKind = 'notification' | 'session'

/** Valid tokens per session and kind: several tabs request them. All end with the session. */
const MAX_TOKENS = 10

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
       (SELECT token_hash FROM pam.access_tokens WHERE session_id = $1 AND kind = $2 ORDER BY issued_at DESC LIMIT ${MAX_TOKENS})`,
    [sessionId, kind],
  )
  return token
}
