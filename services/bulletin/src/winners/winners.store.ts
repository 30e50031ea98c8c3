import type { Winner, WinnerKind } from '@herna/contract/winners'
import type { Database } from '@herna/service-kit'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { wins } from './winners.table.ts'

export interface WinnersWanted {
  kind: WinnerKind
  country: string
  limit: number
}

/** Wins of a country: the latest, the latest of jackpots, or the highest ever [2.3]. */
export async function readWinners({ db }: Database, { kind, country, limit }: WinnersWanted): Promise<Winner[]> {
  const there = eq(wins.country, country)
  const rows = await db
    .select()
    .from(wins)
    .where(kind === 'jackpot' ? and(there, isNotNull(wins.jackpot)) : there)
    .orderBy(kind === 'hall-of-fame' ? desc(wins.amount) : desc(wins.wonAt), desc(wins.id))
    .limit(limit)
  return rows.map(({ gameCode, player, amount, currency, wonAt, jackpot }) => ({
    gameCode,
    player,
    amount,
    currency,
    wonAt: wonAt.toISOString(),
    jackpot,
  }))
}
