import type { GameBonus } from '@herna/contract/games'
import { NO_BETS } from '../bets/index.ts'
import type { Table } from './play.ts'

/** The bonus as the host says it is; a chip of one that is gone does not stay on the cloth. */
export function withBonus(table: Table, bonus: GameBonus | null): Table {
  const lies = table.bets.isGolden && bonus?.value !== table.bets.stakes[0]?.amount
  return { ...table, bonus, bets: lies ? NO_BETS : table.bets }
}

/** One of it was used. */
export const usedUp = (bonus: GameBonus | null): GameBonus | null =>
  bonus === null || bonus.remaining <= 1 ? null : { ...bonus, remaining: bonus.remaining - 1 }
