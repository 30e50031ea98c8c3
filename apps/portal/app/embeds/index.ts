/** Embedded apps: login dialog, account, messages, cookie settings, loaded by a manifest and mounted; the consent question; and window messages.
 *  States of an app: loading, mounted, failed (toast with a retry). Spec 2.40, 4.13, 4.36, 4.39, 6.8, 7.41, 7.47. */
export { ConsentQuestion } from './consent-question.tsx'
export { CONSENT_SCRIPT } from './consent-script.ts'
export { ConsentStart, openCookieSettings } from './consent-start.tsx'
export { closeLoginDialog, openLoginDialog } from './open-login-dialog.tsx'
export { InAppNotification } from './in-app-notification.tsx'
export { openNotificationHub } from './open-notification-hub.tsx'
export { openMyAccount } from './open-my-account.tsx'
export { useDepositPage } from './use-deposit-page.ts'
export { pathOnPortal } from './path-on-portal.ts'
export { EMBEDDER_MESSAGES, onOwnMessage, readWindowMessage } from './window-messages.ts'
