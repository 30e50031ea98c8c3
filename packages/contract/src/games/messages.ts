import * as z from 'zod/mini'

/** What a game tells the window that frames it, and nothing more: no secret ever travels here [S4]. `source: 'herna-game'` marks the message. */
export const hostMessage = z.discriminatedUnion('type', [
  z.object({ source: z.literal('herna-game'), type: z.literal('ready'), gameCode: z.string() }),
  z.object({ source: z.literal('herna-game'), type: z.literal('round-started'), gameCode: z.string() }),
  /** Sent when the round's animation has ended; `balance` in cents. */
  z.object({ source: z.literal('herna-game'), type: z.literal('round-ended'), gameCode: z.string(), balance: z.int() }),
  /** The game cannot go on; `problem` is one of `GAME_PROBLEMS` or a word of another provider's. */
  z.object({ source: z.literal('herna-game'), type: z.literal('failed'), gameCode: z.string(), problem: z.string() }),
])
export type HostMessage = z.infer<typeof hostMessage>

/** Why a game stopped. `session-over`: log in again and relaunch. `blocked`: exclusion, limit or an operator's stop. `moved`: another window plays this game. */
export const GAME_PROBLEMS = ['session-over', 'blocked', 'insufficient-funds', 'moved', 'unreachable', 'broken'] as const
export type GameProblem = (typeof GAME_PROBLEMS)[number]

/** What the framing portal tells a game: `pause` lets the round under way end and starts no other, until `resume`. */
export const portalMessage = z.discriminatedUnion('type', [
  z.object({ source: z.literal('herna-portal'), type: z.literal('pause') }),
  z.object({ source: z.literal('herna-portal'), type: z.literal('resume') }),
  /** The balance changed outside the game (a deposit): ask for it. */
  z.object({ source: z.literal('herna-portal'), type: z.literal('balance-changed') }),
])
export type PortalMessage = z.infer<typeof portalMessage>
