import type { ContentItemName, ContentItems, ContentListName, ContentLists } from '@herna/contract/content'
import type { ReadableStatus } from '@herna/contract'
import { createContext } from 'react-router'
import type { PublicConfiguration } from '../config/index.ts'

/** A consistent snapshot of all content lists in one status, with indexes. Immutable; replaced as a whole when content changes. */
export interface ContentSnapshot extends ContentLists {
  readonly version: string
  readonly status: ReadableStatus
  readonly locale: string
  /** Lists that could never be read and are empty here. A page that depends on one fails instead of showing it empty. */
  readonly missing?: readonly ContentListName[]
  readonly gameByCode: ReadonlyMap<string, ContentLists['games'][number]>
  readonly providerById: ReadonlyMap<string, ContentLists['providers'][number]>
  readonly categoryById: ReadonlyMap<string, ContentLists['categories'][number]>
  readonly collectionById: ReadonlyMap<string, ContentLists['collections'][number]>
  readonly jackpotById: ReadonlyMap<string, ContentLists['jackpots'][number]>
}

/** Content for loaders, implemented by the portal's server. Rejects with an error that has the `key` of [8.13]–[8.17], a `reference` and a `status`. */
export interface ContentAccess {
  snapshot(status: ReadableStatus): Promise<ContentSnapshot>
  /** An item with its full text; `null` when it does not exist. */
  item<K extends ContentItemName>(kind: K, id: string, status: ReadableStatus): Promise<ContentItems[K] | null>
}

export const contentContext = createContext<ContentAccess>()

export const configurationContext = createContext<PublicConfiguration>()
