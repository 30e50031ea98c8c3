import type { ConsentGroup } from './names.ts'

/** Messages posted between windows [7.47], by their wire names. */
export type WindowMessage =
  /** Somebody logged in: in the casino's dialog, or in that of virtual sports. Says nobody's name: the session cookie knows. */
  | { type: 'CASINO_LOGIN' }
  | { type: 'VIRTUALS_LOGIN' }
  /** An embedded page asks the window around it to close. */
  | { type: 'FTNCloseModal' }
  /** An embedded page has drawn itself. */
  | { type: 'FTNPortalRendered' }
  /** An embedded page asks to go elsewhere. */
  | { type: 'redirectURL'; url: string }
  /** An embedded page asks for a game. */
  | { type: 'openGame'; gameCode: string }
export type WindowMessageType = WindowMessage['type']

/** Window event: the login dialog opened or closed [4.13]. */
export const LOGIN_DIALOG_VISIBILITY = 'loginDialogVisibility'
/** Detail of the event `loginDialogVisibility`. */
export interface LoginDialogVisibility {
  isOpen: boolean
}

/** Window event: a login in the dialog failed [8.9]. */
export const LOGIN_FAILED = 'loginFailed'
/** Detail of the event `loginFailed`; `code` is the name of a text under `errors.auth`. */
export interface LoginFailed {
  code: string
}

/** Window event of the account app: data changed, so the page behind reloads what it shows. */
export const ACCOUNT_CHANGED = 'accountChanged'
/** Detail of the event `accountChanged`: what changed. */
export interface AccountChanged {
  what: 'balance' | 'personal-data' | 'password' | 'second-factor' | 'sessions' | 'limits' | 'exclusion' | 'logged-out'
}

/** Window event: the cookie consent was given or changed. */
export const CONSENT_CHANGED = 'cookieConsentChanged'
/** Detail of the event `cookieConsentChanged`: each group allowed or not. */
export type ConsentChanged = Record<ConsentGroup, boolean>

declare global {
  interface WindowEventMap {
    loginDialogVisibility: CustomEvent<LoginDialogVisibility>
    loginFailed: CustomEvent<LoginFailed>
    accountChanged: CustomEvent<AccountChanged>
    cookieConsentChanged: CustomEvent<ConsentChanged>
  }
}
