import type { Winner, WinnerKind } from '@herna/contract/winners'
import type { Database } from '@herna/service-kit'

/** A query for a list of winners. */
export interface WinnersQuery {
  kind: WinnerKind
  country: string
  limit: number
}

const QUERIES: Record<WinnerKind, { where: string; order: string }> = {
  recent: { where: '', order: 'won_at' },
  jackpot: { where: 'AND jackpot IS NOT NULL', order: 'won_at' },
  'hall-of-fame': { where: '', order: 'amount' },
}

/** Wins of a country: the latest, the latest of jackpots, or the highest ever [2.3]. */
export async function readWinners({ pool }: Database, { kind, country, limit }: WinnersQuery): Promise<Winner[]> {
  const { where, order } = QUERIES[kind]
  const { rows } = await pool.query<Omit<Winner, 'amount' | 'wonAt'> & { amount: string; wonAt: Date }>(
    `SELECT game_code AS "gameCode", player, amount, currency, won_at AS "wonAt", jackpot
     FROM winners.wins WHERE country = $1 ${where} ORDER BY ${order} DESC, id DESC LIMIT $2`,
    [country, limit],
  )
  return rows.map(({ amount, wonAt, ...row }) => ({ ...row, amount: Number(amount), wonAt: wonAt.toISOString() }))
}
