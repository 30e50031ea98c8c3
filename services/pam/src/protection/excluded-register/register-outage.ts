import { refreshRegisterState } from './player-check.ts'
import type { PamContext } from '../../foundation/index.ts'

/** Everybody who got in while the register did not answer is checked now. Who still gets no answer stays unknown, and out. */
export async function checkAfterOutage(context: PamContext): Promise<void> {
  const { rows } = await context.pool.query<{ id: string; personKey: Buffer }>(
    `SELECT id, person_key AS "personKey" FROM pam.players WHERE register_state = 'unknown' ORDER BY id`,
  )
  for (const player of rows) await refreshRegisterState(context, player)
}
