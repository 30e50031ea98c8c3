/** The closed vocabularies of the product (spec 3.1–3.20, 9.16). Plain values without a schema library, so that the browser may load them. */

export const GAME_TYPES = ['Slot', 'Live', 'Table', 'Crash'] as const // [3.1]
export type GameType = (typeof GAME_TYPES)[number]

/** Live and table games are treated as live casino [3.1]. */
export const LIVE_CASINO_GAME_TYPES: readonly GameType[] = ['Live', 'Table']

export const PLAY_MODES = ['Real', 'Demo'] as const // [3.2]
export type PlayMode = (typeof PLAY_MODES)[number]

export const CONTENT_STATUSES = ['Published', 'Draft', 'Archived'] as const // [3.4]
export type ContentStatus = (typeof CONTENT_STATUSES)[number]

/** The statuses a reader may ask for [7.27]; Archived is never served. */
export const READABLE_STATUSES = ['Published', 'Draft'] as const
export type ReadableStatus = (typeof READABLE_STATUSES)[number]

export const LOBBY_KINDS = ['Casino', 'Live'] as const // [3.5] [9.16]
export type LobbyKind = (typeof LOBBY_KINDS)[number]

export const FILTER_KINDS = [
  'Collections',
  'Categories',
  'NumberOfLines',
  'NumberOfReels',
  'Labels',
  'SpecialFeatures',
  'Volatility',
  'Rtp',
] as const // [3.6]
export type FilterKind = (typeof FILTER_KINDS)[number]

export const IMAGE_KINDS = ['Thumbnail', 'Portrait', 'Landscape'] as const // [3.7]
export type ImageKind = (typeof IMAGE_KINDS)[number]

export const TILE_LAYOUTS = ['Default', 'DoubleRow', 'Portrait', 'Landscape', 'Top10', 'LargeOnMobile'] as const // [3.8]
export type TileLayout = (typeof TILE_LAYOUTS)[number]

export const GAME_LIST_SOURCES = [
  'Default',
  'Favourites',
  'FavouritesLive',
  'BecauseYouLikeInternal',
  'BecauseYouPlayedInternal',
  'MostPlayed',
  'RecentlyPlayed',
  'BecauseYouPlayedPggService',
  'PopularPggService',
  'TrendingPggService',
  'RecommendedPggService',
  'FreeSpins',
  'TriedOnce',
  'GoldenChips',
  'BecauseYouLikeLiveInternal',
  'RecentWins',
  'BloomreachPersonalized',
] as const // [3.9]
export type GameListSource = (typeof GAME_LIST_SOURCES)[number]
/** Lists filled by what is known of a player [3.9] [6.6]. */
export const PERSONAL_SOURCES = [
  'FreeSpins',
  'Favourites',
  'MostPlayed',
  'TriedOnce',
  'RecentWins',
  'RecentlyPlayed',
  'BloomreachPersonalized',
  'FavouritesLive',
  'GoldenChips',
] as const satisfies readonly GameListSource[]
/** Lists made of what all players play [7.33]: the same for everybody, shown to players alone, without a page of their own. */
export const SPECIAL_SOURCES = [
  'PopularPggService',
  'TrendingPggService',
  'RecommendedPggService',
] as const satisfies readonly GameListSource[]
/** Whatever a browser fills for a player. */
export const PLAYER_SOURCES = [...PERSONAL_SOURCES, ...SPECIAL_SOURCES] as const

export const PAGE_TYPES = [
  'Lobby',
  'Home',
  'Providers',
  'Collections',
  'MyGames',
  'MyLiveGames',
  'AllGames',
  'Promotions',
  'Jackpots',
  'LiveLobby',
  'Menu',
  'Tournaments',
] as const // [3.10]
export type PageType = (typeof PAGE_TYPES)[number]

/** Page types that carry an SEO record of their own [3.32]. */
export const SEO_PAGE_TYPES = [
  'Lobby',
  'LiveLobby',
  'MyGames',
  'MyLiveGames',
  'Collections',
  'Providers',
  'Promotions',
  'Jackpots',
  'AllGames',
  'Tournaments',
] as const
export type SeoPageType = (typeof SEO_PAGE_TYPES)[number]

export const PROMOTION_CONTENT_TYPES = ['Promotion', 'ContentPage'] as const // [3.12]
export type PromotionContentType = (typeof PROMOTION_CONTENT_TYPES)[number]

export const AUDIENCES = ['NotLoggedIn', 'LoggedIn', 'All'] as const // [3.13] [6.5]
export type Audience = (typeof AUDIENCES)[number]

export const MENU_ITEM_TYPES = ['Internal', 'AllGames', 'Categories', 'Collections'] as const // [3.30]
export type MenuItemType = (typeof MENU_ITEM_TYPES)[number]

export const WIDGET_TYPES = [
  'Carousel',
  'CollectionGroup',
  'Collections',
  'Games',
  'Html',
  'Jackpots',
  'Providers',
  'Videos',
  'Winners',
] as const // [2.2]
export type WidgetType = (typeof WIDGET_TYPES)[number]

export const CATEGORY_STYLES = ['default', 'top-10'] as const // [3.27]
export type CategoryStyle = (typeof CATEGORY_STYLES)[number]

export const THEMES = ['light', 'dark', 'auto'] as const // [3.18] [9.16]: auto is the system's
export type Theme = (typeof THEMES)[number]

export const SNACKBAR_TYPES = ['info', 'success', 'alert'] as const // [3.19]
export type SnackbarType = (typeof SNACKBAR_TYPES)[number]

export const LIVE_FEED_STATES = ['connecting', 'connected', 'stopped'] as const // [3.20]
export type LiveFeedState = (typeof LIVE_FEED_STATES)[number]

/** Languages of live tables with a flag image: those of [3.37], and Slovak for the tables of the market (decision 0031). */
export const LIVE_LANGUAGES = ['ar', 'en', 'nl', 'ro', 'el', 'tr', 'pt-br', 'sk'] as const
export type LiveLanguage = (typeof LIVE_LANGUAGES)[number]

/** What `/redirect/{page}/{select?}` may name besides a page type [2.23]. */
export const REDIRECT_ITEM_TYPES = ['Collection', 'Category', 'Provider', 'Jackpot', 'Promotion', 'ContentPage', 'Game'] as const
export type RedirectItemType = (typeof REDIRECT_ITEM_TYPES)[number]
