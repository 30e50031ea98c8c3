import type { PlayLimit } from '@herna/contract/wallet'
import type { Queryable } from '../../foundation/index.ts'
import { describeLimits, readLimitChanges, readUsed } from '../../protection/index.ts'

/** Stake and loss limits, for games shown without the portal's bar (§ 32 (1)). */
export async function readPlayLimits(db: Queryable, playerId: string, now: Date): Promise<PlayLimit[]> {
  const changes = await readLimitChanges(db, playerId)
  if (changes.every(({ kind }) => kind === 'deposit')) return []
  return describeLimits(changes, await readUsed(db, playerId, now), now).flatMap(({ kind, period, amount, used }) =>
    kind === 'deposit' || amount === null ? [] : [{ kind, period, amount, used }],
  )
}
