import { LOGIN_DIALOG_2, type LoginScreen } from '@herna/contract/embeds'

/** Which login dialog it is [4.13]: the newer one when its toggle is on, and for screens that the classic one does not have. */
export const chooseLoginDialog = (toggles: readonly string[], screen: LoginScreen): 'login-dialog' | 'login-dialog-2' =>
  screen !== 'login' || toggles.includes(LOGIN_DIALOG_2) ? 'login-dialog-2' : 'login-dialog'
