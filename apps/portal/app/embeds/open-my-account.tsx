import type { AccountScreen } from '@herna/contract/embeds'
import { lazy } from 'react'
import { useAccountPages } from '../config/index.ts'
import { closeModal, type ModalControls, openModal } from '../dialogs/index.ts'

const MyAccount = lazy(() => import('./my-account.tsx').then((module) => ({ default: module.MyAccount })))
const LegacyAccount = lazy(() => import('./legacy-account.tsx').then((module) => ({ default: module.LegacyAccount })))

const MODAL = { id: 'my-account', level: 2400 } as const
const close = () => closeModal(MODAL)

/** Opens the account at one of its screens [2.40] [4.36]. */
export const openMyAccount = (screen: AccountScreen = 'dashboard'): void =>
  openModal({ ...MODAL, render: (controls) => <Account controls={controls} screen={screen} /> })

/** The embedded app, or the legacy account in an iframe where the configuration flag `redirectToMyAccount` is set [6.8]. */
function Account({ controls, screen }: { controls: ModalControls; screen: AccountScreen }) {
  const { redirectToMyAccount } = useAccountPages()
  if (redirectToMyAccount) return <LegacyAccount controls={controls} screen={screen} close={close} />
  return <MyAccount controls={controls} screen={screen} close={close} retry={() => openMyAccount(screen)} />
}
