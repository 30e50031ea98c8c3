import { z } from 'zod'
import { nullable, pick } from 'zod/mini'
import { gameCode } from '../content/game.ts'
import { playLimit, usableBonus } from '../wallet/calls.ts'
import { roundReply } from './rounds.ts'
import { slotDefinition } from './slot.ts'
import { tableDefinitions } from './tables.ts'

/** Cents a demo session starts with. */
export const DEMO_START_BALANCE = 100_000

/** GET {game host}/launch/{gameCode}: the address a provider's launch template fills [5.4]. */
export const launchQuery = z.object({
  mode: z.enum(['demo', 'real']),
  clientPlatform: z.enum(['mobile', 'web']).default('web'),
  languageCode: z.string().default('sk-SK'),
  playerId: z.string().optional(),
  /** Real play: the launch token, for one `POST /api/sessions` within a minute (M7). */
  tempToken: z.string().optional(),
  /** A game behind a password: what the content service gave for the right one [5.3]. */
  permit: z.string().max(200).optional(),
})
export type LaunchQuery = z.infer<typeof launchQuery>

/** Paths of the game API on the game host's own origin, spoken by the game clients. */
export const GAME_API = {
  sessions: '/api/sessions',
  balance: '/api/balance',
  rounds: '/api/rounds',
  round: (roundId: string) => `/api/rounds/${roundId}`,
  actions: (roundId: string) => `/api/rounds/${roundId}/actions`,
  /** POST without a body, answered 204: the player has seen how the round ended. */
  seen: (roundId: string) => `/api/rounds/${roundId}/seen`,
} as const

/** POST /api/sessions. Opening a game for real that is open in another window takes it over: the older window gets `moved` (M7). */
export const sessionRequest = z
  .strictObject({
    gameCode,
    mode: z.enum(['demo', 'real']),
    languageCode: z.string().max(20),
    /** Real play only, and then needed. */
    launchToken: z.string().min(1).max(200).optional(),
    /** A game behind a password only: as in the launch address [5.3]. */
    permit: z.string().min(1).max(200).optional(),
  })
  .refine(({ mode, launchToken }) => (mode === 'real') === (launchToken !== undefined), {
    path: ['launchToken'],
    error: 'belongs to real play, which cannot do without it',
  })
export type SessionRequest = z.infer<typeof sessionRequest>

/** All a client needs to draw a game and its rules, by `kind`. */
export const gameDefinition = z.discriminatedUnion('kind', [slotDefinition, ...tableDefinitions])
export type GameDefinition = z.infer<typeof gameDefinition>

/** Free spins or golden chips that may be used now: a round with this `bonusId` stakes `value` cents of the house's. */
export const gameBonus = pick(usableBonus, { bonusId: true, kind: true, remaining: true, value: true })
export type GameBonus = z.infer<typeof gameBonus>

/** The token authorises this session's calls (`Authorization: Bearer`), lives in the client's memory only. */
export const sessionReply = z.object({
  sessionId: z.string(),
  token: z.string(),
  mode: z.enum(['demo', 'real']),
  /** Cents that can be staked. */
  balance: z.int(),
  currency: z.string(),
  game: gameDefinition,
  /**
   * What has to be shown first: a round that is open (resume it; no other can start), or a closed one whose end the player has not seen
   * (replay it, then call `seen`). Null in demo, where a session ends with its page.
   */
  openRound: roundReply.nullable(),
  bonus: nullable(gameBonus),
  /** What the player may still stake and lose; absent: nobody says, or it is a demo. */
  limits: z.array(playLimit).optional(),
})
export type SessionReply = z.infer<typeof sessionReply>

/** GET /api/balance: after a deposit, when limits are shown and a round is over, or when in doubt. */
export const gameBalance = z.object({
  balance: z.int(),
  currency: z.string(),
  bonus: nullable(gameBonus),
  limits: z.array(playLimit).optional(),
})
export type GameBalance = z.infer<typeof gameBalance>
