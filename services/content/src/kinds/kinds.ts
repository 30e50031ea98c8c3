import { ITEM_EDITS } from '@herna/contract/content'
import type * as z from 'zod/mini'

/** Kinds stored as validated JSON bodies, with the names of the bundle. Games have their own table. */
export type ItemKind = keyof typeof ITEM_EDITS
export type ItemBody<K extends ItemKind> = z.infer<(typeof ITEM_EDITS)[K]['write']['body']>
export type AnyItem = ItemBody<ItemKind>
export const ITEM_KINDS = Object.keys(ITEM_EDITS) as ItemKind[]

/** Id of kinds with exactly one item. */
export const SINGLE_ID = 'default'
export const SINGLE_KINDS = ['legalRules', 'globalSettings', 'webGlobal'] as const
export const isSingle = (kind: ItemKind): boolean => (SINGLE_KINDS as readonly string[]).includes(kind)

/** Id of an item: the code of languages, `SINGLE_ID` of single kinds, otherwise `id`. */
export function idOf(kind: ItemKind, body: AnyItem): string {
  if (isSingle(kind)) return SINGLE_ID
  if ('id' in body) return body.id
  if ('code' in body) return body.code
  throw new Error(`an item of kind ${kind} has no id`)
}

export const slugOf = (body: AnyItem): string | null => ('slug' in body ? (body.slug ?? null) : null)
