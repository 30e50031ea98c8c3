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

/** What an answer leads to, and from where. An answer that was given already is given. */
const RULES: Record<Answer, { from: readonly BonusStatus[]; given: readonly BonusStatus[] }> = {
  accept: { from: ['offered'], given: ['accepted', 'active'] },
  decline: { from: ['offered'], given: ['declined'] },
  cancel: { from: ['accepted', 'active'], given: ['cancelled'] },
}

/** [7.42] [4.24]. Cancelling gives up what is left, bonus money included. */
export const answerBonus = (context: PamContext, player: Player, id: string, answer: Answer, address: string): Promise<Bonus> =>
  inTransaction(context.pool, async (db) => {
    const now = context.now()
    await lockWallet(db, player.id)
    const bonus = await requireBonus(db, player.id, id)
    const { from, given } = RULES[answer]
    if (given.includes(bonus.status)) return bonus
    const isOver = bonus.endsAt !== null && bonus.endsAt <= now
    if (!from.includes(bonus.status) || (answer === 'accept' && isOver))
      throw refuse(409, 'bonus-unusable', 'The bonus is over, or was answered otherwise.')
    if (answer === 'accept') {
      await requireMayTakeBonus(context, db, player)
      await acceptBonus(db, bonus, now)
    } else await giveUp(db, bonus, answer === 'decline' ? 'declined' : 'cancelled', now)
    const details = { bonus: id, template: bonus.templateCode, answer }
    await writeAudit(db, { at: now, playerId: player.id, actor: 'player', action: 'bonus-answered', details, address })
    return requireBonus(db, player.id, id)
  })

async function requireBonus(db: Queryable, playerId: string, id: string): Promise<Bonus> {
  const bonus = await findBonus(db, playerId, id)
  if (!bonus || bonus.playType === 'cash') throw refuse(404, 'bonus-unknown', 'There is no such bonus.')
  return bonus
}

/** Spins and chips can be used at once; bonus money waits until no other bonus of money is active. */
export async function acceptBonus(db: Queryable, { id, playerId, playType }: Bonus, now: Date): Promise<void> {
  if (playType === 'bonus') {
    await db.query(`UPDATE pam.bonuses SET status = 'accepted', answered_at = $2 WHERE id = $1`, [id, now])
    await db.query('SELECT pam.activate_next_bonus($1, $2)', [playerId, now])
  } else await db.query(`UPDATE pam.bonuses SET status = 'active', answered_at = $2, activated_at = $2 WHERE id = $1`, [id, now])
  await confirmOffer(db, { id, playerId }, now)
}

/** The offer's waiting message has nothing more to ask [7.42]. */
const confirmOffer = (db: Queryable, { id, playerId }: Pick<Bonus, 'id' | 'playerId'>, now: Date) =>
  db.query(
    `UPDATE pam.waiting_messages SET confirmed_at = $3 WHERE player_id = $1 AND params ->> 'bonusId' = $2 AND confirmed_at IS NULL`,
    [playerId, id, now],
  )

async function giveUp(db: Queryable, { id, playerId, playType, status }: Bonus, to: 'declined' | 'cancelled', now: Date) {
  await db.query(
    'UPDATE pam.bonuses SET status = $2, ended_at = $3, told_end_at = $3, answered_at = coalesce(answered_at, $3) WHERE id = $1',
    [id, to, now],
  )
  await confirmOffer(db, { id, playerId }, now)
  if (playType === 'bonus' && status === 'active') await settleBonusMoney(db, playerId, now)
}

/** What cancelling would lose, told before it is done. */
export async function lossOf(db: Queryable, playerId: string, id: string): Promise<BonusLoss> {
  const { status, playType, money, amount, piecesLeft } = await requireBonus(db, playerId, id)
  if (status !== 'accepted' && status !== 'active') return { bonusMoney: 0, freeSpins: 0, goldenChips: 0 }
  if (playType === 'bonus') return { bonusMoney: status === 'active' ? money : amount, freeSpins: 0, goldenChips: 0 }
  const left = piecesLeft ?? 0
  return playType === 'goldenchips'
    ? { bonusMoney: 0, freeSpins: 0, goldenChips: left }
    : { bonusMoney: 0, freeSpins: left, goldenChips: 0 }
}
