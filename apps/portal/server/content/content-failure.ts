import { ERROR_KEYS, type ErrorKey } from '@herna/contract'
import type { ContentItemName, ContentListName } from '@herna/contract/content'

/** The content service cannot be reached at all: refused, hanging, cut off. */
export class ContentUnreachable extends Error {
  override name = 'ContentUnreachable'
}

/** One call was answered, but not with what it promises. */
export class ContentRefused extends Error {
  override name = 'ContentRefused'
  readonly key: ErrorKey
  constructor(key: ErrorKey, message: string) {
    super(message)
    this.key = key
  }
}

/** What a visitor reads when a list fails [8.13]–[8.17]. The last four have no key of their own in the catalogue. */
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
