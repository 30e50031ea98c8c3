import { randomUUID } from 'node:crypto'
import { type Player, writeAudit } from '../../identity/index.ts'
import type { PamContext, RegisterAnswer } from '../../foundation/index.ts'
import { inTransaction } from '@herna/service-kit'
import { askRegister } from './excluded-register.ts'

/** Queries the register about a player and stores the reply: an entry excludes at once, its removal lifts that exclusion only. */
export async function refreshRegisterState(
  context: PamContext,
  player: Pick<Player, 'id' | 'personKey'>,
): Promise<RegisterAnswer> {
  const reply = await askRegister(context.register, player.personKey)
  const now = context.now()
  await inTransaction(context.pool, async (db) => {
    const { rows } = await db.query<{ previousState: string }>(
      'SELECT register_state AS "previousState" FROM pam.players WHERE id = $1 FOR UPDATE',
      [player.id],
    )
    await db.query('UPDATE pam.players SET register_state = $2, register_checked_at = $3 WHERE id = $1', [
      player.id,
      reply.state,
      now,
    ])
    if (reply.state === 'unknown') return
    const open = `player_id = $1 AND reason = 'register' AND lifted_at IS NULL`
    if (reply.state === 'clear') await db.query(`UPDATE pam.exclusions SET lifted_at = $2 WHERE ${open}`, [player.id, now])
    else {
      const { rowCount } = await db.query(`UPDATE pam.exclusions SET ends_at = $2 WHERE ${open}`, [player.id, reply.until])
      if (rowCount === 0)
        await db.query(
          `INSERT INTO pam.exclusions (id, player_id, reason, product, starts_at, ends_at) VALUES ($1, $2, 'register', 'CrossProduct', $3, $4)`,
          [randomUUID(), player.id, now, reply.until],
        )
    }
    if (rows[0]?.previousState !== reply.state)
      await writeAudit(db, {
        at: now,
        playerId: player.id,
        actor: 'system',
        action: 'register-checked',
        details: { state: reply.state },
      })
  })
  return reply
}
