import { foldName } from '../accounts/players.store.ts'
import type { PamContext } from '../../foundation/index.ts'
import { CODE_LIFETIME, type CodePurpose } from './code-purposes.ts'

const TRIES = 5
const MINUTE = 60_000
/** More browsers than that ask for one account's codes only to guess: 25,000 tries at 40 bits. */
const ASKERS = 5_000

export interface Asking {
  /** As they were typed. */
  logins: readonly string[]
  purpose: CodePurpose
  /** The browser. */
  asker: Buffer
}

/**
 * From here on the browser may type a code mailed for that purpose; it has five tries, and new ones with the next letter. Kept by the name that
 * was typed, whether or not anybody has it: both cost the same (M13).
 */
export async function admitAsker(context: PamContext, { logins, purpose, asker }: Asking): Promise<void> {
  const now = context.now()
  const keys = [...new Set(logins.map(foldName))].map((login) => nameKeyOf(context, login))
  await context.pool.query(
    `INSERT INTO pam.code_askers AS a (name_key, purpose, asker_hash, asked_at, expires_at)
     SELECT k, $2, $3, $4, $5 FROM unnest($1::bytea[]) k
     WHERE (SELECT count(*) FROM pam.code_askers WHERE name_key = k AND purpose = $2 AND expires_at > $4) < ${ASKERS}
     ON CONFLICT (name_key, purpose, asker_hash) DO UPDATE SET
       attempts = CASE WHEN a.asked_at <= $6 THEN 0 ELSE a.attempts END,
       asked_at = CASE WHEN a.asked_at <= $6 THEN excluded.asked_at ELSE a.asked_at END,
       expires_at = excluded.expires_at`,
    [keys, purpose, asker, now, new Date(now.getTime() + CODE_LIFETIME[purpose]), new Date(now.getTime() - MINUTE)],
  )
}

/** Takes one of the browser's tries, before anything is compared. False: it has none left, or never asked. */
export async function takeTry(context: PamContext, login: string, purpose: CodePurpose, asker: Buffer): Promise<boolean> {
  const { rowCount } = await context.pool.query(
    `UPDATE pam.code_askers SET attempts = attempts + 1
     WHERE name_key = $1 AND purpose = $2 AND asker_hash = $3 AND expires_at > $4 AND attempts < ${TRIES}`,
    [nameKeyOf(context, foldName(login)), purpose, asker, context.now()],
  )
  return rowCount === 1
}

const nameKeyOf = ({ keys }: PamContext, foldedLogin: string): Buffer => keys.nameKey(`asker:${foldedLogin}`)
