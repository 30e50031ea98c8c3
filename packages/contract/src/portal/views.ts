/** Data that the portal's server prepares for its pages. A missing field is unknown or does not apply. */
import * as z from 'zod/mini'
import { AUDIENCES, LOBBY_KINDS, PLAYER_SOURCES, TILE_LAYOUTS } from '../enums.ts'
import { checked } from '../checked.ts'
import { ERROR_KEYS } from '../errors.ts'
import { provider } from '../content/catalogue.ts'
import { slide } from '../content/page.ts'
import { jackpotFeedLevel } from '../games/jackpots.ts'

const count = checked(z.int(), z.minimum(0))

/** What a tile shows [3.21], and nothing else, because it is sent with every page. Bets in cents, `rtp` in per cent. */
export const tileView = z.object({
  /** Game code. */
  code: z.string(),
  name: z.string(),
  provider: z.string(),
  /** Part of the image address [7.37]. */
  version: z.string(),
  live: z.optional(z.literal(true)),
  /** The first label of the game [3.23]. */
  label: z.optional(z.object({ title: z.string(), color: z.string(), textColor: z.string() })),
  /** Id of the jackpot whose amount the ribbon shows. */
  jackpot: z.optional(z.string()),
  minBet: z.optional(count),
  maxBet: z.optional(count),
  rtp: z.optional(z.number()),
  demo: z.optional(z.literal(true)),
  /** The game cannot be played for real money. */
  noReal: z.optional(z.literal(true)),
  /** In maintenance; `until` (ISO UTC) when it is known, and as the portal's server writes it, so that hydration formats no date. */
  maintenance: z.optional(z.object({ until: z.optional(z.string()), untilText: z.optional(z.string()) })),
  dealer: z.optional(z.string()),
  /** Language of a live table [3.37]; `flag` is an address in the content service. */
  language: z.optional(z.object({ code: z.string(), name: z.string(), flag: z.string() })),
  /** Image of the open table, if the live feed's provider supplies one [3.21]. */
  tableImage: z.optional(z.string()),
})
/** What a tile shows [3.21], and nothing else, because it is sent with every page. */
export type TileView = z.infer<typeof tileView>

/** A provider's card: logos and number of games [3.25]. */
export const providerCardView = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  light: z.string(),
  dark: z.string(),
  games: count,
})
/** A provider's card: logos and number of games [3.25]. */
export type ProviderCardView = z.infer<typeof providerCardView>

/** A collection's card: address and number of games [3.26]. */
export const collectionCardView = z.object({
  id: z.string(),
  title: z.string(),
  href: z.string(),
  icon: z.nullable(z.string()),
  games: count,
})
/** A collection's card: address and number of games [3.26]. */
export type CollectionCardView = z.infer<typeof collectionCardView>

/** A jackpot's card [3.28]; its amounts come from `jackpotAmounts`. */
export const jackpotView = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  games: count,
  /** Titles of the levels, top first. */
  levels: z.array(z.string()),
})
/** A jackpot's card [3.28]. */
export type JackpotView = z.infer<typeof jackpotView>

/** A tag in the game details [3.44]. */
export const tag = z.object({
  title: z.string(),
  /** Slug of the category or collection it links to. */
  category: z.optional(z.string()),
  collection: z.optional(z.string()),
  live: z.optional(z.boolean()),
})
/** A tag in the game details [3.44]. */
export type Tag = z.infer<typeof tag>

/**
 * Details of one game, in its drawer and on its page [3.22]. Null: unknown, or a kind of tag that is switched off [3.44].
 * `maxWin` in cents.
 */
export const gameDetailsView = z.object({
  tile: tileView,
  provider: z.nullable(providerCardView),
  maxWin: z.nullable(count),
  rtp: z.nullable(z.number()),
  volatility: z.nullable(z.number()),
  /** Share (0 … 1) of paid spins that show a win. */
  hitFrequency: z.nullable(z.number()),
  lines: z.nullable(z.number()),
  reels: z.nullable(z.number()),
  description: z.nullable(z.string()),
  video: z.nullable(z.string()),
  features: z.array(z.string()),
  tags: z.array(tag),
  jackpot: z.nullable(z.object({ id: z.string(), slug: z.string(), title: z.string() })),
})
/** Details of one game, in its drawer and on its page [3.22]. */
export type GameDetailsView = z.infer<typeof gameDetailsView>

/** A win joined with its game [3.39]. */
export const winnerView = z.object({
  id: z.number(),
  game: z.object({ code: z.string(), name: z.string(), version: z.string() }),
  player: z.string(),
  /** Cents. */
  amount: count,
  wonAt: z.iso.datetime(),
  jackpot: z.nullable(z.string()),
})
/** A win joined with its game [3.39]. */
export type WinnerView = z.infer<typeof winnerView>

/** Current jackpot amounts [4.26]. */
export const jackpotAmountsReply = z.object({
  /** Server time in ms since the epoch; the climb of amounts is a function of it. */
  serverTime: checked(z.number(), z.minimum(0)),
  /** Age of the amounts in ms. */
  age: checked(z.number(), z.minimum(0)),
  /** Jackpot id → its levels, top first. */
  jackpots: z.record(z.string(), checked(z.array(jackpotFeedLevel), z.minLength(1))),
})
/** Current jackpot amounts [4.26]. */
export type JackpotAmountsReply = z.infer<typeof jackpotAmountsReply>

/** A video of the videos widget. */
const videoView = z.object({
  id: z.string(),
  title: z.string(),
  video: z.nullable(z.string()),
  poster: z.string(),
  game: z.nullable(z.string()),
})
/** A video of the videos widget. */
export type VideoView = z.infer<typeof videoView>

/** Audience of the item [3.13]; absent: everyone. */
const visibleTo = z.optional(z.enum(AUDIENCES))
/** A slide of a carousel. */
const slideView = z.extend(z.omit(slide, { visibleTo: true, needs: true }), { visibleTo })
/** A slide of a carousel. */
export type SlideView = z.infer<typeof slideView>

/** Addresses are without the preview prefix. */
const common = { id: z.string(), title: z.string(), visibleTo }
/** A widget with its data, ready to render; identical for all visitors, the browser applies `visibleTo`. */
export const widgetView = z.discriminatedUnion('type', [
  z.object({ ...common, type: z.literal('Carousel'), slides: z.array(slideView) }),
  z.object({ ...common, type: z.literal('Collections'), collections: z.array(collectionCardView) }),
  z.object({
    ...common,
    type: z.literal('Games'),
    layout: z.enum(TILE_LAYOUTS),
    live: z.boolean(),
    slug: z.string(),
    total: count,
    tiles: z.array(tileView),
  }),
  z.object({ ...common, type: z.literal('Html'), html: z.string() }),
  z.object({ ...common, type: z.literal('Jackpots'), jackpots: z.array(jackpotView), total: count }),
  z.object({ ...common, type: z.literal('Providers'), providers: z.array(providerCardView), total: count }),
  z.object({ ...common, type: z.literal('Personal'), source: z.enum(PLAYER_SOURCES), lobby: z.enum(LOBBY_KINDS) }),
  z.object({
    ...common,
    type: z.literal('Recommended'),
    row: z.object({ reason: z.enum(['liked', 'played']), lobby: z.enum(LOBBY_KINDS) }),
  }),
  z.object({ ...common, type: z.literal('Videos'), videos: z.array(videoView) }),
  z.object({ ...common, type: z.literal('Winners') }),
])
/** A widget with its data, ready to render. */
export type WidgetView = z.infer<typeof widgetView>

/** How a demo opens [4.17]. */
export const demoLaunch = z.object({
  /** Address for the iframe on a desktop; null: not available, `error` says why. */
  frameUrl: z.nullable(z.string()),
  /** Address that a touch device navigates to instead [4.17]. */
  touchUrl: z.nullable(z.string()),
  error: z.nullable(z.enum(ERROR_KEYS)),
  /** The addresses are served only after the password [4.17] [5.3]. */
  requiresPassword: z.boolean(),
})
/** How a demo opens [4.17]. */
export type DemoLaunch = z.infer<typeof demoLaunch>

const launchAddresses = z.pick(provider, {
  launchUrl: true,
  launchUrlDemo: true,
  launchUrlMobile: true,
  launchUrlDemoMobile: true,
  launchUrls: true,
})
/**
 * What launching a game for real money requires, except the player's data: identical for all visitors, so the page can be cached.
 */
export const playLaunch = z.object({
  gameCode: z.string(),
  isLive: z.boolean(),
  /** The addresses are served only after the password [4.17] [5.3]. */
  requiresPassword: z.boolean(),
  /** Null: no provider, no real play, or the password was not entered yet. */
  addresses: z.nullable(launchAddresses),
  languageCode: z.string(),
  /** Origins that may be opened in the iframe [S5]. */
  gameOrigins: z.array(z.string()),
})
/** What launching a game for real money requires, except the player's data. */
export type PlayLaunch = z.infer<typeof playLaunch>
