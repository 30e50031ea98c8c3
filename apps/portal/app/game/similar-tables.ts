import type { LiveTable } from '@herna/contract/live-feed'
import { tableState } from '../live-tables/index.ts'

/** Most similar tables that are offered. */
const MOST = 3

/** How far apart two tables' limits are: 0 for the same minimum, 1 for twice or half of it. */
const distance = (one: LiveTable, other: LiveTable): number => Math.abs(Math.log2((one.MinBet || 1) / (other.MinBet || 1)))

/** Tables of the same kind and language that a player can join now, those with the closest lower limit first. */
export function similarTables(table: LiveTable, tables: Iterable<LiveTable>, now: number): LiveTable[] {
  const isSimilar = (other: LiveTable) =>
    other.ImsGameCode !== table.ImsGameCode &&
    table.Kind !== undefined &&
    other.Kind === table.Kind &&
    other.Language === table.Language &&
    tableState(other, now).kind === 'open'
  return [...tables]
    .filter(isSimilar)
    .toSorted((a, b) => distance(table, a) - distance(table, b))
    .slice(0, MOST)
}
