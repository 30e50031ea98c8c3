/** The fields of a gaming bonus that the lists need [3.51]. */
interface GamingBonusInput {
  bonusType: string
  bonusStatus: string
  selectedGames: readonly string[]
  freeSpinsCountRemaining: number | null
  goldenChips: { goldenChipsCountRemaining: number } | null
}
/** Remaining free spins or golden chips of a game. */
export interface GamingCount {
  kind: 'free-spins' | 'golden-chips'
  count: number
}

/** Whether this bonus status counts as active, case-insensitive [4.21]. */
export const isBonusActive = (status: string): boolean => ['accepted', 'active'].includes(status.toLowerCase())

/** Bonuses shown to the player: all except those of play type cash [4.21]. */
export const listedBonuses = <B extends { playType: string }>(bonuses: readonly B[]): B[] =>
  bonuses.filter(({ playType }) => playType.toLowerCase() !== 'cash')

/**
 * Remaining free spins or golden chips per game code, summed over active bonuses; only positive totals [4.23]. A game with free
 * spins counts as free spins, otherwise as golden chips.
 */
export function gamingCounts(bonuses: readonly GamingBonusInput[]): Map<string, GamingCount> {
  const spins = new Map<string, number>()
  const chips = new Map<string, number>()
  const add = (to: Map<string, number>, code: string, count: number) => {
    if (count > 0) to.set(code, (to.get(code) ?? 0) + count)
  }
  for (const bonus of bonuses) {
    if (!isBonusActive(bonus.bonusStatus)) continue
    for (const code of bonus.selectedGames) {
      add(spins, code, bonus.freeSpinsCountRemaining ?? 0)
      add(chips, code, bonus.goldenChips?.goldenChipsCountRemaining ?? 0)
    }
  }
  const counts = new Map<string, GamingCount>()
  for (const [code, count] of spins) counts.set(code, { kind: 'free-spins', count })
  for (const [code, count] of chips) if (!counts.has(code)) counts.set(code, { kind: 'golden-chips', count })
  return counts
}

/** Game codes of one of the two dynamic lists [4.23]. */
export const gamesWithCount = (counts: ReadonlyMap<string, GamingCount>, kind: GamingCount['kind']): string[] =>
  [...counts].filter(([, each]) => each.kind === kind).map(([code]) => code)
