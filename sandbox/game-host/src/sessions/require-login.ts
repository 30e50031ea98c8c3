import type { GameHostContext } from '../context.ts'
import { sessionOver } from '../wallet/refusals.ts'
import type { SessionRow } from './sessions.store.ts'

/**
 * What a player has played is read while the login lives in which the game was opened, and no longer. The wallet knows; a silent one proves nothing, and a round
 * that was staked is told all the same (M6).
 */
export async function requireLogin({ wallet }: GameHostContext, session: SessionRow): Promise<void> {
  if (session.mode === 'demo') return
  const answer = await wallet.call('balance', { sessionId: session.walletSessionId })
  if (answer.is === 'refused' && answer.code === 'session-invalid') throw sessionOver()
}
