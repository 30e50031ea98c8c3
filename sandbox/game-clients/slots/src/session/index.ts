import { slotDefinition, type SlotDefinition, slotOutcome, type SlotOutcome, gameOperations } from '@herna/contract/games'
import type { Round, Session } from '@herna/game-kit'

// The contract's replies with the definition and outcome types of slots.
export type SlotSession = Session<SlotDefinition, SlotOutcome>
export type SlotRound = Round<SlotOutcome>
export const slotOperations = gameOperations(slotDefinition, slotOutcome)
