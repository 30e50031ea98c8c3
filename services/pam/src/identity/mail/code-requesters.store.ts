import { foldName } from '../accounts/players.store.ts'
import type { PamContext } from '../../foundation/index.ts'
import { CODE_LIFETIME, type CodePurpose } from './code-purposes.ts'

const MAX_ATTEMPTS = 5
const MINUTE_MS = 60_000
/** Maximum browsers per name and purpose; bounds guessing to 25,000 attempts at 40 bits. */
const MAX_REQUESTERS = 5_000

export interface CodeRequester {
  /** As typed. */
  logins: readonly string[]
  purpose: CodePurpose
  /** Hash of the browser's device token. */
  requester: Buffer
}

/**
 * Allows the browser to enter a code mailed for that purpose: five attempts, renewed with the next mail. Stored by the typed
 * name, whether or not an account has it, so both cost the same (M13).
 */
export async function admitCodeRequester(context: PamContext, { logins, purpose, requester }: CodeRequester): Promise<void> {
  const now = context.now()
  const keys = [...new Set(logins.map(foldName))].map((login) => nameKeyOf(context, login))
  await context.pool.query(
    `INSERT INTO pam.code_requesters AS a (name_key, purpose, requester_hash, requested_at, expires_at)
     SELECT k, $2, $3, $4, $5 FROM unnest($1::bytea[]) k
     WHERE (SELECT count(*) FROM pam.code_requesters WHERE name_key = k AND purpose = $2 AND expires_at > $4) < ${MAX_REQUESTERS}
     ON CONFLICT (name_key, purpose, requester_hash) DO UPDATE SET
       attempts = CASE WHEN a.requested_at <= $6 THEN 0 ELSE a.attempts END,
       requested_at = CASE WHEN a.requested_at <= $6 THEN excluded.requested_at ELSE a.requested_at END,
       expires_at = excluded.expires_at`,
    [keys, purpose, requester, now, new Date(now.getTime() + CODE_LIFETIME[purpose]), new Date(now.getTime() - MINUTE_MS)],
  )
}

/** Consumes one of the browser's attempts before the code is compared. False: none left, or no code was requested there. */
export async function consumeAttempt(
  context: PamContext,
  login: string,
  purpose: CodePurpose,
  requester: Buffer,
): Promise<boolean> {
  const { rowCount } = await context.pool.query(
    `UPDATE pam.code_requesters SET attempts = attempts + 1
     WHERE name_key = $1 AND purpose = $2 AND requester_hash = $3 AND expires_at > $4 AND attempts < ${MAX_ATTEMPTS}`,
    [nameKeyOf(context, foldName(login)), purpose, requester, context.now()],
  )
  return rowCount === 1
}

const nameKeyOf = ({ keys }: PamContext, foldedLogin: string): Buffer => keys.nameKey(`requester:${foldedLogin}`)
