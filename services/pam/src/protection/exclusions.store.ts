import type { ExclusionProduct, ExclusionReason } from '@herna/contract/player'
import type { Queryable } from '../foundation/index.ts'

export interface ExclusionRow {
  readonly reason: ExclusionReason
  readonly product: ExclusionProduct
  readonly gameType: string | null
  readonly startsAt: Date
  readonly endsAt: Date | null
}

/**
 * Exclusions in force, longest first; operator suspensions included. Each is in force once written: its start is not compared
 * with any clock (M12).
 */
export async function listExclusions(db: Queryable, playerId: string, now: Date): Promise<ExclusionRow[]> {
  const { rows } = await db.query<ExclusionRow>(
    `SELECT reason, product, game_type AS "gameType", starts_at AS "startsAt", ends_at AS "endsAt" FROM pam.exclusions
     WHERE player_id = $1 AND lifted_at IS NULL AND (ends_at IS NULL OR ends_at > $2)
     ORDER BY ends_at DESC NULLS FIRST, starts_at`,
    [playerId, now],
  )
  return rows
}

/** The exclusion that blocks all play; null: none. Exclusions of single game types are checked per game. */
export async function playBlock(db: Queryable, playerId: string, now: Date): Promise<ExclusionRow | null> {
  const rows = await listExclusions(db, playerId, now)
  return rows.find(({ gameType }) => gameType === null) ?? null
}
