import * as z from 'zod/mini'
import { crashDefinition, crashOutcome } from './crash.ts'
import { liveDefinition, liveOutcome } from './live.ts'
import { gameReplies } from './session.ts'
import { slotDefinition, slotOutcome } from './slot.ts'
import { tableDefinitions, tableOutcomes } from './tables.ts'

/** Everything a client needs to render a game and its rules, by `kind`. */
export const gameDefinition = z.discriminatedUnion('kind', [slotDefinition, ...tableDefinitions, crashDefinition, liveDefinition])
/** Everything a client needs to render a game and its rules, by `kind`. */
export type GameDefinition = z.infer<typeof gameDefinition>

/** Outcome of a round, by `kind` of the game. */
export const roundOutcome = z.discriminatedUnion('kind', [slotOutcome, ...tableOutcomes, crashOutcome, liveOutcome])
/** Outcome of a round, by `kind` of the game. */
export type RoundOutcome = z.infer<typeof roundOutcome>

/** Replies of the game host for any kind of game: session, round and history. */
export const { session: sessionReply, round: roundReply, history: roundHistory } = gameReplies(gameDefinition, roundOutcome)
/** Reply of `openSession`: token, balance, definition and a round to resume. */
export type SessionReply = z.infer<typeof sessionReply>
/** A round and its outcome. */
export type RoundReply = z.infer<typeof roundReply>
/** A page of finished rounds. */
export type RoundHistory = z.infer<typeof roundHistory>
