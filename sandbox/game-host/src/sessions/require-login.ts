import type { GameHostContext } from '../context.ts'
import { sessionOver } from '../wallet/refusals.ts'
import type { SessionRow } from './sessions.store.ts'

/**
 * Throws a 401 problem when the login in which the game was opened has ended: played rounds are readable only during it. An unreachable wallet proves nothing, so a
 * staked round can still be read (M6).
 */
export async function requireLogin({ wallet }: GameHostContext, session: SessionRow): Promise<void> {
  if (session.mode === 'demo') return
  const result = await wallet.call('balance', { sessionId: session.walletSessionId })
  if (result.status === 'refused' && result.code === 'session-invalid') throw sessionOver()
}
