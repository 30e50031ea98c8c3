import type { LoginScreen } from '@herna/contract/embeds'
import { lazy } from 'react'
import { closeModal, openModal } from '../dialogs/index.ts'

const LoginDialog = lazy(() => import('./login-dialog.tsx').then((module) => ({ default: module.LoginDialog })))

/** Above drawers and menus [4.32]. */
const MODAL = { id: 'login-dialog', level: 5000 } as const

export const closeLoginDialog = (): void => closeModal(MODAL)

/**
 * Opens the login dialog, or switches its screen when it is open. A login is reported by the message `CASINO_LOGIN` [4.13]. Without `toggles` the dialog
 * loads them.
 */
export function openLoginDialog(screen: LoginScreen = 'login', toggles?: readonly string[]): void {
  const retry = () => openLoginDialog(screen)
  openModal({
    ...MODAL,
    render: (controls) => (
      <LoginDialog controls={controls} screen={screen} toggles={toggles} close={closeLoginDialog} retry={retry} />
    ),
  })
}
