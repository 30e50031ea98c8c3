import type { EmbedOptions } from '@herna/contract/embeds'
import { lazy } from 'react'
import { closeModal, openModal } from '../dialogs/index.ts'

const NotificationHub = lazy(() => import('./notification-hub.tsx').then((module) => ({ default: module.NotificationHub })))

const MODAL = { id: 'notification-hub', level: 2400 } as const

const closeNotificationHub = (): void => closeModal(MODAL)

/** Opens the player's messages [4.36] [7.41]. `onFollow` runs when the player follows one; the hub is then closed. */
export function openNotificationHub(onFollow: NonNullable<EmbedOptions['onFollow']>): void {
  const retry = () => openNotificationHub(onFollow)
  openModal({
    ...MODAL,
    render: (controls) => <NotificationHub controls={controls} close={closeNotificationHub} retry={retry} onFollow={onFollow} />,
  })
}
