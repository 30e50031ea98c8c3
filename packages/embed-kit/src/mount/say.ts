import { ACCOUNT_CHANGED, type AccountChanged, LOGIN_FAILED, type LoginFailed, type WindowMessage } from '@herna/contract/embeds'

/** Says something to the page this app is mounted in: the same window, the same origin, never `*` [7.47] [S4]. */
export const say = (message: WindowMessage): void => window.postMessage(message, window.location.origin)

/** Tells the page that what it may show of the account is no longer so. */
export const tellChanged = (what: AccountChanged['what']): boolean =>
  window.dispatchEvent(new CustomEvent<AccountChanged>(ACCOUNT_CHANGED, { detail: { what } }))

/** Tells the page that a login failed: its toast says why, also where the form is not seen [8.9]. */
export const tellLoginFailed = (code: string): boolean =>
  window.dispatchEvent(new CustomEvent<LoginFailed>(LOGIN_FAILED, { detail: { code } }))
