import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { LOBBY_KINDS, PLATFORMS, READABLE_STATUSES } from '../enums.ts'
import { ERROR_KEYS } from '../errors.ts'
import type { Operation, ReplyOf } from '../operation.ts'
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
import { webMessage } from './web-message.ts'

/** Query of every list and item [7.27]; an unknown parameter is refused (400) and named. `Draft` requires a preview pass. */
export const contentQuery = z.strictObject({
  locale: z._default(z.string(), 'sk-SK'),
  status: z._default(z.enum(READABLE_STATUSES), 'Published'),
})
/** Query of every list and item [7.27]. */
export type ContentQuery = z.infer<typeof contentQuery>
const carouselQuery = z.extend(contentQuery, { id: z.optional(z.string()), lobby: z.optional(z.enum(LOBBY_KINDS)) })

/** Without a preview pass, `status=Draft` is refused with 401 [6.4]. */
const DRAFTS_CLOSED = [ERROR_KEYS.unauthorizedAccess] as const

/* @__NO_SIDE_EFFECTS__ */
const list = <const Path extends string, Reply extends z.ZodMiniType>(path: Path, reply: Reply) =>
  ({ method: 'GET', path, query: contentQuery, reply, errors: DRAFTS_CLOSED }) as const

/**
 * The content lists [7.28]–[7.31] [7.38], below the content service's base. In lists, `body` of promotions and pages is empty.
 * Error: `errors.unauthorized-access` (401) for drafts without a preview pass.
 */
export const CONTENT_LISTS = {
  games: list('/games/no-files', z.array(game)),
  providers: list('/providers', z.array(provider)),
  collections: list('/collections', z.array(collection)),
  collectionGroups: list('/collections/groups', z.array(collectionGroup)),
  categories: list('/categories', z.array(category)),
  jackpots: list('/Jackpots', z.array(jackpot)),
  promotions: list('/promotions', z.array(promotion)),
  pages: list('/pages', z.array(contentPage)),
  menu: list('/layouts/menus', z.array(menuItem)),
  submenu: list('/layouts/submenu', z.array(subMenuItem)),
  layouts: list('/layouts', z.array(layout)),
  carousels: { ...list('/carousels', z.array(carousel)), query: carouselQuery },
  videoWidgets: list('/videowidgets', z.array(videoWidget)),
  languages: list('/languages', z.array(languageGroup)),
  legalRules: list('/resources/legal-rules', legalRules),
  globalSettings: list('/globalsettings', globalSettings),
  webGlobal: list('/cms-client/configuration/web_global', webGlobal),
} as const satisfies Record<string, Operation>
/** Name of a content list. */
export type ContentListName = keyof typeof CONTENT_LISTS
/** Replies of the content lists by name. */
export type ContentLists = { [K in ContentListName]: ReplyOf<(typeof CONTENT_LISTS)[K]> }

/**
 * The operator's messages for a platform [7.40], the highest priority first; also those that are not shown yet or no longer, because the
 * page decides by the server's time [5.6]. Readable by pages of any origin.
 */
export const webMessages = {
  method: 'GET',
  path: '/webmessages',
  query: z.extend(contentQuery, { target: z.enum(PLATFORMS) }),
  reply: z.array(webMessage),
  errors: DRAFTS_CLOSED,
} as const satisfies Operation

const withId = z.object({ id: checked(z.string(), z.minLength(1), z.maxLength(120)) })
/* @__NO_SIDE_EFFECTS__ */
const item = <const Path extends `${string}/:id`, Reply extends z.ZodMiniType>(path: Path, reply: Reply) =>
  ({ method: 'GET', path, params: withId, query: contentQuery, reply, errors: DRAFTS_CLOSED }) as const

/**
 * Single items [7.29] [7.30]; `:id` is the game code, or the item's id or slug. Items include `body`. Errors: 404, and
 * `errors.unauthorized-access` (401) for drafts without a preview pass.
 */
export const CONTENT_ITEMS = {
  game: item('/games/:id', gameDetails),
  promotion: item('/Promotions/:id', promotion),
  page: item('/pages/:id', contentPage),
  seo: item('/seo/:id', seoRecord),
} as const satisfies Record<string, Operation>
/** Name of a content item operation. */
export type ContentItemName = keyof typeof CONTENT_ITEMS
/** Replies of the content items by name. */
export type ContentItems = { [K in ContentItemName]: ReplyOf<(typeof CONTENT_ITEMS)[K]> }
