import { ACCOUNT_CHANGED, type AccountChanged, LOGIN_FAILED, type LoginFailed, type WindowMessage } from '@herna/contract/embeds'

/** Posts a message to the page in which this app is mounted: same window, own origin, never `*` [7.47] [S4]. */
export const postToPage = (message: WindowMessage): void => window.postMessage(message, window.location.origin)

/** Notifies the page that data it may show of the account has changed. */
export const notifyAccountChanged = (what: AccountChanged['what']): boolean =>
  window.dispatchEvent(new CustomEvent<AccountChanged>(ACCOUNT_CHANGED, { detail: { what } }))

/** Notifies the page that a login failed, so that a toast shows why even if the form is hidden [8.9]. */
export const notifyLoginFailed = (code: string): boolean =>
  window.dispatchEvent(new CustomEvent<LoginFailed>(LOGIN_FAILED, { detail: { code } }))
