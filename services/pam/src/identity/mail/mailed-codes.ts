import type { FastifyRequest } from 'fastify'
import type { Player } from '../accounts/players.store.ts'
import { readCookie } from '../../http/index.ts'
import { hashOf, newCode, type PamContext, type Queryable, normaliseCode } from '../../foundation/index.ts'
import { consumeAttempt } from './code-requesters.store.ts'
import { CODE_LIFETIME, type CodePurpose } from './code-purposes.ts'
import { CODE_MAILS } from './mail-templates.ts'
import { enqueueMail } from './outbox.store.ts'

const MINUTE = 60_000
/** Valid codes per player and purpose. */
const MAX_CODES = 20
const NO_PLAYER_ID = '00000000-0000-0000-0000-000000000000'

/** Mails a new code; earlier ones stay valid until they expire or one of them is used. */
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
       (SELECT code_hash FROM pam.mailed_codes WHERE player_id = $1 AND purpose = $2 ORDER BY mailed_at DESC LIMIT ${MAX_CODES})`,
    [player.id, purpose],
  )
  await enqueueMail(db, { to: player.email, ...CODE_MAILS[purpose](code, context.settings.brand) }, now)
}

/**
 * At most one mail a minute, so that other people cannot flood a player's mailbox. The last minute's code works in every browser
 * that requested one.
 */
export async function mailCodeRateLimited(
  context: PamContext,
  db: Queryable,
  player: { id: string; email: string },
  purpose: CodePurpose,
): Promise<void> {
  // Serialises nodes.
  await db.query('SELECT 1 FROM pam.players WHERE id = $1 FOR NO KEY UPDATE', [player.id])
  const { rowCount } = await db.query('SELECT 1 FROM pam.mailed_codes WHERE player_id = $1 AND purpose = $2 AND mailed_at > $3', [
    player.id,
    purpose,
    new Date(context.now().getTime() - MINUTE),
  ])
  if (rowCount === 0) await mailCode(context, db, player, purpose)
}

interface CodeEntry {
  player: Player | null
  /** As typed, here and when the code was requested. */
  login: string
  purpose: CodePurpose
  code: string
  request: FastifyRequest
}

/**
 * Whether the code was mailed to the player and entered in a browser that requested one. Each works once. Wrong ones count per
 * browser, so guesses elsewhere cost the player no attempts. Unknown names cost the same work (M13).
 */
export async function useMailedCode(context: PamContext, { player, login, purpose, code, request }: CodeEntry): Promise<boolean> {
  const token = readCookie(request, context.settings, 'device')
  const hasAttempt = await consumeAttempt(context, login, purpose, hashOf(token ?? ''))
  const playerId = hasAttempt && player ? player.id : NO_PLAYER_ID
  const { rowCount } = await context.pool.query(
    'DELETE FROM pam.mailed_codes WHERE player_id = $1 AND purpose = $2 AND code_hash = $3 AND expires_at > $4',
    [playerId, purpose, hashOf(normaliseCode(code)), context.now()],
  )
  if (rowCount !== 1) return false
  await context.pool.query('DELETE FROM pam.mailed_codes WHERE player_id = $1 AND purpose = $2', [playerId, purpose])
  return true
}
