import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import {
  AUDIENCES,
  FILTER_KINDS,
  LOBBY_KINDS,
  MENU_ITEM_TYPES,
  PAGE_TYPES,
  PROMOTION_CONTENT_TYPES,
  TILE_LAYOUTS,
} from '../enums.ts'
import { gameCode, id } from './game.ts'

/** [3.30] */
export const menuItem = z.object({
  id,
  type: z.enum(MENU_ITEM_TYPES),
  title: checked(z.string(), z.minLength(1), z.maxLength(60)),
  /** Route name of [2.24], or the slug of the category or collection. */
  route: z.string(),
  img: z.nullable(z.string()),
  isPersonalized: z.boolean(),
  lobby: z._default(z.enum(LOBBY_KINDS), 'Casino'),
})
export type MenuItem = z.infer<typeof menuItem>

/** [3.31] [2.30] */
export const subMenuItem = z.object({
  id,
  icon: z.nullable(z.string()),
  title: checked(z.string(), z.minLength(1), z.maxLength(60)),
  type: z.enum(PROMOTION_CONTENT_TYPES),
  slug: z.nullable(z.string()),
  url: z.nullable(z.string()),
})
export type SubMenuItem = z.infer<typeof subMenuItem>

const base = { id, title: z.nullable(z.string()), visibleTo: z.enum(AUDIENCES) }
const tileLayout = z.enum(TILE_LAYOUTS)
/** [2.2] [3.32] What a layout is made of, by `type`. `title: null` takes the title of what the widget shows. */
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
export type Widget = z.infer<typeof widget>
export type WidgetOf<T extends Widget['type']> = Extract<Widget, { type: T }>

/** [3.32] One layout per page type. */
export const layout = z.object({ id, type: z.enum(PAGE_TYPES), widgets: z.array(widget), seoId: z.nullable(id) })
export type Layout = z.infer<typeof layout>

/** A slide makes one promise; `jackpot` lets it show that jackpot's ticking amount. */
export const slide = z.object({
  id,
  eyebrow: z.nullable(z.string()),
  title: checked(z.string(), z.minLength(1)),
  text: z.nullable(z.string()),
  image: z.string(),
  action: z.nullable(z.object({ label: z.string(), href: z.string() })),
  secondAction: z.nullable(z.object({ label: z.string(), href: z.string() })),
  jackpot: z.nullable(id),
  /** What it promises: it is shown while at least one game can be tried in demo. */
  needs: z.nullish(z.literal('Demo')),
  visibleTo: z.enum(AUDIENCES),
})
export type Slide = z.infer<typeof slide>
/** [3.33] */
export const carousel = z.object({ id, lobby: z.enum(LOBBY_KINDS), slides: z.array(slide) })
export type Carousel = z.infer<typeof carousel>

export const videoWidget = z.object({
  id,
  title: z.string(),
  /** Silent looping preview (WebM or MP4), or null when only the poster is known. */
  video: z.nullable(z.string()),
  poster: z.string(),
  gameCode: z.nullable(gameCode),
})
export type VideoWidget = z.infer<typeof videoWidget>

/** [3.34] */
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
export type SeoRecord = z.infer<typeof seoRecord>

/** [3.35] */
export const searchConfiguration = z.object({
  searchResultIncludes: z.object({ categories: z.boolean(), providers: z.boolean(), collections: z.boolean() }),
  category: z.nullable(id),
  /** Providers of the popular row [2.38]; empty: no row. */
  popularProviders: z.array(id),
  recommended: z.array(gameCode),
})
/** [3.45] [7.31] */
export const globalSettings = z.object({
  enabledFilters: z.array(z.string()),
  enabledFiltersLive: z.array(z.string()),
  /** [3.44] Which kinds of tags the game details show. */
  gameDetailTags: z.array(z.enum(FILTER_KINDS)),
  search: searchConfiguration,
})
export type GlobalSettings = z.infer<typeof globalSettings>

/** [3.45] CMS configuration web_global. */
export const webGlobal = z.object({ featureToggle: z.array(z.string()) })
export type WebGlobal = z.infer<typeof webGlobal>

/** [3.37] */
export const languageGroup = z.object({ code: z.string(), tables: z.array(gameCode), flagImg: z.string(), name: z.string() })
export type LanguageGroup = z.infer<typeof languageGroup>
