import type { AccountScreen } from '@herna/contract/embeds'
import { lazy } from 'react'
import { closeModal, openModal } from '../dialogs/index.ts'

const MyAccount = lazy(() => import('./my-account.tsx').then((module) => ({ default: module.MyAccount })))
const LegacyAccount = lazy(() => import('./legacy-account.tsx').then((module) => ({ default: module.LegacyAccount })))

const MODAL = { id: 'my-account', level: 2400 } as const
const close = () => closeModal(MODAL)

interface Opening {
  /** Use the legacy account in an iframe, as set by the configuration flag `redirectToMyAccount` [6.8]. */
  legacy?: boolean
}

/** Opens the account at one of its screens [2.40] [4.36]. */
export function openMyAccount(screen: AccountScreen = 'dashboard', { legacy = false }: Opening = {}): void {
  const retry = () => openMyAccount(screen)
  openModal({
    ...MODAL,
    render: (controls) =>
      legacy ? (
        <LegacyAccount controls={controls} screen={screen} close={close} />
      ) : (
        <MyAccount controls={controls} screen={screen} close={close} retry={retry} />
      ),
  })
}
