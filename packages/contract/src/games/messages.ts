import * as z from 'zod/mini'

/**
 * Messages of a game to the window around its iframe; they never contain a secret [S4]. `source: 'herna-game'` identifies them.
 */
export const hostMessage = z.discriminatedUnion('type', [
  /** The game's own loading screen is complete, or a page that says why there is no game; until then, or `ready`, the portal shows its own over the frame. */
  z.object({ source: z.literal('herna-game'), type: z.literal('loading'), gameCode: z.string() }),
  z.object({ source: z.literal('herna-game'), type: z.literal('ready'), gameCode: z.string() }),
  z.object({ source: z.literal('herna-game'), type: z.literal('round-started'), gameCode: z.string() }),
  /** The wallet has taken stakes of the running round: the bet of a live table, chips added to it, a doubled or split hand. */
  z.object({ source: z.literal('herna-game'), type: z.literal('stake-taken'), gameCode: z.string() }),
  /** Sent when the round's animation has ended; `balance` in cents. */
  z.object({ source: z.literal('herna-game'), type: z.literal('round-ended'), gameCode: z.string(), balance: z.int() }),
  /** A live table: whether the player has to decide now; sent when it changes, first when the first decision comes. */
  z.object({ source: z.literal('herna-game'), type: z.literal('player-turn'), gameCode: z.string(), isTurn: z.boolean() }),
  /**
   * The game stopped; `problem` is one of `GAME_PROBLEMS`, or another provider's own value. `isRoundOpen`: a round with accepted stakes
   * continues and this window will show its end, such as one whose added stake was refused; not when the window's session has ended.
   */
  z.object({
    source: z.literal('herna-game'),
    type: z.literal('failed'),
    gameCode: z.string(),
    problem: z.string(),
    isRoundOpen: z.optional(z.boolean()),
  }),
])
/** Messages of a game to the window around its iframe. */
export type HostMessage = z.infer<typeof hostMessage>

/**
 * Why a game stopped. `session-over`: log in and launch again; `blocked`: exclusion, limit or play stop; `insufficient-funds`;
 * `moved`: opened in another window; `unreachable`: the game host does not respond; `broken`: an internal error.
 */
export const GAME_PROBLEMS = ['session-over', 'blocked', 'insufficient-funds', 'moved', 'unreachable', 'broken'] as const
/** One of `GAME_PROBLEMS`. */
export type GameProblem = (typeof GAME_PROBLEMS)[number]

/** Messages of the portal to a game: `pause` lets the current round end and starts no other until `resume`. */
export const portalMessage = z.discriminatedUnion('type', [
  z.object({ source: z.literal('herna-portal'), type: z.literal('pause') }),
  z.object({ source: z.literal('herna-portal'), type: z.literal('resume') }),
  /** The balance changed outside the game (a deposit): the game requests it again. */
  z.object({ source: z.literal('herna-portal'), type: z.literal('balance-changed') }),
])
/** Messages of the portal to a game. */
export type PortalMessage = z.infer<typeof portalMessage>
