import { findPlayerByName, type Player } from '../accounts/players.store.ts'
import { writeAudit } from '../audit/audit.store.ts'
import { wrongCode } from '../door/refusals.ts'
import { mailCodeSparingly, useMailedCode } from '../mail/mailed-codes.ts'
import type { PamContext } from '../pam-context.ts'
import { useSecondFactor } from '../second-factor/use-second-factor.ts'
import { attemptKey, clearAttempts, isLocked } from './login-attempts.ts'

/** Mails a code to a locked player. What is answered does not depend on who it is. */
export async function sendUnlockCode(context: PamContext, login: string): Promise<void> {
  const player = await findPlayerByName(context.pool, login)
  if (player && (await isLocked(context.pool, attemptKey(context, player.id, ''))))
    await mailCodeSparingly(context, player, 'unlock')
}

export interface Unlocking {
  login: string
  code?: string
  secondFactorCode?: string
}

/** By the mailed code or the second factor (GLI-19 2.5.3). */
export async function unlockAccount(context: PamContext, asked: Unlocking, address: string): Promise<void> {
  const player = await findPlayerByName(context.pool, asked.login)
  const how = player ? await proof(context, player, asked, address) : null
  if (!player || how === null) throw wrongCode()
  await clearAttempts(context.pool, attemptKey(context, player.id, ''))
  if (how === 'mail') await context.pool.query('UPDATE pam.players SET totp_failures = 0 WHERE id = $1', [player.id])
  await writeAudit(context.pool, {
    at: context.now(),
    playerId: player.id,
    actor: 'player',
    action: 'unlocked',
    details: { how },
    address,
  })
}

async function proof(
  context: PamContext,
  player: Player,
  { code, secondFactorCode }: Unlocking,
  address: string,
): Promise<'mail' | 'second-factor' | null> {
  if (code !== undefined && (await useMailedCode(context.pool, player.id, 'unlock', code, context.now()))) return 'mail'
  if (secondFactorCode !== undefined && (await useSecondFactor(context, player, secondFactorCode, address)))
    return 'second-factor'
  return null
}
