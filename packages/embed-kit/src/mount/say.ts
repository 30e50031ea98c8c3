import { ACCOUNT_CHANGED, type AccountChanged, type WindowMessage } from '@herna/contract/embeds'

/** Says something to the page this app is mounted in: the same window, the same origin, never `*` [7.47] [S4]. */
export const say = (message: WindowMessage): void => window.postMessage(message, window.location.origin)

/** Tells the page that what it may show of the account is no longer so. */
export const tellChanged = (what: AccountChanged['what']): boolean =>
  window.dispatchEvent(new CustomEvent<AccountChanged>(ACCOUNT_CHANGED, { detail: { what } }))
