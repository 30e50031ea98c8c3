import type { BonusDetails, PlayerBonus } from '@herna/contract/player'
import { lazy } from 'react'
import { closeModal, openModal } from '../dialogs/index.ts'

const CancelBonus = lazy(() => import('./cancel-bonus.tsx').then((module) => ({ default: module.CancelBonus })))
const BonusPopup = lazy(() => import('./bonus-popup.tsx').then((module) => ({ default: module.BonusPopup })))

const CANCEL = { id: 'cancel-bonus', level: 2200 } as const
const POPUP = { id: 'bonus-popup', level: 2200 } as const

/** What cancelling would lose is said before it is done. */
export const openCancelBonus = (bonus: PlayerBonus): void =>
  openModal({
    ...CANCEL,
    render: (controls) => <CancelBonus bonus={bonus} controls={controls} close={() => closeModal(CANCEL)} />,
  })

/** [2.43] [4.24] `onGone`: it was closed, taken or left. */
export const openBonusPopup = (details: BonusDetails, onGone: () => void): void =>
  openModal({
    ...POPUP,
    render: (controls) => <BonusPopup details={details} controls={controls} close={() => closeModal(POPUP)} onGone={onGone} />,
  })

export function closeBonusModals(): void {
  closeModal(CANCEL)
  closeModal(POPUP)
}
