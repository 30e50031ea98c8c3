import type { GamingBonusType } from '@herna/contract/player'

/**
 * When a template gives: once to a player; on each weekend (Friday to Sunday, used up by Monday's end); or on so many days, one after the
 * other from the opting in. Days are Bratislava's.
 */
export type Giving = { kind: 'once'; days: number } | { kind: 'weekend' } | { kind: 'daily'; times: number }

interface Common {
  code: string
  /** Slovak, for players. */
  title: string
  /** Empty: every game. */
  games: readonly string[]
  giving: Giving
  /** Players may opt in themselves; the others are given by the house. */
  isOpen: boolean
}
interface Money extends Common {
  playType: 'bonus'
  /** Cents. */
  amount: number
  /** Becomes cash when so many times the amount was staked. */
  wageringTimes: number
}
interface Cash extends Common {
  playType: 'cash'
  amount: number
}
interface Pieces extends Common {
  playType: GamingBonusType
  pieces: number
  /** Cents a spin or chip stakes. */
  value: number
}
export type BonusTemplate = Money | Cash | Pieces

export const templateOf = (
  { bonusTemplates }: { bonusTemplates: readonly BonusTemplate[] },
  code: string,
): BonusTemplate | undefined => bonusTemplates.find((template) => template.code === code)
