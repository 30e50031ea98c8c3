import type { Protection } from '@herna/contract/player'
import { endOf, type Player, type Session } from '../identity/index.ts'
import { CURRENCY, type PamContext } from '../foundation/index.ts'
import { listExclusions } from './exclusions.store.ts'
import { describeLimits, leftByKind } from './limits.ts'
import { readLimitChanges } from './limits.store.ts'
import { registerAllows } from './register-allows.ts'
import { readUsed } from './totals.store.ts'

/** All data of the protection screens (§ 32 (1)); what may be done is decided here only. */
export async function describeProtection(
  context: PamContext,
  { session, player }: { session: Session; player: Player },
): Promise<Protection> {
  const { pool } = context
  const now = context.now()
  const limits = describeLimits(await readLimitChanges(pool, player.id), await readUsed(pool, player.id, now), now)
  const remainingByKind = leftByKind(limits)
  const exclusions = await listExclusions(pool, player.id, now)
  const isBlocked = exclusions.some(({ gameType }) => gameType === null) || !(await registerAllows(context, player))
  return {
    serverTime: now.toISOString(),
    session: { startedAt: session.startedAt.toISOString(), endsAt: endOf(session).toISOString() },
    lastLoginAt: session.previousLoginAt?.toISOString() ?? null,
    currencyCode: CURRENCY,
    limits,
    leftByKind: remainingByKind,
    exclusions: exclusions.map(({ reason, product, gameType, startsAt, endsAt }) => ({
      reason,
      product,
      gameType,
      startedAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    })),
    mayPlay: !isBlocked && remainingByKind.stake !== 0 && remainingByKind.loss !== 0,
    mayDeposit: !isBlocked && remainingByKind.deposit !== 0,
    // Withdrawals are never blocked (GLI-19 A.3.8).
    mayWithdraw: true,
    realityCheckMinutes: player.realityCheckMinutes,
  }
}
