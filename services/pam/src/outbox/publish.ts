import type { PlayerAction } from '@herna/contract/notifications'
import type { Queryable } from '../foundation/index.ts'

/** Tells the player's open tabs [3.15] [3.16], within the caller's transaction: nothing is told of what was rolled back. */
export async function publishPlayerMessage(db: Queryable, playerId: string, action: PlayerAction, at: Date): Promise<void> {
  await db.query(`INSERT INTO pam.events (at, type, player_id, details) VALUES ($1, 'player-message', $2, $3)`, [
    at,
    playerId,
    JSON.stringify({ action }),
  ])
}
