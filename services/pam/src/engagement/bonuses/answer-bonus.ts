import type { BonusLoss, BonusStatus } from '@herna/contract/player'
import { type Player, writeAudit } from '../../identity/index.ts'
import { refuse } from '../../http/index.ts'
import { lockWallet } from '../../wallet/index.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'
import { inTransaction } from '@herna/service-kit'
import { type Bonus, findBonus } from './bonuses.store.ts'
import { settleBonusMoney } from './bonus-money.ts'
import { requireMayTakeBonus } from './may-take-bonus.ts'

export type Answer = 'accept' | 'decline' | 'cancel'

/** Statuses an answer applies to, and those in which it was already given (repeats are accepted). */
const RULES: Record<Answer, { from: readonly BonusStatus[]; done: readonly BonusStatus[] }> = {
  accept: { from: ['offered'], done: ['accepted', 'active'] },
  decline: { from: ['offered'], done: ['declined'] },
  cancel: { from: ['accepted', 'active'], done: ['cancelled'] },
}

/**
 * Answers a bonus offer [7.42] [4.24]. Cancelling forfeits the rest, bonus money included. Errors: `bonus-unknown`,
 * `bonus-unusable`, `player-blocked`.
 */
export const answerBonus = (context: PamContext, player: Player, id: string, answer: Answer, address: string): Promise<Bonus> =>
  inTransaction(context.pool, async (db) => {
    const now = context.now()
    await lockWallet(db, player.id)
    const bonus = await requireBonus(db, player.id, id)
    const { from, done } = RULES[answer]
    if (done.includes(bonus.status)) return bonus
    const isOver = bonus.endsAt !== null && bonus.endsAt <= now
    if (!from.includes(bonus.status) || (answer === 'accept' && isOver))
      throw refuse(409, 'bonus-unusable', 'The bonus has ended or was answered differently.')
    if (answer === 'accept') {
      await requireMayTakeBonus(context, db, player)
      await acceptBonus(db, bonus, now)
    } else await endBonus(db, bonus, answer === 'decline' ? 'declined' : 'cancelled', now)
    const details = { bonus: id, template: bonus.templateCode, answer }
    await writeAudit(db, { at: now, playerId: player.id, actor: 'player', action: 'bonus-answered', details, address })
    return requireBonus(db, player.id, id)
  })

async function requireBonus(db: Queryable, playerId: string, id: string): Promise<Bonus> {
  const bonus = await findBonus(db, playerId, id)
  if (!bonus || bonus.playType === 'cash') throw refuse(404, 'bonus-unknown', 'There is no such bonus.')
  return bonus
}

/** Spins and chips are usable at once; bonus money waits until no other money bonus is active. */
export async function acceptBonus(db: Queryable, { id, playerId, playType }: Bonus, now: Date): Promise<void> {
  if (playType === 'bonus') {
    await db.query(`UPDATE pam.bonuses SET status = 'accepted', answered_at = $2 WHERE id = $1`, [id, now])
    await db.query('SELECT pam.activate_next_bonus($1, $2)', [playerId, now])
  } else await db.query(`UPDATE pam.bonuses SET status = 'active', answered_at = $2, activated_at = $2 WHERE id = $1`, [id, now])
  await confirmOffer(db, { id, playerId }, now)
}

/** Removes the offer's waiting message [7.42]. */
const confirmOffer = (db: Queryable, { id, playerId }: Pick<Bonus, 'id' | 'playerId'>, now: Date) =>
  db.query(
    `UPDATE pam.waiting_messages SET confirmed_at = $3 WHERE player_id = $1 AND params ->> 'bonusId' = $2 AND confirmed_at IS NULL`,
    [playerId, id, now],
  )

async function endBonus(db: Queryable, { id, playerId, playType, status }: Bonus, to: 'declined' | 'cancelled', now: Date) {
  await db.query(
    'UPDATE pam.bonuses SET status = $2, ended_at = $3, end_notified_at = $3, answered_at = coalesce(answered_at, $3) WHERE id = $1',
    [id, to, now],
  )
  await confirmOffer(db, { id, playerId }, now)
  if (playType === 'bonus' && status === 'active') await settleBonusMoney(db, playerId, now)
}

/** What cancelling the bonus would forfeit, shown before it is confirmed. */
export async function lossOf(db: Queryable, playerId: string, id: string): Promise<BonusLoss> {
  const { status, playType, money, amount, piecesLeft } = await requireBonus(db, playerId, id)
  if (status !== 'accepted' && status !== 'active') return { bonusMoney: 0, freeSpins: 0, goldenChips: 0 }
  if (playType === 'bonus') return { bonusMoney: status === 'active' ? money : amount, freeSpins: 0, goldenChips: 0 }
  const remaining = piecesLeft ?? 0
  return playType === 'goldenchips'
    ? { bonusMoney: 0, freeSpins: 0, goldenChips: remaining }
    : { bonusMoney: 0, freeSpins: remaining, goldenChips: 0 }
}
