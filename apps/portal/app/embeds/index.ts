/** Embedded apps: login dialog, account, cookie consent, fetched with a manifest and mounted; and what windows say to each other.
 *  States of an app: coming, mounted, failed (snackbar with a retry). Spec 2.40, 4.13, 4.36, 4.39, 6.8, 7.41, 7.47. */
export { ConsentStart, openCookieSettings } from './consent-start.tsx'
export { closeLoginDialog, openLoginDialog } from './open-login-dialog.tsx'
export { openMyAccount } from './open-my-account.tsx'
export { onOwnMessage } from './window-messages.ts'
