import type { ConsentGroup } from './names.ts'

/** Messages between windows [7.47], by what they are called on the wire. */
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

/** Window event of the login dialog [4.13]. */
export const LOGIN_DIALOG_VISIBILITY = 'loginDialogVisibility'
export interface LoginDialogVisibility {
  isOpen: boolean
}

/** Window event of the login dialog: a login failed [8.9]. `code` names a text under `errors.auth`. */
export const LOGIN_FAILED = 'loginFailed'
export interface LoginFailed {
  code: string
}

/** Window event of the account: the page behind may show what is no longer so. */
export const ACCOUNT_CHANGED = 'accountChanged'
export interface AccountChanged {
  what: 'balance' | 'personal-data' | 'password' | 'second-factor' | 'sessions' | 'limits' | 'exclusion' | 'logged-out'
}

/** Window event of the cookie consent: given, or changed. */
export const CONSENT_CHANGED = 'cookieConsentChanged'
export type ConsentChanged = Record<ConsentGroup, boolean>

declare global {
  interface WindowEventMap {
    loginDialogVisibility: CustomEvent<LoginDialogVisibility>
    loginFailed: CustomEvent<LoginFailed>
    accountChanged: CustomEvent<AccountChanged>
    cookieConsentChanged: CustomEvent<ConsentChanged>
  }
}
