import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { AUDIENCES, CATEGORY_STYLES, GAME_LIST_SOURCES, LOBBY_KINDS, PROMOTION_CONTENT_TYPES, TILE_LAYOUTS } from '../enums.ts'
import { cents, gameCode, id, slug } from './game.ts'

/** Path of an image of the content service, or an absolute URL. */
const image = checked(z.string(), z.minLength(1), z.maxLength(500))

/** Launch URL of live games for certain channels [3.25]. */
export const liveLaunchUrl = z.object({
  type: z.enum(['real', 'demo']),
  channels: z.array(z.enum(['live-mobile', 'live-desktop'])),
  launchUrl: z.string(),
})
/** Launch URL of live games for certain channels [3.25]. */
export type LiveLaunchUrl = z.infer<typeof liveLaunchUrl>
/**
 * A game provider [3.25]. Launch URLs are templates with `{gameCode}`, `{clientPlatform}`, `{languageCode}`, `{playerId}` and
 * `{tempToken}` [5.4]; null: not available.
 */
export const provider = z.object({
  id,
  slug,
  name: checked(z.string(), z.minLength(1), z.maxLength(80)),
  iconImage: image,
  lightLogoImage: image,
  darkLogoImage: image,
  description: z.nullable(z.string()),
  games: z.array(gameCode),
  launchUrl: z.nullable(z.string()),
  launchUrlDemo: z.nullable(z.string()),
  launchUrlMobile: z.nullable(z.string()),
  launchUrlDemoMobile: z.nullable(z.string()),
  launchUrls: z.array(liveLaunchUrl),
  /** Template of the addresses of pictures of play, with `{gameCode}` and `{format}` (`wide` or `tall`); null: it has none. */
  playPicture: z.nullable(z.string()),
})
/** A game provider [3.25]. */
export type Provider = z.infer<typeof provider>

/** A collection of games [3.26]. */
export const collection = z.object({
  id,
  slug,
  title: checked(z.string(), z.minLength(1), z.maxLength(80)),
  description: z.nullable(z.string()),
  games: z.array(gameCode),
  url: z.nullable(z.string()),
  iconImage: z.nullable(image),
  /** Name of the route [2.24] that an item of this collection leads to; null: the collection's own page. */
  actionRoute: z.nullable(z.string()),
  /** True: not listed on /temy. */
  excludeFromPage: z.boolean(),
})
/** A collection of games [3.26]. */
export type Collection = z.infer<typeof collection>
/** A group of collections, shown as one widget [3.26]. */
export const collectionGroup = z.object({
  id,
  title: checked(z.string(), z.minLength(1), z.maxLength(80)),
  collections: z.array(id),
})
/** A group of collections, shown as one widget [3.26]. */
export type CollectionGroup = z.infer<typeof collectionGroup>

/** A category [3.27]. `type` is the source of its games [3.9]; `games` is empty for every source but `Default`. */
export const category = z.object({
  id,
  slug,
  title: checked(z.string(), z.minLength(1), z.maxLength(80)),
  description: z.nullable(z.string()),
  type: z.enum(GAME_LIST_SOURCES),
  lobby: z.enum(LOBBY_KINDS),
  style: z.enum(CATEGORY_STYLES),
  /** Layout of its row in a lobby [3.8]. */
  tileLayout: z.enum(TILE_LAYOUTS),
  games: z.array(gameCode),
  /** Ids of the widgets on the category's own page. */
  widgets: z.array(id),
  iconImage: z.nullable(image),
})
/** A category [3.27]. */
export type Category = z.infer<typeof category>

/** A jackpot [3.28]; amounts in cents, levels from the top (largest) down. */
export const jackpot = z.object({
  id,
  slug,
  title: checked(z.string(), z.minLength(1), z.maxLength(80)),
  description: z.nullable(z.string()),
  gameCodes: z.array(gameCode),
  jackpotLevels: checked(z.array(z.object({ title: z.string(), amount: cents })), z.minLength(1)),
})
/** A jackpot [3.28]. */
export type Jackpot = z.infer<typeof jackpot>

/** A promotion [3.29]. `body` is sanitised HTML, empty in the list; `startsAt` and `endsAt` are ISO UTC, null: unlimited. */
export const promotion = z.object({
  id,
  slug,
  title: checked(z.string(), z.minLength(1), z.maxLength(120)),
  summary: checked(z.string(), z.maxLength(400)),
  body: z.string(),
  image,
  games: z.array(gameCode),
  visibleTo: z.enum(AUDIENCES),
  templateCode: z.nullable(z.string()),
  tagName: z.nullable(z.string()),
  startsAt: z.nullable(z.iso.datetime()),
  endsAt: z.nullable(z.iso.datetime()),
})
/** A promotion [3.29]. */
export type Promotion = z.infer<typeof promotion>

/** A page of text [2.11]; `body` is sanitised HTML, empty in the list; `publishedAt` is ISO UTC. */
export const contentPage = z.object({
  id,
  slug,
  title: checked(z.string(), z.minLength(1), z.maxLength(120)),
  body: z.string(),
  image: z.nullable(image),
  publishedAt: z.iso.datetime(),
  contentType: z.enum(PROMOTION_CONTENT_TYPES),
})
/** A page of text [2.11]. */
export type ContentPage = z.infer<typeof contentPage>

/** Sections of the game rules page [2.5]; `body` is sanitised HTML. */
export const legalRules = z.object({
  title: z.string(),
  sections: z.array(z.object({ id: slug, title: z.string(), body: z.string() })),
})
/** Sections of the game rules page [2.5]. */
export type LegalRules = z.infer<typeof legalRules>
