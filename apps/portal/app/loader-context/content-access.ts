import type { ContentItemName, ContentItems, ContentListName, ContentLists } from '@herna/contract/content'
import type { ReadableStatus } from '@herna/contract'
import { createContext } from 'react-router'
import type { PublicConfiguration } from '../config/index.ts'

/** One consistent reading of all lists in one status, with the look-ups that features need. Immutable; replaced whole when content changes. */
export interface ContentSnapshot extends ContentLists {
  readonly version: string
  readonly status: ReadableStatus
  readonly locale: string
  /** Lists that have never been read: an empty one stands in their place. Pages that show nothing else fail instead. */
  readonly missing?: readonly ContentListName[]
  readonly gameByCode: ReadonlyMap<string, ContentLists['games'][number]>
  readonly providerById: ReadonlyMap<string, ContentLists['providers'][number]>
  readonly categoryById: ReadonlyMap<string, ContentLists['categories'][number]>
  readonly collectionById: ReadonlyMap<string, ContentLists['collections'][number]>
  readonly jackpotById: ReadonlyMap<string, ContentLists['jackpots'][number]>
}

/** What a loader may ask for. Implemented by the portal's server; failures are thrown as `data(…)` responses with the error keys of [8.13]–[8.17]. */
export interface ContentAccess {
  snapshot(status: ReadableStatus): Promise<ContentSnapshot>
  /** An item with its full text; `null` when there is none. */
  item<K extends ContentItemName>(kind: K, id: string, status: ReadableStatus): Promise<ContentItems[K] | null>
}

export const contentContext = createContext<ContentAccess>()

export const configurationContext = createContext<PublicConfiguration>()
