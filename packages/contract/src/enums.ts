/**
 * The closed vocabularies of the product [3.1]–[3.20] [9.16], as plain values without a schema library, so that the browser can
 * load them.
 */

/** Types of games [3.1]. */
export const GAME_TYPES = ['Slot', 'Live', 'Table', 'Crash'] as const
/** One of `GAME_TYPES` [3.1]. */
export type GameType = (typeof GAME_TYPES)[number]

/** Game types of the live casino: live and table games [3.1]. */
export const LIVE_CASINO_GAME_TYPES: readonly GameType[] = ['Live', 'Table']

/** Ways to play a game: for real money or as a demo [3.2]. */
export const PLAY_MODES = ['Real', 'Demo'] as const
/** One of `PLAY_MODES` [3.2]. */
export type PlayMode = (typeof PLAY_MODES)[number]

/** Platforms that a message of the operator is for [3.3]. */
export const PLATFORMS = ['CasinoDesktop', 'CasinoMobile', 'LiveDesktop', 'LiveMobile', 'Native'] as const
/** One of `PLATFORMS` [3.3]. */
export type Platform = (typeof PLATFORMS)[number]

/** Mobile operating systems with a store for apps [2.37] [6.9]. */
export const MOBILE_SYSTEMS = ['Android', 'iOS'] as const
/** One of `MOBILE_SYSTEMS` [2.37]. */
export type MobileSystem = (typeof MOBILE_SYSTEMS)[number]

/** Publication statuses of content [3.4]. */
export const CONTENT_STATUSES = ['Published', 'Draft', 'Archived'] as const
/** One of `CONTENT_STATUSES` [3.4]. */
export type ContentStatus = (typeof CONTENT_STATUSES)[number]

/** Statuses a client may request [7.27]; Archived is never served. */
export const READABLE_STATUSES = ['Published', 'Draft'] as const
/** One of `READABLE_STATUSES` [7.27]. */
export type ReadableStatus = (typeof READABLE_STATUSES)[number]

/** The two lobbies [3.5] [9.16]. */
export const LOBBY_KINDS = ['Casino', 'Live'] as const
/** One of `LOBBY_KINDS` [3.5] [9.16]. */
export type LobbyKind = (typeof LOBBY_KINDS)[number]

/** Kinds of filters, and of tags in the game details [3.6] [3.44]. */
export const FILTER_KINDS = [
  'Collections',
  'Categories',
  'NumberOfLines',
  'NumberOfReels',
  'Labels',
  'SpecialFeatures',
  'Volatility',
  'Rtp',
] as const
/** One of `FILTER_KINDS` [3.6] [3.44]. */
export type FilterKind = (typeof FILTER_KINDS)[number]

/** Kinds of game images [3.7]. */
export const IMAGE_KINDS = ['Thumbnail', 'Portrait', 'Landscape'] as const
/** One of `IMAGE_KINDS` [3.7]. */
export type ImageKind = (typeof IMAGE_KINDS)[number]

/** Layouts of a row of game tiles [3.8]. */
export const TILE_LAYOUTS = ['Default', 'DoubleRow', 'Portrait', 'Landscape', 'Top10', 'LargeOnMobile'] as const
/** One of `TILE_LAYOUTS` [3.8]. */
export type TileLayout = (typeof TILE_LAYOUTS)[number]

/** Where the games of a category come from [3.9]; `ContinuePlaying` is our own (decision 0086). */
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
  'ContinuePlaying',
] as const
/** One of `GAME_LIST_SOURCES` [3.9]. */
export type GameListSource = (typeof GAME_LIST_SOURCES)[number]
/** Lists filled from one player's own data [3.9] [6.6]. */
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
/** The games a player has played, last played first, however few the rounds: a list of our own, without a page of its own. */
export const CONTINUE_SOURCE = 'ContinuePlaying' satisfies GameListSource
/**
 * Lists computed from the activity of all players [7.33]: identical for every player, shown to logged-in players only, without a
 * page of their own.
 */
export const SPECIAL_SOURCES = [
  'PopularPggService',
  'TrendingPggService',
  'RecommendedPggService',
] as const satisfies readonly GameListSource[]
/** All lists that the browser fills after a login. */
export const PLAYER_SOURCES = [...PERSONAL_SOURCES, ...SPECIAL_SOURCES, CONTINUE_SOURCE] as const

/** Types of pages that have a layout [3.10]. */
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
] as const
/** One of `PAGE_TYPES` [3.10]. */
export type PageType = (typeof PAGE_TYPES)[number]

/** Page types with an SEO record of their own [3.32]. */
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
/** One of `SEO_PAGE_TYPES` [3.32]. */
export type SeoPageType = (typeof SEO_PAGE_TYPES)[number]

/** What a promotion link leads to [3.12]. */
export const PROMOTION_CONTENT_TYPES = ['Promotion', 'ContentPage'] as const
/** One of `PROMOTION_CONTENT_TYPES` [3.12]. */
export type PromotionContentType = (typeof PROMOTION_CONTENT_TYPES)[number]

/** Who sees an item [3.13] [6.5]. */
export const AUDIENCES = ['NotLoggedIn', 'LoggedIn', 'All'] as const
/** One of `AUDIENCES` [3.13] [6.5]. */
export type Audience = (typeof AUDIENCES)[number]

/** Types of menu items [3.30]. */
export const MENU_ITEM_TYPES = ['Internal', 'AllGames', 'Categories', 'Collections'] as const
/** One of `MENU_ITEM_TYPES` [3.30]. */
export type MenuItemType = (typeof MENU_ITEM_TYPES)[number]

/** Types of lobby widgets [2.2]. */
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
] as const
/** One of `WIDGET_TYPES` [2.2]. */
export type WidgetType = (typeof WIDGET_TYPES)[number]

/** Styles of a category [3.27]; `top-10` shows ten numbered games. */
export const CATEGORY_STYLES = ['default', 'top-10'] as const
/** One of `CATEGORY_STYLES` [3.27]. */
export type CategoryStyle = (typeof CATEGORY_STYLES)[number]

/** Colour themes [3.18] [9.16]; `auto` follows the operating system. */
export const THEMES = ['light', 'dark', 'auto'] as const
/** One of `THEMES` [3.18] [9.16]. */
export type Theme = (typeof THEMES)[number]

/** Types of snackbars [3.19]. */
export const SNACKBAR_TYPES = ['info', 'success', 'alert'] as const
/** One of `SNACKBAR_TYPES` [3.19]. */
export type SnackbarType = (typeof SNACKBAR_TYPES)[number]

/** Connection states of the live feed [3.20]. */
export const LIVE_FEED_STATES = ['connecting', 'connected', 'stopped'] as const
/** One of `LIVE_FEED_STATES` [3.20]. */
export type LiveFeedState = (typeof LIVE_FEED_STATES)[number]

/** Languages of live tables with a flag image: those of [3.37], plus Slovak for tables of the Slovak market (decision 0031). */
export const LIVE_LANGUAGES = ['ar', 'en', 'nl', 'ro', 'el', 'tr', 'pt-br', 'sk'] as const
/** One of `LIVE_LANGUAGES` [3.37]. */
export type LiveLanguage = (typeof LIVE_LANGUAGES)[number]

/** What `/redirect/{page}/{select?}` may name in addition to a page type [2.23]. */
export const REDIRECT_ITEM_TYPES = ['Collection', 'Category', 'Provider', 'Jackpot', 'Promotion', 'ContentPage', 'Game'] as const
/** One of `REDIRECT_ITEM_TYPES` [2.23]. */
export type RedirectItemType = (typeof REDIRECT_ITEM_TYPES)[number]
