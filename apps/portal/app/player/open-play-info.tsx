import { lazy } from 'react'
import { closeModal, openModal } from '../notices/index.ts'

const PlayInfo = lazy(() => import('./play-info.tsx').then((module) => ({ default: module.PlayInfo })))
const RealityCheck = lazy(() => import('./reality-check.tsx').then((module) => ({ default: module.RealityCheck })))

const INFO = { id: 'play-info', level: 2200 } as const
const CHECK = { id: 'reality-check', level: 5000 } as const

/** The regulatory popup [2.42] [4.31]. */
export const openPlayInfo = (onSeen?: () => void): void =>
  openModal({ ...INFO, render: (controls) => <PlayInfo controls={controls} onSeen={onSeen} /> })

/** Above whatever else is open: the player decides before going on. */
export const openRealityCheck = (minutes: number): void =>
  openModal({ ...CHECK, render: (controls) => <RealityCheck controls={controls} minutes={minutes} /> })

/** The player has left. */
export function closePlayerModals(): void {
  closeModal(INFO)
  closeModal(CHECK)
}
