/** Embedded apps: login dialog, account, cookie consent, loaded by a manifest and mounted; and window messages.
 *  States of an app: loading, mounted, failed (toast with a retry). Spec 2.40, 4.13, 4.36, 4.39, 6.8, 7.41, 7.47. */
export { ConsentStart, openCookieSettings } from './consent-start.tsx'
export { closeLoginDialog, openLoginDialog } from './open-login-dialog.tsx'
export { openMyAccount } from './open-my-account.tsx'
export { onOwnMessage } from './window-messages.ts'
