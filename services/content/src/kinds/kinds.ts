import * as content from '@herna/contract/content'
import type * as z from 'zod/mini'

/** Kinds kept as one checked body each; the names are those of the bundle. Games have a table of their own. */
export const ITEM_SCHEMAS = {
  providers: content.provider,
  collections: content.collection,
  collectionGroups: content.collectionGroup,
  categories: content.category,
  jackpots: content.jackpot,
  promotions: content.promotion,
  pages: content.contentPage,
  menu: content.menuItem,
  submenu: content.subMenuItem,
  layouts: content.layout,
  carousels: content.carousel,
  videoWidgets: content.videoWidget,
  seo: content.seoRecord,
  languages: content.languageGroup,
  legalRules: content.legalRules,
  globalSettings: content.globalSettings,
  webGlobal: content.webGlobal,
} as const satisfies Record<string, z.ZodMiniType>

export type ItemKind = keyof typeof ITEM_SCHEMAS
export type ItemBody<K extends ItemKind> = z.infer<(typeof ITEM_SCHEMAS)[K]>
export type AnyItem = ItemBody<ItemKind>
export const ITEM_KINDS = Object.keys(ITEM_SCHEMAS) as ItemKind[]

/** Kinds of which there is exactly one, kept under this id. */
export const SINGLE_ID = 'default'
export const SINGLE_KINDS = ['legalRules', 'globalSettings', 'webGlobal'] as const
export const isSingle = (kind: ItemKind): boolean => (SINGLE_KINDS as readonly string[]).includes(kind)

/** Languages are known by their code, single kinds by the one id, all others by `id`. */
export function idOf(kind: ItemKind, body: AnyItem): string {
  if (isSingle(kind)) return SINGLE_ID
  if ('id' in body) return body.id
  if ('code' in body) return body.code
  throw new Error(`an item of kind ${kind} has no id`)
}

export const slugOf = (body: AnyItem): string | null => ('slug' in body ? (body.slug ?? null) : null)
