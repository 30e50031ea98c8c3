import type { BonusDetails, PlayerBonus } from '@herna/contract/player'
import { lazy } from 'react'
import { closeModal, openModal } from '../dialogs/index.ts'

const CancelBonus = lazy(() => import('./cancel-bonus.tsx').then((module) => ({ default: module.CancelBonus })))
const BonusPopup = lazy(() => import('./bonus-popup.tsx').then((module) => ({ default: module.BonusPopup })))

const CANCEL = { id: 'cancel-bonus', level: 2200 } as const
const POPUP = { id: 'bonus-popup', level: 2200 } as const

/** Opens the dialog that shows what cancelling would lose. */
export const openCancelBonus = (bonus: PlayerBonus): void =>
  openModal({
    ...CANCEL,
    render: (controls) => <CancelBonus bonus={bonus} controls={controls} close={() => closeModal(CANCEL)} />,
  })

/** [2.43] [4.24] `onClosed` is called once, when the offer was closed, accepted or declined. */
export const openBonusPopup = (details: BonusDetails, onClosed: () => void): void =>
  openModal({
    ...POPUP,
    opensItself: true,
    render: (controls) => (
      <BonusPopup details={details} controls={controls} close={() => closeModal(POPUP)} onClosed={onClosed} />
    ),
  })

export function closeBonusModals(): void {
  closeModal(CANCEL)
  closeModal(POPUP)
}
