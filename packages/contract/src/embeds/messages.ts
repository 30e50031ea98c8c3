import type { ConsentGroup } from './names.ts'

/** Messages posted between windows [7.47], by their wire names. */
export type WindowMessage =
  /** A login in the dialog of the casino, or of virtual sports. Contains no name: the session cookie identifies the player. */
  | { type: 'CASINO_LOGIN' }
  | { type: 'VIRTUALS_LOGIN' }
  /** An embedded page requests that its parent closes it. */
  | { type: 'FTNCloseModal' }
  /** An embedded page has rendered. */
  | { type: 'FTNPortalRendered' }
  /** An embedded page requests a navigation. */
  | { type: 'redirectURL'; url: string }
  /** An embedded page requests that a game is opened. */
  | { type: 'openGame'; gameCode: string }
  /** To the site that embeds the portal: the login dialog opened or closed. */
  | { type: 'loginDialogVisibility'; isOpen: boolean }
  /** To the site that embeds the portal: the login needs a further step of the player. */
  | { type: 'loginValidation' }
  /** To the site that embeds the portal: the player is logged out. */
  | { type: 'loggedOut' }
/** Wire name of a message between windows. */
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
  what:
    | 'balance'
    | 'personal-data'
    | 'password'
    | 'second-factor'
    | 'sessions'
    | 'limits'
    | 'exclusion'
    | 'logged-out'
    | 'messages'
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
