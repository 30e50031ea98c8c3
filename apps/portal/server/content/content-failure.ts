import { ERROR_KEYS, type ErrorKey } from '@herna/contract'
import type { ContentItemName, ContentListName } from '@herna/contract/content'

/** The content service is unreachable: connection refused, timeout or reset. */
export class ContentUnreachable extends Error {
  override name = 'ContentUnreachable'
}

/** A call got an invalid response or an error status. */
export class ContentRefused extends Error {
  override name = 'ContentRefused'
  readonly key: ErrorKey
  constructor(key: ErrorKey, message: string) {
    super(message)
    this.key = key
  }
}

/** Error key shown to the visitor when a list fails [8.13]–[8.17]. The last four share a key, as the specification has none for them. */
export const LIST_FAILURES: Record<ContentListName, ErrorKey> = {
  layouts: ERROR_KEYS.layouts,
  categories: ERROR_KEYS.categories,
  menu: ERROR_KEYS.menu,
  submenu: ERROR_KEYS.submenu,
  providers: ERROR_KEYS.providers,
  promotions: ERROR_KEYS.promotions,
  collections: ERROR_KEYS.collections,
  collectionGroups: ERROR_KEYS.collectionGroups,
  games: ERROR_KEYS.games,
  carousels: ERROR_KEYS.carousel,
  videoWidgets: ERROR_KEYS.videos,
  globalSettings: ERROR_KEYS.meta,
  webGlobal: ERROR_KEYS.cmsConfig,
  jackpots: ERROR_KEYS.jackpots,
  pages: ERROR_KEYS.meta,
  languages: ERROR_KEYS.meta,
  legalRules: ERROR_KEYS.meta,
}

export const ITEM_FAILURES: Record<ContentItemName, ErrorKey> = {
  game: ERROR_KEYS.gameDetails,
  promotion: ERROR_KEYS.promotions,
  page: ERROR_KEYS.meta,
  seo: ERROR_KEYS.meta,
}
