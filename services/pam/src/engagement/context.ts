import type { PamContext } from '../foundation/index.ts'
import type { BonusTemplate } from './bonuses/templates.ts'
import type { TournamentDefinition } from './tournaments/definitions.ts'

/** The PAM context with the operator's bonus templates and tournaments. */
export interface EngagementContext extends PamContext {
  bonusTemplates: readonly BonusTemplate[]
  tournaments: readonly TournamentDefinition[]
}
