import type { LiveTableKind } from '@herna/contract/live-feed'
import { liveTables } from '@herna/seed'
import type { StudioTable } from './studio-table.ts'

export const SECRET = 'a-secret-of-the-studio-in-tests-32-ch'
export const TABLES: readonly StudioTable[] = liveTables()
export const KINDS = [
  'roulette',
  'blackjack',
  'baccarat',
  'dragon-tiger',
  'wheel',
  'dice',
  'poker',
] as const satisfies LiveTableKind[]

/** A table that is always open and never under maintenance. */
export const tableOfKind = (kind: LiveTableKind, fields: Partial<StudioTable> = {}): StudioTable => ({
  gameCode: `test-${kind}`,
  name: kind,
  kind,
  poker: kind === 'poker' ? 'five-card' : null,
  language: 'sk',
  dealer: null,
  minBet: 100,
  maxBet: 10_000,
  maintenance: null,
  ...fields,
})

/** Pearson's statistic of counts against expected shares. */
export function chiSquare(counts: readonly number[], shares: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return counts.reduce(
    (sum, count, index) => sum + (count - total * (shares[index] ?? 0)) ** 2 / (total * (shares[index] ?? 0)),
    0,
  )
}
