import { slotDefinition, type SlotDefinition, slotOutcome, type SlotOutcome, gameOperations } from '@herna/contract/games'
import type { Round, Session } from '@herna/game-kit'

// The host's replies as this client reads them: the contract's, with definitions and outcomes of its own games.
export type SlotSession = Session<SlotDefinition, SlotOutcome>
export type SlotRound = Round<SlotOutcome>
export const slotOperations = gameOperations(slotDefinition, slotOutcome)
