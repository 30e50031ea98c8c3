import { crashDefinition, type CrashDefinition, crashOutcome, type CrashOutcome, gameOperations } from '@herna/contract/games'
import type { Round, Session } from '@herna/game-kit'

// The host's replies as this client reads them: the contract's, with definitions and outcomes of its own games.
export type CrashSession = Session<CrashDefinition, CrashOutcome>
export type CrashRound = Round<CrashOutcome>
export const crashOperations = gameOperations(crashDefinition, crashOutcome)
