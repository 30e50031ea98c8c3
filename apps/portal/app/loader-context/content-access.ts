import type { ContentItemName, ContentItems, ContentListName, ContentLists } from '@herna/contract/content'
import type { ReadableStatus } from '@herna/contract'
import { createContext } from 'react-router'

/** One consistent reading of all lists in one status, with the look-ups that rooms need. Immutable; replaced whole when content changes. */
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

/** The part of the operator's configuration that pages need; the same for every visitor, so it may be cached in a page. */
export interface PublicConfiguration {
  brand: {
    name: string
    operator: string
    licence: string
    companyId: string
    address: string
    supportEmail: string
    supportPhone: string
  }
  origin: string
  /** Base of the content service's images. */
  contentOrigin: string
  /** Origins a game may be framed from. */
  gameOrigins: string[]
  /** The host the embedded apps come from [7.41]. */
  embedsOrigin: string
  /** Bases of the player's calls as browsers reach them: the gaming platform and the gateway. */
  platformUrl: string
  gatewayUrl: string
  /** Where a tab opens its line, `ws` or `wss` [7.46]. */
  notificationsUrl: string
  /** Account and deposit open the legacy account window [6.8]. */
  redirectToMyAccount: boolean
  /** Always a fresh gateway session at the start [4.7]. */
  forcedRefresh: boolean
  /** Off: a player's messages are not loaded [4.14]. */
  waitingMessages: boolean
  /** The operator's deposit page elsewhere; null: the account's own screen [2.36]. */
  depositPage: string | null
  /** The operator's application: in its view a game opens by a deep link [7.48]. Null: there is none. */
  nativeApp: { scheme: string; location: string } | null
  currency: { code: string; iso: string }
  locale: { code: string; language: string; iso: string }
  /** Domain of the language cookie [3.45]; null: the portal's own host. */
  langCookieDomain: string | null
  /** Slugs of the lists for players under /uzivatel, by their source [2.26]. */
  personalSlugs: Record<string, string>
  /** Header links [3.36] in the order shown. */
  headerLinks: HeaderLink[]
  buildId: string
}
/** [2.32] [3.36] */
export interface HeaderLink {
  label: Record<string, string>
  href: string
  isInternal: boolean
  isNew: boolean
  /** Which product the link belongs to. `href` is resolved already against that product's base address. */
  product: string
}
export const configurationContext = createContext<PublicConfiguration>()
