import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import {
  AUDIENCES,
  FILTER_KINDS,
  LOBBY_KINDS,
  MENU_ITEM_TYPES,
  MOBILE_SYSTEMS,
  PAGE_TYPES,
  PROMOTION_CONTENT_TYPES,
  TILE_LAYOUTS,
} from '../enums.ts'
import { gameCode, id } from './game.ts'

/** An item of the lobby menu [3.30]. */
export const menuItem = z.object({
  id,
  type: z.enum(MENU_ITEM_TYPES),
  title: checked(z.string(), z.minLength(1), z.maxLength(60)),
  /** Name of a route [2.24], or the slug of the category or collection. */
  route: z.string(),
  img: z.nullable(z.string()),
  isPersonalized: z.boolean(),
  lobby: z._default(z.enum(LOBBY_KINDS), 'Casino'),
})
/** An item of the lobby menu [3.30]. */
export type MenuItem = z.infer<typeof menuItem>

/** An item of the sub-menu [3.31] [2.30]. */
export const subMenuItem = z.object({
  id,
  icon: z.nullable(z.string()),
  title: checked(z.string(), z.minLength(1), z.maxLength(60)),
  type: z.enum(PROMOTION_CONTENT_TYPES),
  slug: z.nullable(z.string()),
  url: z.nullable(z.string()),
})
/** An item of the sub-menu [3.31] [2.30]. */
export type SubMenuItem = z.infer<typeof subMenuItem>

const base = { id, title: z.nullable(z.string()), visibleTo: z.enum(AUDIENCES) }
const tileLayout = z.enum(TILE_LAYOUTS)
/**
 * A part of a layout, by `type` [2.2] [3.32]. `title: null`: the title of what the widget shows. `visibleTo`: its audience
 * [3.13].
 */
export const widget = z.discriminatedUnion('type', [
  z.object({ ...base, type: z.literal('Carousel'), carousel: id }),
  z.object({ ...base, type: z.literal('CollectionGroup'), group: id }),
  z.object({ ...base, type: z.literal('Collections'), collections: z.array(id) }),
  z.object({ ...base, type: z.literal('Games'), category: id, tileLayout }),
  z.object({ ...base, type: z.literal('Html'), html: z.string() }),
  z.object({ ...base, type: z.literal('Jackpots'), jackpots: z.array(id) }),
  z.object({ ...base, type: z.literal('Providers'), providers: z.array(id) }),
  z.object({ ...base, type: z.literal('Videos'), videos: z.array(id) }),
  z.object({ ...base, type: z.literal('Winners') }),
])
/** A part of a layout, by `type` [2.2] [3.32]. */
export type Widget = z.infer<typeof widget>
/** The widget of one type. */
export type WidgetOf<T extends Widget['type']> = Extract<Widget, { type: T }>

/** Widgets of a page [3.32]; one layout per page type. */
export const layout = z.object({ id, type: z.enum(PAGE_TYPES), widgets: z.array(widget), seoId: z.nullable(id) })
/** Widgets of a page [3.32]. */
export type Layout = z.infer<typeof layout>

/** A slide of a carousel; with `jackpot` it shows the current amount of that jackpot. */
export const slide = z.object({
  id,
  eyebrow: z.nullable(z.string()),
  title: checked(z.string(), z.minLength(1)),
  text: z.nullable(z.string()),
  image: z.string(),
  action: z.nullable(z.object({ label: z.string(), href: z.string() })),
  secondAction: z.nullable(z.object({ label: z.string(), href: z.string() })),
  jackpot: z.nullable(id),
  /** `Demo`: shown only while at least one game can be played as a demo. */
  needs: z.nullish(z.literal('Demo')),
  visibleTo: z.enum(AUDIENCES),
})
/** A slide of a carousel. */
export type Slide = z.infer<typeof slide>
/** Slides of a lobby [3.33]. */
export const carousel = z.object({ id, lobby: z.enum(LOBBY_KINDS), slides: z.array(slide) })
/** Slides of a lobby [3.33]. */
export type Carousel = z.infer<typeof carousel>

/** A video of the videos widget. */
export const videoWidget = z.object({
  id,
  title: z.string(),
  /** Address of a silent looping preview (WebM or MP4); null: only the poster is available. */
  video: z.nullable(z.string()),
  poster: z.string(),
  gameCode: z.nullable(gameCode),
})
/** A video of the videos widget. */
export type VideoWidget = z.infer<typeof videoWidget>

/** Meta data of a page for search engines and link previews [3.34]. */
export const seoRecord = z.object({
  id,
  title: z.string(),
  ogTitle: z.nullable(z.string()),
  description: z.string(),
  ogDescription: z.nullable(z.string()),
  ogImage: z.nullable(z.string()),
  twitterCard: z.enum(['summary', 'summary_large_image']),
  metaRobots: z.string(),
})
/** Meta data of a page for search engines and link previews [3.34]. */
export type SeoRecord = z.infer<typeof seoRecord>

/** Search configuration [3.35]. */
export const searchConfiguration = z.object({
  searchResultIncludes: z.object({ categories: z.boolean(), providers: z.boolean(), collections: z.boolean() }),
  category: z.nullable(id),
  /** Provider ids of the popular row [2.38]; empty: no row. */
  popularProviders: z.array(id),
  recommended: z.array(gameCode),
})
/** Global settings of the CMS [3.45] [7.31]. */
export const globalSettings = z.object({
  enabledFilters: z.array(z.string()),
  enabledFiltersLive: z.array(z.string()),
  /** Kinds of tags shown in the game details [3.44]. */
  gameDetailTags: z.array(z.enum(FILTER_KINDS)),
  search: searchConfiguration,
})
/** Global settings of the CMS [3.45] [7.31]. */
export type GlobalSettings = z.infer<typeof globalSettings>

const storeAddress = z.nullable(checked(z.string(), z.regex(/^https:\/\/[^\s/?#@\\]+\//), z.maxLength(500)))
/** The banner of the operator's mobile app [2.37]: the operating systems on which it is shown, and the app's address in their stores. */
export const appBanner = z.object({
  systems: z.array(z.enum(MOBILE_SYSTEMS)),
  stores: z.object({ Android: storeAddress, iOS: storeAddress }),
  /** A picture above the text, relative to the content service or absolute; null: none. */
  image: z.nullable(z.object({ address: z.string(), alt: z.string() })),
})
/** The banner of the operator's mobile app [2.37]. */
export type AppBanner = z.infer<typeof appBanner>

/** CMS configuration `web_global` [3.45] [7.31]: names of the feature toggles that are on, and the banner of the mobile app. */
export const webGlobal = z.object({ featureToggle: z.array(z.string()), appBanner: z.nullish(appBanner) })
/** CMS configuration `web_global` [3.45] [7.31]: names of the feature toggles that are on, and the banner of the mobile app. */
export type WebGlobal = z.infer<typeof webGlobal>

/** A language of live tables and its table codes [3.37]. */
export const languageGroup = z.object({ code: z.string(), tables: z.array(gameCode), flagImg: z.string(), name: z.string() })
/** A language of live tables and its table codes [3.37]. */
export type LanguageGroup = z.infer<typeof languageGroup>
