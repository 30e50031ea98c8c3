import type { BonusStatus } from '@herna/contract/player'
import type { Queryable } from '../../foundation/index.ts'
import type { BonusTemplate } from './templates.ts'

export interface Bonus {
  readonly id: string
  readonly playerId: string
  readonly templateCode: string
  readonly title: string
  readonly playType: BonusTemplate['playType']
  readonly status: BonusStatus
  /** Granted amount in cents. */
  readonly amount: number
  /** Spins or chips: total, remaining, and stake of each in cents; null for money. */
  readonly pieces: number | null
  readonly piecesLeft: number | null
  readonly value: number | null
  readonly games: string[]
  readonly wageringRequired: number | null
  readonly wageringDone: number | null
  readonly offeredAt: Date
  readonly endsAt: Date | null
  /** Current bonus money in cents, in the wallet and in open rounds. */
  readonly money: number
  readonly converted: number
}

const COLUMNS = `b.id, b.player_id AS "playerId", b.template_code AS "templateCode", b.title, b.play_type AS "playType", b.status,
  b.amount::float8 AS amount, b.pieces, b.pieces_left AS "piecesLeft", b.value::float8 AS value, b.games,
  b.wagering_required::float8 AS "wageringRequired", b.wagering_done::float8 AS "wageringDone", b.offered_at AS "offeredAt", b.ends_at AS "endsAt",
  b.converted::float8 AS converted,
  CASE WHEN b.play_type = 'bonus' AND b.status = 'active' THEN (SELECT w.bonus FROM pam.wallets w WHERE w.player_id = b.player_id)
    + (SELECT coalesce(sum(r.staked_bonus), 0) FROM pam.rounds r WHERE r.player_id = b.player_id AND r.state = 'open') ELSE 0 END::float8 AS money`

const CURRENT: readonly BonusStatus[] = ['offered', 'accepted', 'active']
const HISTORY: readonly BonusStatus[] = ['completed', 'declined', 'cancelled', 'expired']
const STATUSES = { current: CURRENT, history: HISTORY, all: [...CURRENT, ...HISTORY] }
export type StatusFilter = keyof typeof STATUSES

/** Newest first. */
export async function readBonuses(db: Queryable, playerId: string, filter: StatusFilter): Promise<Bonus[]> {
  const { rows } = await db.query<Bonus>(
    `SELECT ${COLUMNS} FROM pam.bonuses b WHERE b.player_id = $1 AND b.status = ANY ($2) ORDER BY b.offered_at DESC, b.id LIMIT 500`,
    [playerId, STATUSES[filter]],
  )
  return rows
}

export async function findBonus(db: Queryable, playerId: string, id: string): Promise<Bonus | null> {
  const { rows } = await db.query<Bonus>(`SELECT ${COLUMNS} FROM pam.bonuses b WHERE b.player_id = $1 AND b.id = $2`, [
    playerId,
    id,
  ])
  return rows[0] ?? null
}

export interface NewBonus {
  id: string
  playerId: string
  template: BonusTemplate
  grantKey: string
  offeredAt: Date
  endsAt: Date
}

/** False: the player already has the bonus of that grant key. */
export async function insertBonus(db: Queryable, { id, playerId, template, grantKey, offeredAt, endsAt }: NewBonus) {
  const { code, title, playType, games } = template
  const pieces = 'pieces' in template ? template.pieces : null
  const value = 'value' in template ? template.value : null
  const amount = 'pieces' in template ? template.pieces * template.value : template.amount
  const wagering = template.playType === 'bonus' ? template.amount * template.wageringTimes : null
  const { rowCount } = await db.query(
    `INSERT INTO pam.bonuses (id, player_id, template_code, grant_key, title, play_type, status, amount, pieces, pieces_left, value, games,
       wagering_required, wagering_done, offered_at, ends_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'offered', $7, $8, $8, $9, $10, $11::bigint, CASE WHEN $11::bigint IS NULL THEN NULL ELSE 0 END, $12, $13)
     ON CONFLICT (player_id, template_code, grant_key) DO NOTHING`,
    [id, playerId, code, grantKey, title, playType, amount, pieces, value, games, wagering, offeredAt, endsAt],
  )
  return rowCount === 1
}
