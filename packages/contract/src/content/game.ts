import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { GAME_TYPES } from '../enums.ts'
import { GAME_FEATURE_IDS } from '../game-features.ts'

/** An amount of money: non-negative integer cents. `null` instead of it means unknown and is never shown as a value. */
export const cents = checked(z.int(), z.gte(0))
/** Code of a game: never changes, part of addresses and image paths. */
export const gameCode = checked(z.string(), z.regex(/^[a-z0-9][a-z0-9-]{0,119}$/))
/** Part of an address: lower-case letters, digits and hyphens. */
export const slug = checked(z.string(), z.regex(/^[a-z0-9][a-z0-9-]{0,119}$/))
/** Id of a content item. */
export const id = checked(z.string(), z.minLength(1), z.maxLength(120))
/** A CSS hex colour. */
const colour = checked(z.string(), z.regex(/^#[0-9a-f]{6}$/i))

/** A label on a game's tile [3.23]. */
export const label = z.object({ title: checked(z.string(), z.minLength(1), z.maxLength(24)), color: colour, textColor: colour })
/** A label on a game's tile [3.23]. */
export type Label = z.infer<typeof label>

/** A game as listed by `/games/no-files` [3.21] [7.29]. Bets and wins in cents; null: unknown. */
export const game = z.object({
  gameCode,
  name: checked(z.string(), z.minLength(1), z.maxLength(120)),
  provider: id,
  type: z.enum(GAME_TYPES),
  /** Ids of its collections. */
  collections: z.array(id),
  categories: z.array(id),
  numberOfReels: z.nullable(checked(z.int(), z.gte(1), z.lte(12))),
  jackpot: z.boolean(),
  gamble: z.boolean(),
  bonusGameFeature: z.boolean(),
  /** Its other known features, from its model or an import; a feature that is not listed is unknown. */
  features: z.array(z.enum(GAME_FEATURE_IDS)),
  minBet: z.nullable(cents),
  maxBet: z.nullable(cents),
  /** The highest win of one round at the highest bet. */
  maxWin: z.nullable(cents),
  /** Per cent, e.g. 95.68. */
  rtp: z.nullable(checked(z.number(), z.gte(0), z.lte(100))),
  /** 1 low … 5 high. */
  volatility: z.nullable(checked(z.number(), z.gte(1), z.lte(5))),
  /** 0 … 5 [9.5]. */
  promotionLevel: z.int(),
  /** 0 … 10 [9.5]. */
  commercialTier: z.int(),
  demoEnabled: z.boolean(),
  /** False when the provider has no launch URL for real play of this game. */
  realEnabled: z.boolean(),
  /** The game opens only with the CMS password [5.3]. */
  requirePassword: z.boolean(),
  /** Changes whenever the game's images change; part of the image address [7.37]. */
  fileVersion: checked(z.string(), z.minLength(1)),
  labels: z.array(label),
  /** Live games only, spelled as in the live feed, whose tables are merged over them [3.21] [3.38]; null: none or unknown. */
  Dealer: z.nullable(z.object({ DealerName: z.string() })),
  /** Live games only: an image that may change while the table is open. */
  DynamicImageUrl: z.nullable(z.string()),
  /** Live games only: code of the dealer's language [3.37]. */
  Language: z.nullable(z.string()),
  /** Set while the game is in maintenance: when it is expected back (ISO UTC), or null when unknown. */
  maintenance: z.nullable(z.object({ until: z.nullable(z.iso.datetime()) })),
  /** ISO date; null: unknown. */
  releasedOn: z.nullable(z.iso.date()),
})
/** A game as listed by `/games/no-files` [3.21] [7.29]. */
export type Game = z.infer<typeof game>

/** What the details show in addition to the list's fields [3.22]; null: unknown. */
export const gameInfo = z.object({
  gameCode,
  description: z.nullable(z.string()),
  videoPreview: z.nullable(z.string()),
  lines: z.nullable(z.int()),
  numberOfReels: z.nullable(z.int()),
  volatility: z.nullable(z.number()),
  rtp: z.nullable(z.number()),
  labels: z.array(z.object({ title: z.string() })),
  specialFeatures: z.array(z.string()),
  /** Share (0 … 1) of paid spins that show a win or start respins, exact from the game's model. */
  hitFrequency: z.nullable(checked(z.number(), z.gte(0), z.lte(1))),
})
/** What the details show in addition to the list's fields [3.22]. */
export type GameInfo = z.infer<typeof gameInfo>

/** GET /games/{id}: the list's fields and the details together [7.29] [7.32]. */
export const gameDetails = z.object({ game, info: gameInfo })
/** GET /games/{id}: the list's fields and the details together [7.29] [7.32]. */
export type GameDetails = z.infer<typeof gameDetails>
