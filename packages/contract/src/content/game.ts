import { z } from 'zod'
import { GAME_TYPES } from '../enums.ts'

/** Money is integer cents everywhere; `null` means unknown and stays unknown on every screen. */
export const cents = z.int().min(0)
/** Code of a game: stable, part of addresses and of image paths. */
export const gameCode = z.string().regex(/^[a-z0-9][a-z0-9-]{0,119}$/)
export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,119}$/)
export const id = z.string().min(1).max(120)
/** A CSS hex colour. */
const colour = z.string().regex(/^#[0-9a-f]{6}$/i)

/** [3.23] */
export const label = z.object({ title: z.string().min(1).max(24), color: colour, textColor: colour })
export type Label = z.infer<typeof label>

/** [3.21] Live games only: who deals, in what language, an image that may change while the table is open. */
export const dealer = z.object({
  dealerName: z.string().nullable(),
  dynamicImageUrl: z.string().nullable(),
  language: z.string().nullable(),
})

/** One game of the list `/games/no-files` [3.21] [7.29]. */
export const game = z.object({
  gameCode,
  name: z.string().min(1).max(120),
  provider: id,
  type: z.enum(GAME_TYPES),
  /** Ids of collections and categories. */
  collections: z.array(id),
  categories: z.array(id),
  numberOfReels: z.int().min(1).max(12).nullable(),
  jackpot: z.boolean(),
  gamble: z.boolean(),
  bonusGameFeature: z.boolean(),
  minBet: cents.nullable(),
  maxBet: cents.nullable(),
  /** The highest win of one round at the highest bet, in cents. */
  maxWin: cents.nullable(),
  /** Per cent, e.g. 95.68. */
  rtp: z.number().min(0).max(100).nullable(),
  /** 1 low … 5 high. */
  volatility: z.number().min(1).max(5).nullable(),
  /** 0..5 [9.5]. */
  promotionLevel: z.int(),
  /** 0..10 [9.5]. */
  commercialTier: z.int(),
  demoEnabled: z.boolean(),
  /** False when the provider has no launch address for this game in real play. */
  realEnabled: z.boolean(),
  requirePassword: z.boolean(),
  /** Changes whenever the game's images change; part of the image address [7.37]. */
  fileVersion: z.string().min(1),
  labels: z.array(label),
  dealer: dealer.nullable(),
  /** Set while the game is in maintenance: when it is expected back (ISO), or null when unknown. */
  maintenance: z.object({ until: z.iso.datetime().nullable() }).nullable(),
  /** ISO date, or null when unknown. */
  releasedOn: z.iso.date().nullable(),
})
export type Game = z.infer<typeof game>

/** What the details show besides the list's fields [3.22]. */
export const gameInfo = z.object({
  gameCode,
  description: z.string().nullable(),
  videoPreview: z.string().nullable(),
  lines: z.int().nullable(),
  numberOfReels: z.int().nullable(),
  volatility: z.number().nullable(),
  rtp: z.number().nullable(),
  labels: z.array(z.object({ title: z.string() })),
  specialFeatures: z.array(z.string()),
})
export type GameInfo = z.infer<typeof gameInfo>

/** GET /games/{id}: the list's fields and the details together [7.29] [7.32]. */
export const gameDetails = z.object({ game, info: gameInfo })
export type GameDetails = z.infer<typeof gameDetails>
