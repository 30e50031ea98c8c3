import type { GamingBonusType } from '@herna/contract/player'

/**
 * When a template grants: once per player; every weekend (Friday to Sunday, valid to the end of Monday); or daily for `times`
 * days from the opt-in. Days are those of Europe/Bratislava.
 */
export type GrantSchedule = { kind: 'once'; days: number } | { kind: 'weekend' } | { kind: 'daily'; times: number }

interface Common {
  code: string
  /** Slovak, shown to players. */
  title: string
  /** Eligible games; empty: all. */
  games: readonly string[]
  schedule: GrantSchedule
  /** Players may opt in themselves; otherwise only the operator grants it. */
  isOpen: boolean
}
interface Money extends Common {
  playType: 'bonus'
  /** Cents. */
  amount: number
  /** Wagering requirement, as a multiple of the amount. */
  wageringTimes: number
}
interface Cash extends Common {
  playType: 'cash'
  amount: number
}
interface Pieces extends Common {
  playType: GamingBonusType
  pieces: number
  /** Stake of a spin or chip in cents. */
  value: number
}
export type BonusTemplate = Money | Cash | Pieces

export const templateOf = (
  { bonusTemplates }: { bonusTemplates: readonly BonusTemplate[] },
  code: string,
): BonusTemplate | undefined => bonusTemplates.find((template) => template.code === code)
