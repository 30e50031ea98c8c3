import type { LiveDefinition } from '@herna/contract/games'
import type { CreateBoard } from '../board/index.ts'

type Kind = LiveDefinition['table']

/** The view of each kind of table, loaded for the kind that is opened. */
export const boards: Record<Kind, () => Promise<CreateBoard>> = {
  roulette: async () => (await import('../roulette/index.ts')).createRoulette,
  wheel: async () => (await import('../wheel/index.ts')).createWheel,
  baccarat: async () => (await import('../baccarat/index.ts')).createBaccarat,
  'dragon-tiger': async () => (await import('../dragon-tiger/index.ts')).createDragonTiger,
  dice: async () => (await import('../dice/index.ts')).createDice,
  poker: async () => (await import('../poker/index.ts')).createPoker,
  blackjack: async () => (await import('../blackjack/index.ts')).createBlackjack,
}
