import type { SlotDefinition } from '@herna/contract/games'
import { commonTexts, openTabbedPanel } from '@herna/game-kit'
import { texts } from '../texts/index.ts'
import { paytable } from './paytable.ts'
import { rules } from './rules.ts'

/** Opens the panel with paytable and rules. */
export function openSlotInfo(game: SlotDefinition, mode: 'demo' | 'real', currency: string, bet: number): void {
  openTabbedPanel(game.name, commonTexts.info, [
    { name: texts.menu.paytable, content: paytable(game, currency, bet) },
    { name: texts.menu.rules, content: rules(game, mode, currency, bet) },
  ])
}
