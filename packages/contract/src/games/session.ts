import { z } from 'zod'
import { gameCode } from '../content/game.ts'
import { slotDefinition } from './slot.ts'

/** Cents a demo session starts with. */
export const DEMO_START_BALANCE = 100_000

/** GET {game host}/launch/{gameCode}: the address a provider's launch template fills [5.4]. */
export const launchQuery = z.object({
  mode: z.enum(['demo', 'real']),
  clientPlatform: z.enum(['mobile', 'web']).default('web'),
  languageCode: z.string().default('sk-SK'),
  playerId: z.string().optional(),
  tempToken: z.string().optional(),
})
export type LaunchQuery = z.infer<typeof launchQuery>

/** Paths of the game API on the game host's own origin, spoken by the game clients. */
export const GAME_API = {
  sessions: '/api/sessions',
  rounds: '/api/rounds',
} as const

/** POST /api/sessions: opens a demo session. */
export const sessionRequest = z.strictObject({ gameCode, mode: z.literal('demo'), languageCode: z.string() })
export type SessionRequest = z.infer<typeof sessionRequest>

/** The token authorises this session's rounds (`Authorization: Bearer`), lives in the client's memory only. */
export const sessionReply = z.object({
  sessionId: z.string(),
  token: z.string(),
  mode: z.literal('demo'),
  /** Cents. */
  balance: z.int(),
  currency: z.string(),
  game: slotDefinition,
})
export type SessionReply = z.infer<typeof sessionReply>
