import { z } from 'zod'
import { AUDIENCES, CATEGORY_STYLES, GAME_LIST_SOURCES, LOBBY_KINDS, PROMOTION_CONTENT_TYPES, TILE_LAYOUTS } from '../enums.ts'
import { cents, gameCode, id, slug } from './game.ts'

/** An address inside the images of the content service, or an absolute one. */
const image = z.string().min(1).max(500)

/** [3.25] Live games may be launched through other addresses by channel. */
export const liveLaunchUrl = z.object({
  type: z.enum(['real', 'demo']),
  channels: z.array(z.enum(['live-mobile', 'live-desktop'])),
  launchUrl: z.string(),
})
export type LiveLaunchUrl = z.infer<typeof liveLaunchUrl>
/** [3.25] Launch addresses are templates: `{gameCode}`, `{clientPlatform}`, `{languageCode}`, `{playerId}`, `{tempToken}` [5.4]. */
export const provider = z.object({
  id,
  slug,
  name: z.string().min(1).max(80),
  iconImage: image,
  lightLogoImage: image,
  darkLogoImage: image,
  description: z.string().nullable(),
  games: z.array(gameCode),
  launchUrl: z.string().nullable(),
  launchUrlDemo: z.string().nullable(),
  launchUrlMobile: z.string().nullable(),
  launchUrlDemoMobile: z.string().nullable(),
  launchUrls: z.array(liveLaunchUrl),
})
export type Provider = z.infer<typeof provider>

/** [3.26] */
export const collection = z.object({
  id,
  slug,
  title: z.string().min(1).max(80),
  description: z.string().nullable(),
  games: z.array(gameCode),
  url: z.string().nullable(),
  iconImage: image.nullable(),
  /** Route name of [2.24] an item of this collection leads to; null: its own page. */
  actionRoute: z.string().nullable(),
  /** True keeps the collection off the /temy list. */
  excludeFromPage: z.boolean(),
})
export type Collection = z.infer<typeof collection>
export const collectionGroup = z.object({ id, title: z.string().min(1).max(80), collections: z.array(id) })
export type CollectionGroup = z.infer<typeof collectionGroup>

/** [3.27] `type` says where the games come from [3.9]; `games` is empty for every source but Default. */
export const category = z.object({
  id,
  slug,
  title: z.string().min(1).max(80),
  description: z.string().nullable(),
  type: z.enum(GAME_LIST_SOURCES),
  lobby: z.enum(LOBBY_KINDS),
  style: z.enum(CATEGORY_STYLES),
  /** How its row is drawn in a lobby [3.8]. */
  tileLayout: z.enum(TILE_LAYOUTS),
  games: z.array(gameCode),
  /** Ids of widgets shown on the category's own page. */
  widgets: z.array(id),
  iconImage: image.nullable(),
})
export type Category = z.infer<typeof category>

/** [3.28] Levels from the top (largest) down. */
export const jackpot = z.object({
  id,
  slug,
  title: z.string().min(1).max(80),
  description: z.string().nullable(),
  gameCodes: z.array(gameCode),
  jackpotLevels: z.array(z.object({ title: z.string(), amount: cents })).min(1),
})
export type Jackpot = z.infer<typeof jackpot>

/** [3.29] `body` is sanitised HTML; the list leaves it empty, the item carries it. */
export const promotion = z.object({
  id,
  slug,
  title: z.string().min(1).max(120),
  summary: z.string().max(400),
  body: z.string(),
  image,
  games: z.array(gameCode),
  visibleTo: z.enum(AUDIENCES),
  templateCode: z.string().nullable(),
  tagName: z.string().nullable(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
})
export type Promotion = z.infer<typeof promotion>

/** A page of texts [2.11]; `body` is sanitised HTML. */
export const contentPage = z.object({
  id,
  slug,
  title: z.string().min(1).max(120),
  body: z.string(),
  image: image.nullable(),
  publishedAt: z.iso.datetime(),
  contentType: z.enum(PROMOTION_CONTENT_TYPES),
})
export type ContentPage = z.infer<typeof contentPage>

/** GET /resources/legal-rules: the game rules page [2.5]. */
export const legalRules = z.object({
  title: z.string(),
  sections: z.array(z.object({ id: slug, title: z.string(), body: z.string() })),
})
export type LegalRules = z.infer<typeof legalRules>
