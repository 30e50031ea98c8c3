import type { PlayerAction } from '@herna/contract/notifications'
import type { Queryable } from '../foundation/index.ts'

/** Publishes a message to the player's open tabs [3.15] [3.16], in the caller's transaction: rolled back with it. */
export async function publishPlayerMessage(db: Queryable, playerId: string, action: PlayerAction, at: Date): Promise<void> {
  await db.query(`INSERT INTO pam.events (at, type, player_id, details) VALUES ($1, 'player-message', $2, $3)`, [
    at,
    playerId,
    JSON.stringify({ action }),
  ])
}
