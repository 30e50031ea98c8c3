import * as z from 'zod/mini'
import type { ErrorKey } from '../errors.ts'
import { checked } from '../checked.ts'
import { defineAddress, defineOperation } from '../operation.ts'
import { gameDefinition, roundOutcome } from './every-game.ts'
import { jackpotFeed } from './jackpots.ts'
import { PLAY_ERROR_CODES, roundAction, roundHistoryQuery, roundQuery, roundRequest } from './rounds.ts'
import { gameReplies, launchQuery, sessionRequest } from './session.ts'

const errors = PLAY_ERROR_CODES
/** A game behind a password was opened without it. Written out: games carry no other of these keys. */
const NOT_PERMITTED = 'errors.unauthorized-access' satisfies ErrorKey
const ofRound = z.object({ roundId: z.uuid() })

/** The game API on the game host's own origin, for games with such definitions and outcomes. All but `openSession` need the session's token. */
/* @__NO_SIDE_EFFECTS__ */
export function gameOperations<D extends z.core.$ZodType, O extends z.core.$ZodType>(definition: D, outcome: O) {
  const { session, round, history, balance } = gameReplies(definition, outcome)
  return {
    openSession: defineOperation({
      method: 'POST',
      path: '/api/sessions',
      body: sessionRequest,
      reply: session,
      status: 201,
      errors: [...errors, NOT_PERMITTED],
    }),
    balance: defineOperation({ method: 'GET', path: '/api/balance', reply: balance, errors }),
    playRound: defineOperation({ method: 'POST', path: '/api/rounds', body: roundRequest, reply: round, errors }),
    act: defineOperation({
      method: 'POST',
      path: '/api/rounds/:roundId/actions',
      params: ofRound,
      body: roundAction,
      reply: round,
      errors,
    }),
    round: defineOperation({
      method: 'GET',
      path: '/api/rounds/:roundId',
      params: ofRound,
      query: roundQuery,
      reply: round,
      errors,
    }),
    history: defineOperation({ method: 'GET', path: '/api/rounds', query: roundHistoryQuery, reply: history, errors }),
    /** The player has seen how the round ended. */
    seen: defineOperation({ method: 'POST', path: '/api/rounds/:roundId/seen', params: ofRound, reply: null, errors }),
  }
}

/** Whatever the game is. */
export const GAME_OPERATIONS = gameOperations(gameDefinition, roundOutcome)

/** What every level holds now [4.26]. Anybody may read it: the portals' tickers show it to everybody. */
export const jackpotAmounts = defineOperation({ method: 'GET', path: '/jackpots', reply: jackpotFeed })

/** The page of a game; the address a provider's launch template fills [5.4]. */
export const launchPage = defineAddress({
  method: 'GET',
  path: '/launch/:gameCode',
  params: z.object({ gameCode: checked(z.string(), z.maxLength(200)) }),
  query: launchQuery,
})
