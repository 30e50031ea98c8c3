/** What a page knows of its surroundings: public configuration, cookies, the native shell it runs in. */
export type { HeaderLink, PublicConfiguration } from './public-configuration.ts'
export {
  contentImage,
  useBrandName,
  useContentOrigin,
  useEmbedHosts,
  useMoneyStyle,
  useNativeApp,
  usePreview,
} from './page-context.ts'
export { browserCookies, type SmallCookies } from './cookies.ts'
export { SHELL_SCRIPT, shellQuery } from './native-shell.ts'
