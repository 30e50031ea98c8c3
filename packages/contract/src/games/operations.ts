import * as z from 'zod/mini'
import type { ErrorKey } from '../errors.ts'
import { checked } from '../checked.ts'
import { defineAddress, defineOperation } from '../operation.ts'
import { crashTable, crashTableQuery } from './crash.ts'
import { gameDefinition, roundOutcome } from './every-game.ts'
import { jackpotFeed } from './jackpots.ts'
import { occupancyReply } from './live-occupancy.ts'
import { PLAY_ERROR_CODES, roundAction, roundHistoryQuery, roundQuery, roundRequest } from './rounds.ts'
import { favouriteChange, favouriteState, gameReplies, launchQuery, sessionRequest } from './session.ts'

const errors = PLAY_ERROR_CODES
/** A password-protected game was opened without a permit. Spelled out, because games include no other error key. */
const NOT_PERMITTED = 'errors.unauthorized-access' satisfies ErrorKey
const roundParams = z.object({ roundId: z.uuid() })

/**
 * Operations of the game host for games with these definition and outcome schemas. All except `openSession` require the session's
 * token (`Authorization: Bearer`). Errors: `PLAY_ERROR_CODES`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function gameOperations<D extends z.core.$ZodType, O extends z.core.$ZodType>(definition: D, outcome: O) {
  const { session, round, history, balance } = gameReplies(definition, outcome)
  return {
    /**
     * Opens a session; the reply contains the token, the game's definition and a round to resume. `errors.unauthorized-access`:
     * the game requires a permit [5.3].
     */
    openSession: defineOperation({
      method: 'POST',
      path: '/api/sessions',
      body: sessionRequest,
      reply: session,
      status: 201,
      errors: [...errors, NOT_PERMITTED],
    }),
    /** Balance in cents, usable gaming bonus and limits. */
    balance: defineOperation({ method: 'GET', path: '/api/balance', reply: balance, errors }),
    /** Plays a round, exactly once per `roundId`: the same id replies with the same round or the same refusal. */
    playRound: defineOperation({ method: 'POST', path: '/api/rounds', body: roundRequest, reply: round, errors }),
    /** Performs an action in an open round, exactly once per `actionId`. */
    act: defineOperation({
      method: 'POST',
      path: '/api/rounds/:roundId/actions',
      params: roundParams,
      body: roundAction,
      reply: round,
      errors,
    }),
    /** A round of the session's player and game; also a finished one, for a replay. */
    round: defineOperation({
      method: 'GET',
      path: '/api/rounds/:roundId',
      params: roundParams,
      query: roundQuery,
      reply: round,
      errors,
    }),
    /** Finished rounds, newest first, in pages. */
    history: defineOperation({ method: 'GET', path: '/api/rounds', query: roundHistoryQuery, reply: history, errors }),
    /** Confirms that the player has seen the end of the round, so that it is not replayed. */
    seen: defineOperation({ method: 'POST', path: '/api/rounds/:roundId/seen', params: roundParams, reply: null, errors }),
  }
}

/** Operations for any kind of game. */
export const GAME_OPERATIONS = gameOperations(gameDefinition, roundOutcome)

/**
 * The shared round of the session's crash game: phase, bets of all, last results. Replies at once when `seen` is not the current version, otherwise with the
 * next change or after `wait`. Requires the session's token.
 */
export const crashTableState = defineOperation({
  method: 'GET',
  path: '/api/crash-table',
  query: crashTableQuery,
  reply: crashTable,
  errors,
})

/** Whether the session's game is a favourite of the player, and its change [3.42]; real play only. Requires the session's token. */
export const favouriteGame = defineOperation({
  method: 'POST',
  path: '/api/favourite',
  body: favouriteChange,
  reply: favouriteState,
  errors,
})

/** Current levels of every jackpot, in cents [4.26]. Public: the portal's tickers display them to everyone. */
export const jackpotAmounts = defineOperation({ method: 'GET', path: '/jackpots', reply: jackpotFeed })

/** How many players have bet in the running rounds of live tables, and their seats [4.27]. Public, because it names nobody: a studio adds it to its own guests. */
export const liveOccupancy = defineOperation({ method: 'GET', path: '/live/occupancy', reply: occupancyReply })

/** Formats of a picture of play: of a desktop (960×540) and of a phone (480×800). */
export const PLAY_PICTURE_FORMATS = ['wide', 'tall'] as const

/** The game as a player sees it before a round, WebP: the address that a provider's template of such pictures expands to. Slots and crash games only. */
export const playPicture = defineAddress({
  method: 'GET',
  path: '/art/:gameCode/play/:format',
  params: z.object({ gameCode: checked(z.string(), z.maxLength(200)), format: z.enum(PLAY_PICTURE_FORMATS) }),
})

/** The page of a game: the address that a provider's launch template expands to [5.4]. */
export const launchPage = defineAddress({
  method: 'GET',
  path: '/launch/:gameCode',
  params: z.object({ gameCode: checked(z.string(), z.maxLength(200)) }),
  query: launchQuery,
})
