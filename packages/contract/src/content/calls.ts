import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { LOBBY_KINDS, READABLE_STATUSES } from '../enums.ts'
import {
  carousel,
  globalSettings,
  languageGroup,
  layout,
  menuItem,
  seoRecord,
  subMenuItem,
  videoWidget,
  webGlobal,
} from './page.ts'
import { category, collection, collectionGroup, contentPage, jackpot, legalRules, promotion, provider } from './catalogue.ts'
import { game, gameDetails } from './game.ts'

/** Query of every list and item [7.27]. */
export const contentQuery = z.object({
  locale: z._default(z.string(), 'sk-SK'),
  status: z._default(z.enum(READABLE_STATUSES), 'Published'),
})
export type ContentQuery = z.infer<typeof contentQuery>
export const carouselQuery = z.extend(contentQuery, { id: z.optional(z.string()), lobby: z.optional(z.enum(LOBBY_KINDS)) })

/** GET /version: changes when any content changes; `games` counts what a reader would get. Never cached. */
export const contentVersion = z.object({ version: z.string(), changedAt: z.iso.datetime() })
export type ContentVersion = z.infer<typeof contentVersion>

/** The lists of [7.28]–[7.31], [7.38]: path under the content service's prefix and the schema of its body. */
export const CONTENT_LISTS = {
  games: { path: '/games/no-files', schema: z.array(game) },
  providers: { path: '/providers', schema: z.array(provider) },
  collections: { path: '/collections', schema: z.array(collection) },
  collectionGroups: { path: '/collections/groups', schema: z.array(collectionGroup) },
  categories: { path: '/categories', schema: z.array(category) },
  jackpots: { path: '/Jackpots', schema: z.array(jackpot) },
  promotions: { path: '/promotions', schema: z.array(promotion) },
  pages: { path: '/pages', schema: z.array(contentPage) },
  menu: { path: '/layouts/menus', schema: z.array(menuItem) },
  submenu: { path: '/layouts/submenu', schema: z.array(subMenuItem) },
  layouts: { path: '/layouts', schema: z.array(layout) },
  carousels: { path: '/carousels', schema: z.array(carousel) },
  videoWidgets: { path: '/videowidgets', schema: z.array(videoWidget) },
  languages: { path: '/languages', schema: z.array(languageGroup) },
  legalRules: { path: '/resources/legal-rules', schema: legalRules },
  globalSettings: { path: '/globalsettings', schema: globalSettings },
  webGlobal: { path: '/cms-client/configuration/web_global', schema: webGlobal },
} as const
export type ContentListName = keyof typeof CONTENT_LISTS
export type ContentLists = { [K in ContentListName]: z.infer<(typeof CONTENT_LISTS)[K]['schema']> }

/** The items: `{id}` is the game code, or the id or slug of the item. In lists `body` of promotions and pages is empty; items carry it. */
export const CONTENT_ITEMS = {
  game: { path: '/games/{id}', schema: gameDetails },
  promotion: { path: '/Promotions/{id}', schema: promotion },
  page: { path: '/pages/{id}', schema: contentPage },
  seo: { path: '/seo/{id}', schema: seoRecord },
} as const
export type ContentItemName = keyof typeof CONTENT_ITEMS
export type ContentItems = { [K in ContentItemName]: z.infer<(typeof CONTENT_ITEMS)[K]['schema']> }

/** Image addresses [7.37]; relative to the content service. `type` is an image kind in lower case. */
export const imageQuery = z.strictObject({
  format: z._default(z.literal('webp'), 'webp'),
  version: z.optional(z.string()),
  /** Width in CSS pixels times density; the service answers the nearest of its widths. */
  width: z.optional(checked(z.coerce.number(), z.int(), z.gte(16), z.lte(2560))),
})
