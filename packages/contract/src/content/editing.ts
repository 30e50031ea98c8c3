/**
 * Operations of editors: create, replace and archive content. They require the editor token (`Authorization: Bearer`): 401
 * without it, 403 from a foreign page or when no token is configured.
 */
import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { READABLE_STATUSES } from '../enums.ts'
import type { Operation } from '../operation.ts'
import { category, collection, collectionGroup, contentPage, jackpot, legalRules, promotion, provider } from './catalogue.ts'
import { gameDetails } from './game.ts'
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
import { versionReply } from './version.ts'
import { webMessage } from './web-message.ts'

/** The locale and status that the change applies to. */
const archiveQuery = z.strictObject({
  locale: z._default(z.string(), 'sk-SK'),
  status: z._default(z.enum(READABLE_STATUSES), 'Published'),
})
/** `position` is the place in the list; without it an existing item keeps its place and a new one is appended. */
const writeQuery = z.extend(archiveQuery, {
  position: z.optional(checked(z.coerce.number<number>(), z.int(), z.gte(0), z.lte(1_000_000))),
})
const withId = z.object({ id: checked(z.string(), z.minLength(1), z.maxLength(120)) })

/** Both reply with the content version that includes the change. */
/* @__NO_SIDE_EFFECTS__ */
const editsOf = <const Kind extends string, Body extends z.ZodMiniType>(kind: Kind, body: Body) =>
  ({
    write: { method: 'PUT', path: `/edit/${kind}/:id`, params: withId, query: writeQuery, body, reply: versionReply },
    archive: { method: 'DELETE', path: `/edit/${kind}/:id`, params: withId, query: archiveQuery, reply: versionReply },
  }) as const

/**
 * `write` creates or replaces an item, `archive` removes it from the content, by kind; `:id` is the item's id, or the language
 * code. Games are in `GAME_EDITS`.
 */
export const ITEM_EDITS = {
  providers: editsOf('providers', provider),
  collections: editsOf('collections', collection),
  collectionGroups: editsOf('collectionGroups', collectionGroup),
  categories: editsOf('categories', category),
  jackpots: editsOf('jackpots', jackpot),
  promotions: editsOf('promotions', promotion),
  pages: editsOf('pages', contentPage),
  menu: editsOf('menu', menuItem),
  submenu: editsOf('submenu', subMenuItem),
  layouts: editsOf('layouts', layout),
  carousels: editsOf('carousels', carousel),
  videoWidgets: editsOf('videoWidgets', videoWidget),
  seo: editsOf('seo', seoRecord),
  languages: editsOf('languages', languageGroup),
  legalRules: editsOf('legalRules', legalRules),
  globalSettings: editsOf('globalSettings', globalSettings),
  webGlobal: editsOf('webGlobal', webGlobal),
  webMessages: editsOf('webMessages', webMessage),
} as const satisfies Record<string, Record<'write' | 'archive', Operation>>
/** The same for games; `:id` is the game code. */
export const GAME_EDITS = editsOf('games', gameDetails)
