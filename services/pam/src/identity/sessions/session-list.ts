import type { SessionList } from '@herna/contract/player'
import { inTransaction, notFound } from '@herna/service-kit'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import { revokeFamily } from '../login/remember-me.store.ts'
import type { PamContext } from '../../foundation/index.ts'
import type { CurrentSession } from './current-session.ts'
import { judgeSession } from './session-times.ts'
import { endSession, listOpenSessions } from './sessions.store.ts'

/** The player's logged-in browsers, idle ones too. */
export async function listSessions(context: PamContext, { session, player }: CurrentSession): Promise<SessionList> {
  const open = await listOpenSessions(context.pool, player.id)
  return open
    .filter((one) => judgeSession(one, context.now()) !== 'over')
    .map((one) => ({
      id: one.id,
      current: one.id === session.id,
      device: one.device,
      address: one.address,
      startedAt: one.startedAt.toISOString(),
      lastActionAt: one.lastActionAt.toISOString(),
      rememberMe: one.familyId !== null,
    }))
}

/** Ends one of the player's own and forgets its browser; of somebody else's nothing is said. */
export async function endOwnSession(context: PamContext, { player }: CurrentSession, id: string, address: string): Promise<void> {
  const now = context.now()
  const one = (await listOpenSessions(context.pool, player.id)).find((session) => session.id === id)
  if (!one) throw notFound('There is no such session.')
  await inTransaction(context.pool, async (db) => {
    await endSession(db, id, 'ended-by-player', now)
    if (one.familyId) await revokeFamily(db, one.familyId, now)
    await writeAudit(db, { at: now, playerId: player.id, actor: 'player', action: 'session-ended', address })
  })
}
