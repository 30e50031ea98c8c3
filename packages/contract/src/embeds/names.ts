/** The embedded apps, as spelled in their addresses [7.41]. */
export const EMBED_APPS = [
  'login-dialog',
  'login-dialog-2',
  'my-account',
  'in-app-notification',
  'notification-hub',
  'cookie-consent',
] as const
/** One of `EMBED_APPS` [7.41]. */
export type EmbedApp = (typeof EMBED_APPS)[number]

/** Feature toggle of the newer login dialog [4.13] [7.44]. */
export const LOGIN_DIALOG_2 = 'login-dialog-2'

/** Screens of the login dialog. The classic dialog has only the first. */
export const LOGIN_SCREENS = ['login', 'registration', 'forgotten-password'] as const
/** One of `LOGIN_SCREENS`. */
export type LoginScreen = (typeof LOGIN_SCREENS)[number]

/** Screens of the account app, in menu order. */
export const ACCOUNT_SCREENS = [
  'dashboard',
  'deposit',
  'withdrawal',
  'personal-data',
  'security',
  'limits',
  'exclusion',
  'statement',
] as const
/** One of `ACCOUNT_SCREENS`. */
export type AccountScreen = (typeof ACCOUNT_SCREENS)[number]

/** Cookie groups a visitor can allow in addition to the strictly necessary ones [4.39]. */
export const CONSENT_GROUPS = ['performance', 'statistics', 'preferences', 'marketing'] as const
/** One of `CONSENT_GROUPS` [4.39]. */
export type ConsentGroup = (typeof CONSENT_GROUPS)[number]
