/** What editors write and archive, with their token (`Authorization: Bearer`). */
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

/** Where an item is written. */
const archiveQuery = z.strictObject({
  locale: z._default(z.string(), 'sk-SK'),
  status: z._default(z.enum(READABLE_STATUSES), 'Published'),
})
/** Without a position an item keeps the one it has, a new one goes to the end. */
const writeQuery = z.extend(archiveQuery, {
  position: z.optional(checked(z.coerce.number<number>(), z.int(), z.gte(0), z.lte(1_000_000))),
})
const withId = z.object({ id: checked(z.string(), z.minLength(1), z.maxLength(120)) })

/** Both answer with the content version that has the change. */
/* @__NO_SIDE_EFFECTS__ */
const editsOf = <const Kind extends string, Body extends z.ZodMiniType>(kind: Kind, body: Body) =>
  ({
    write: { method: 'PUT', path: `/edit/${kind}/:id`, params: withId, query: writeQuery, body, reply: versionReply },
    archive: { method: 'DELETE', path: `/edit/${kind}/:id`, params: withId, query: archiveQuery, reply: versionReply },
  }) as const

/** By kind; `:id` is the language's code, or the item's id. Games have one of their own. */
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
} as const satisfies Record<string, Record<'write' | 'archive', Operation>>
/** `:id` is the game's code. */
export const GAME_EDITS = editsOf('games', gameDetails)
