import type { limitChange } from '@herna/contract/player'
import type { z } from 'zod'
import { addWaitingMessage, writeAudit } from '../identity/index.ts'
import { refuse } from '../http/index.ts'
import type { PamContext } from '../foundation/index.ts'
import { inTransaction } from '@herna/service-kit'
import { amountInForce, changesOf, effectiveFrom, isLooser, isPending, mayLoosen } from './limits.ts'
import { addLimitChange, readLimitChanges, withdrawPending } from './limits.store.ts'

/**
 * Sets a limit: stricter at once, and pending looser values are withdrawn; looser once a calendar month, effective on the
 * seventh day (§ 32 (3)). Errors: `limit-loosened-this-month`, `limit-unchanged`.
 */
export async function changeLimit(
  context: PamContext,
  playerId: string,
  { kind, period, amount }: z.output<typeof limitChange>,
  address: string,
): Promise<void> {
  const now = context.now()
  await inTransaction(context.pool, async (db) => {
    // Serialises concurrent changes.
    await db.query('SELECT 1 FROM pam.players WHERE id = $1 FOR UPDATE', [playerId])
    const changes = changesOf(await readLimitChanges(db, playerId), kind, period)
    const inForce = amountInForce(changes, now)
    const loosens = isLooser(amount, inForce)
    if (loosens && !mayLoosen(changes, now))
      throw refuse(409, 'limit-loosened-this-month', 'This limit was loosened in this calendar month already.', 'amount')
    const withdrawn = await withdrawPending(db, playerId, now, { kind, period })
    if (amount === inForce) {
      if (withdrawn === 0) throw refuse(409, 'limit-unchanged', 'That is the limit in force.', 'amount')
    } else {
      const effectiveAt = effectiveFrom(loosens, now)
      await addLimitChange(db, playerId, { kind, period, amount, loosens, requestedAt: now, effectiveAt })
      if (loosens)
        await addWaitingMessage(db, playerId, {
          type: kind === 'deposit' ? 'rg:dep-cool-off' : 'rg:limits-cool-off',
          key: 'messages.limit-loosened',
          params: { kind, period, ...(amount === null ? {} : { amount }) },
          createdAt: now,
          shownFrom: effectiveAt,
        })
    }
    const details = { kind, period, before: inForce, wanted: amount, loosens }
    await writeAudit(db, { at: now, playerId, actor: 'player', action: 'limit-changed', details, address })
  })
}

/** Accepts or withdraws all pending looser limits [7.42]. Error: `nothing-pending`. */
export async function answerPendingLimits(
  context: PamContext,
  playerId: string,
  accept: boolean,
  address: string,
): Promise<void> {
  const now = context.now()
  await inTransaction(context.pool, async (db) => {
    const pending = (await readLimitChanges(db, playerId)).filter((change) => isPending(change, now))
    if (pending.length === 0) throw refuse(409, 'nothing-pending', 'No change of a limit is pending.')
    if (!accept) {
      await withdrawPending(db, playerId, now)
      await db.query(
        `DELETE FROM pam.waiting_messages WHERE player_id = $1 AND type IN ('rg:dep-cool-off', 'rg:limits-cool-off') AND shown_from > $2`,
        [playerId, now],
      )
    }
    await writeAudit(db, { at: now, playerId, actor: 'player', action: 'pending-limits-answered', details: { accept }, address })
  })
}
