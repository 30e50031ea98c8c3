/** What the portal's server hands its own pages as data: views, ready to draw. A field that is missing is unknown or does not apply. */
import * as z from 'zod/mini'
import { AUDIENCES, LOBBY_KINDS, PLAYER_SOURCES, TILE_LAYOUTS } from '../enums.ts'
import { checked } from '../checked.ts'
import { ERROR_KEYS } from '../errors.ts'
import { provider } from '../content/catalogue.ts'
import { slide } from '../content/page.ts'
import { jackpotFeedLevel } from '../games/jackpots.ts'

const count = checked(z.int(), z.minimum(0))

/** What a tile shows, and nothing more: it travels with every page. */
export const tileView = z.object({
  code: z.string(),
  name: z.string(),
  provider: z.string(),
  /** Part of the image address [7.37]. */
  version: z.string(),
  live: z.optional(z.literal(true)),
  /** The first label [3.21]. */
  label: z.optional(z.object({ title: z.string(), color: z.string(), textColor: z.string() })),
  /** Id of the jackpot whose amount the ribbon shows. */
  jackpot: z.optional(z.string()),
  minBet: z.optional(count),
  maxBet: z.optional(count),
  rtp: z.optional(z.number()),
  demo: z.optional(z.literal(true)),
  /** It cannot be played for money (yet). */
  noReal: z.optional(z.literal(true)),
  /** In maintenance; `until` when it is known. */
  maintenance: z.optional(z.object({ until: z.optional(z.string()) })),
  dealer: z.optional(z.string()),
  /** Of a live table [3.37]; the flag's address as the content has it. */
  language: z.optional(z.object({ name: z.string(), flag: z.string() })),
  /** A picture of the open table, where the live feed's provider gives one [3.21]. */
  tableImage: z.optional(z.string()),
})
export type TileView = z.infer<typeof tileView>

export const providerCardView = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  light: z.string(),
  dark: z.string(),
  games: count,
})
export type ProviderCardView = z.infer<typeof providerCardView>

export const collectionCardView = z.object({
  id: z.string(),
  title: z.string(),
  href: z.string(),
  icon: z.nullable(z.string()),
  games: count,
})
export type CollectionCardView = z.infer<typeof collectionCardView>

/** What a card shows [3.28]; its amounts come from the ticker. */
export const jackpotView = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  games: count,
  /** Titles of the levels, the top first. */
  levels: z.array(z.string()),
})
export type JackpotView = z.infer<typeof jackpotView>

export const tag = z.object({
  title: z.string(),
  /** Slug of the category or the collection it leads to. */
  category: z.optional(z.string()),
  collection: z.optional(z.string()),
  live: z.optional(z.boolean()),
})
export type Tag = z.infer<typeof tag>

/** What is told of one game, in its drawer and on its page. A fact that is null is unknown, or not among the kinds an editor lets show [3.44]. */
export const gameDetailsView = z.object({
  tile: tileView,
  provider: z.nullable(providerCardView),
  maxWin: z.nullable(count),
  rtp: z.nullable(z.number()),
  volatility: z.nullable(z.number()),
  lines: z.nullable(z.number()),
  reels: z.nullable(z.number()),
  description: z.nullable(z.string()),
  video: z.nullable(z.string()),
  features: z.array(z.string()),
  tags: z.array(tag),
  jackpot: z.nullable(z.object({ id: z.string(), slug: z.string(), title: z.string() })),
})
export type GameDetailsView = z.infer<typeof gameDetailsView>

export const winnerView = z.object({
  id: z.number(),
  game: z.object({ code: z.string(), name: z.string(), version: z.string() }),
  player: z.string(),
  /** Cents. */
  amount: count,
  wonAt: z.iso.datetime(),
  jackpot: z.nullable(z.string()),
})
export type WinnerView = z.infer<typeof winnerView>

/** What tickers show [4.26]. */
export const jackpotAmountsReply = z.object({
  /** The server's clock, in milliseconds: the climbs are told by it. */
  serverTime: checked(z.number(), z.minimum(0)),
  /** How many milliseconds ago the amounts were true. */
  age: checked(z.number(), z.minimum(0)),
  /** Jackpot id → its levels, the top first. */
  jackpots: z.record(z.string(), checked(z.array(jackpotFeedLevel), z.minLength(1))),
})
export type JackpotAmountsReply = z.infer<typeof jackpotAmountsReply>

const videoView = z.object({
  id: z.string(),
  title: z.string(),
  video: z.nullable(z.string()),
  poster: z.string(),
  game: z.nullable(z.string()),
})
export type VideoView = z.infer<typeof videoView>

/** Whom the editor keeps it for [3.13]; nothing: for everybody. */
const visibleTo = z.optional(z.enum(AUDIENCES))
const slideView = z.extend(z.omit(slide, { visibleTo: true, needs: true }), { visibleTo })
export type SlideView = z.infer<typeof slideView>

/** A widget with what it shows, ready to draw; the same for everybody, who looks is known to the browser. Addresses are without the preview prefix. */
const common = { id: z.string(), title: z.string(), visibleTo }
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
export type WidgetView = z.infer<typeof widgetView>

/** How a demo opens [4.17]. */
export const demoLaunch = z.object({
  /** Where the frame opens on a desktop; null: this game cannot be tried, `error` says why. */
  frameUrl: z.nullable(z.string()),
  /** Where a touch device goes instead [4.17]. */
  touchUrl: z.nullable(z.string()),
  error: z.nullable(z.enum(ERROR_KEYS)),
  /** The addresses are given out only after the password [4.17] [5.3]. */
  requiresPassword: z.boolean(),
})
export type DemoLaunch = z.infer<typeof demoLaunch>

const launchAddresses = z.pick(provider, {
  launchUrl: true,
  launchUrlDemo: true,
  launchUrlMobile: true,
  launchUrlDemoMobile: true,
  launchUrls: true,
})
/** What launching a game for real needs, but for the player: the same for every visitor, so the page that holds it can be cached. */
export const playLaunch = z.object({
  gameCode: z.string(),
  isLive: z.boolean(),
  /** The addresses are given out only after the password [4.17] [5.3]. */
  requiresPassword: z.boolean(),
  /** Null: no provider is known, the game is not played for money, or its password was not given yet. */
  addresses: z.nullable(launchAddresses),
  languageCode: z.string(),
  /** [S5] */
  gameOrigins: z.array(z.string()),
})
export type PlayLaunch = z.infer<typeof playLaunch>
