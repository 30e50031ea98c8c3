import type { PamContext } from '../foundation/index.ts'
import type { BonusTemplate } from './bonuses/templates.ts'
import type { TournamentDefinition } from './tournaments/definitions.ts'

/** With what the operator offers. */
export interface EngagementContext extends PamContext {
  bonusTemplates: readonly BonusTemplate[]
  tournaments: readonly TournamentDefinition[]
}
