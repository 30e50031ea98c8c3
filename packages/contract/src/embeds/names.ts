/** The embedded apps, as their addresses spell them [7.41]. */
export const EMBED_APPS = ['login-dialog', 'login-dialog-2', 'my-account', 'cookie-consent'] as const
export type EmbedApp = (typeof EMBED_APPS)[number]

/** The feature toggle that chooses the newer login dialog [4.13] [7.44]. */
export const LOGIN_DIALOG_2 = 'login-dialog-2'

/** Screens of the login dialog a page may ask for. The classic dialog has the first alone. */
export const LOGIN_SCREENS = ['login', 'registration', 'forgotten-password'] as const
export type LoginScreen = (typeof LOGIN_SCREENS)[number]

/** Screens of the account, in the order of its menu. */
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
export type AccountScreen = (typeof ACCOUNT_SCREENS)[number]

/** What a visitor may allow besides what is strictly necessary [4.39]. */
export const CONSENT_GROUPS = ['performance', 'statistics', 'preferences', 'marketing'] as const
export type ConsentGroup = (typeof CONSENT_GROUPS)[number]
