/** Public configuration, cookies and the native shell the page runs in. */
export type { EarlyScripts, HeaderLink, PublicConfiguration, TrackingHosts } from './public-configuration.ts'
export {
  contentImage,
  useAccountPages,
  useBrandName,
  useContentOrigin,
  useEarlyAccount,
  useEarlyAmounts,
  useEmbedHosts,
  useGameMessages,
  useLiveFeedUrl,
  useMoneyStyle,
  useNativeApp,
  usePreview,
  useRunsGame,
  useTrackingHosts,
} from './page-context.ts'
export { browserCookies, type CookieAccess } from './cookies.ts'
export { SHELL_SCRIPT, shellQuery } from './native-shell.ts'
