import type { FastifyRequest } from 'fastify'
import type { Player } from '../accounts/players.store.ts'
import { readCookie } from '../../http/index.ts'
import { hashOf, newCode, type PamContext, type Queryable, typedCode } from '../../foundation/index.ts'
import { takeTry } from './code-askers.store.ts'
import { CODE_LIFETIME, type CodePurpose } from './code-purposes.ts'
import { LETTERS } from './letters.ts'
import { post } from './outbox.store.ts'

const MINUTE = 60_000
/** Codes of one purpose that work at a time. */
const KEPT = 20
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Mails a new code; those before it work until they expire, or until one of them is used. */
export async function mailCode(
  context: Pick<PamContext, 'now' | 'randomBytes' | 'settings'>,
  db: Queryable,
  player: { id: string; email: string },
  purpose: CodePurpose,
): Promise<void> {
  const code = newCode(context)
  const now = context.now()
  await db.query(
    'INSERT INTO pam.mailed_codes (player_id, purpose, code_hash, mailed_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [player.id, purpose, hashOf(code), now, new Date(now.getTime() + CODE_LIFETIME[purpose])],
  )
  await db.query(
    `DELETE FROM pam.mailed_codes WHERE player_id = $1 AND purpose = $2 AND code_hash NOT IN
       (SELECT code_hash FROM pam.mailed_codes WHERE player_id = $1 AND purpose = $2 ORDER BY mailed_at DESC LIMIT ${KEPT})`,
    [player.id, purpose],
  )
  await post(db, { to: player.email, ...LETTERS[purpose](code, context.settings.brand) }, now)
}

/** One a minute at most: nobody's letter box is filled by strangers. The code of the last minute works in every browser that asked. */
export async function mailCodeSparingly(
  context: PamContext,
  db: Queryable,
  player: { id: string; email: string },
  purpose: CodePurpose,
): Promise<void> {
  // Two nodes may be asked at once.
  await db.query('SELECT 1 FROM pam.players WHERE id = $1 FOR NO KEY UPDATE', [player.id])
  const { rowCount } = await db.query('SELECT 1 FROM pam.mailed_codes WHERE player_id = $1 AND purpose = $2 AND mailed_at > $3', [
    player.id,
    purpose,
    new Date(context.now().getTime() - MINUTE),
  ])
  if (rowCount === 0) await mailCode(context, db, player, purpose)
}

interface Given {
  player: Player | null
  /** As it was typed, here and when the code was asked for. */
  login: string
  purpose: CodePurpose
  code: string
  request: FastifyRequest
}

/**
 * Whether that is a code mailed to the player, typed in a browser that asked for one. Each works once. Wrong ones count by browser: a stranger's
 * guesses take no try away from anybody else. Names nobody has cost the same work (M13).
 */
export async function useMailedCode(context: PamContext, { player, login, purpose, code, request }: Given): Promise<boolean> {
  const token = readCookie(request, context.settings, 'device')
  const mayTry = await takeTry(context, login, purpose, hashOf(token ?? ''))
  const playerId = mayTry && player ? player.id : NOBODY
  const { rowCount } = await context.pool.query(
    'DELETE FROM pam.mailed_codes WHERE player_id = $1 AND purpose = $2 AND code_hash = $3 AND expires_at > $4',
    [playerId, purpose, hashOf(typedCode(code)), context.now()],
  )
  if (rowCount !== 1) return false
  await context.pool.query('DELETE FROM pam.mailed_codes WHERE player_id = $1 AND purpose = $2', [playerId, purpose])
  return true
}
