import { randomUUID } from 'node:crypto'
import { type Player, writeAudit } from '../../identity/index.ts'
import type { PamContext, RegisterAnswer } from '../../foundation/index.ts'
import { inTransaction } from '@herna/service-kit'
import { askRegister } from './excluded-register.ts'

/** Asks the register about a player and keeps the answer: an entry excludes at once, its end lifts that exclusion alone. */
export async function refreshRegisterState(
  context: PamContext,
  player: Pick<Player, 'id' | 'personKey'>,
): Promise<RegisterAnswer> {
  const answer = await askRegister(context.register, player.personKey)
  const now = context.now()
  await inTransaction(context.pool, async (db) => {
    const { rows } = await db.query<{ before: string }>(
      'SELECT register_state AS before FROM pam.players WHERE id = $1 FOR UPDATE',
      [player.id],
    )
    await db.query('UPDATE pam.players SET register_state = $2, register_checked_at = $3 WHERE id = $1', [
      player.id,
      answer.state,
      now,
    ])
    if (answer.state === 'unknown') return
    const open = `player_id = $1 AND reason = 'register' AND lifted_at IS NULL`
    if (answer.state === 'clear') await db.query(`UPDATE pam.exclusions SET lifted_at = $2 WHERE ${open}`, [player.id, now])
    else {
      const { rowCount } = await db.query(`UPDATE pam.exclusions SET ends_at = $2 WHERE ${open}`, [player.id, answer.until])
      if (rowCount === 0)
        await db.query(
          `INSERT INTO pam.exclusions (id, player_id, reason, product, starts_at, ends_at) VALUES ($1, $2, 'register', 'CrossProduct', $3, $4)`,
          [randomUUID(), player.id, now, answer.until],
        )
    }
    if (rows[0]?.before !== answer.state)
      await writeAudit(db, {
        at: now,
        playerId: player.id,
        actor: 'system',
        action: 'register-checked',
        details: { state: answer.state },
      })
  })
  return answer
}
