import { randomUUID } from 'node:crypto'
import type { ExclusionProduct, ExclusionReason } from '@herna/contract/player'
import { writeAudit } from '../identity/index.ts'
import type { PamContext } from '../foundation/index.ts'
import { inTransaction } from '@herna/service-kit'

const PANIC_HOURS = 24

export interface NewExclusion {
  playerId: string
  reason: ExclusionReason
  product: ExclusionProduct
  gameType: string | null
  endsAt: Date | null
}

/**
 * Excludes a player at once. An exclusion of everything also ends marketing (GLI-19 A.3.8). Nothing shortens it; further
 * exclusions run in parallel.
 */
export async function exclude(
  context: PamContext,
  exclusion: NewExclusion,
  source: { actor: 'player' | 'operator'; address: string },
): Promise<void> {
  const now = context.now()
  await inTransaction(context.pool, async (db) => {
    await db.query(
      'INSERT INTO pam.exclusions (id, player_id, reason, product, game_type, starts_at, ends_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [randomUUID(), exclusion.playerId, exclusion.reason, exclusion.product, exclusion.gameType, now, exclusion.endsAt],
    )
    if (exclusion.gameType === null && exclusion.reason === 'self')
      await db.query('UPDATE pam.players SET marketing_consent = false, marketing_tags = $2 WHERE id = $1', [
        exclusion.playerId,
        [],
      ])
    const details = {
      reason: exclusion.reason,
      product: exclusion.product,
      gameType: exclusion.gameType,
      endsAt: exclusion.endsAt,
    }
    await writeAudit(db, {
      at: now,
      playerId: exclusion.playerId,
      actor: source.actor,
      action: 'excluded',
      details,
      address: source.address,
    })
  })
}

/** The same day of a later month, or that month's last day. */
export function monthsLater(now: Date, months: number): Date {
  const later = new Date(now)
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return later
}

export const panicEnds = (now: Date): Date => new Date(now.getTime() + PANIC_HOURS * 3_600_000)
