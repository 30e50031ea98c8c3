/**
 * Embedded apps: names and screens, manifest, mounting, and messages between windows. Names and types only, so that a page that
 * mounts an app loads no schemas. Spec 4.13, 4.36, 4.39, 7.41, 7.47.
 */
export * as embeds from './operations.ts'
export type { EmbedFile, EmbedManifest } from './manifest.ts'
export {
  ACCOUNT_CHANGED,
  type AccountChanged,
  CONSENT_CHANGED,
  type ConsentChanged,
  LOGIN_DIALOG_VISIBILITY,
  LOGIN_FAILED,
  type LoginDialogVisibility,
  type LoginFailed,
  type WindowMessage,
  type WindowMessageType,
} from './messages.ts'
export type { EmbedOptions, EmbedRegistry, MountedEmbed, MountEmbed } from './mount.ts'
export type {
  HernaAuth,
  HernaCategory,
  HernaCollection,
  HernaGame,
  HernaJackpot,
  HernaPortal,
  HernaProvider,
  HernaScreen,
  HernaSearchResult,
} from './portal-window.ts'
export {
  ACCOUNT_SCREENS,
  type AccountScreen,
  CONSENT_GROUPS,
  type ConsentGroup,
  EMBED_APPS,
  type EmbedApp,
  LOGIN_DIALOG_2,
  LOGIN_SCREENS,
  type LoginScreen,
} from './names.ts'
