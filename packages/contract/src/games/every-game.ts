import * as z from 'zod/mini'
import { crashDefinition, crashOutcome } from './crash.ts'
import { gameReplies } from './session.ts'
import { slotDefinition, slotOutcome } from './slot.ts'
import { tableDefinitions, tableOutcomes } from './tables.ts'

/** All a client needs to draw a game and its rules, by `kind`. */
export const gameDefinition = z.discriminatedUnion('kind', [slotDefinition, ...tableDefinitions, crashDefinition])
export type GameDefinition = z.infer<typeof gameDefinition>

export const roundOutcome = z.discriminatedUnion('kind', [slotOutcome, ...tableOutcomes, crashOutcome])
export type RoundOutcome = z.infer<typeof roundOutcome>

/** What the host answers, of whatever kind the game is. */
export const { session: sessionReply, round: roundReply, history: roundHistory } = gameReplies(gameDefinition, roundOutcome)
export type SessionReply = z.infer<typeof sessionReply>
export type RoundReply = z.infer<typeof roundReply>
export type RoundHistory = z.infer<typeof roundHistory>
