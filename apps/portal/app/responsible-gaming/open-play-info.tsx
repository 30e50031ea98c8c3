import { PLAYER_COOKIES } from '@herna/rules/player'
import { lazy } from 'react'
import { closeModal, openModal, useAnyModal } from '../dialogs/index.ts'
import { browserCookies } from '../config/index.ts'
import { playerView, currentShellRules, useAuth } from '../session/index.ts'

const PlayInfo = lazy(() => import('./play-info.tsx').then((module) => ({ default: module.PlayInfo })))
const RealityCheck = lazy(() => import('./reality-check.tsx').then((module) => ({ default: module.RealityCheck })))

const INFO = { id: 'play-info', level: 2200 } as const
const CHECK = { id: 'reality-check', level: 5000 } as const

/** Opens the regulatory popup [2.42] [4.31]. It counts as seen only when a logged-in player closed it: a logout closes it, too. */
export const openPlayInfo = (): void => openInfo({})

const openInfo = (how: { opensItself?: true }): void =>
  openModal({
    ...INFO,
    ...how,
    onDismissed: () => {
      if (playerView().auth === 'authenticated') browserCookies.write(PLAYER_COOKIES.rglSeen, '1', null)
    },
    render: (controls) => <PlayInfo controls={controls} />,
  })

/** [4.31] True when the logged-in player has not seen it since the login. */
const isPlayInfoDue = (): boolean =>
  playerView().auth === 'authenticated' &&
  currentShellRules().showsRegulatoryPopup &&
  browserCookies.read(PLAYER_COOKIES.rglSeen) === null

export function openPlayInfoWhenDue(): void {
  if (isPlayInfoDue()) openInfo({ opensItself: true })
}

/** True until the player has closed the popup after login; code that leaves the portal waits for it. */
export function usePlayInfoDue(): boolean {
  const auth = useAuth()
  // Re-evaluates when a dialog has closed.
  useAnyModal()
  return auth === 'authenticated' && isPlayInfoDue()
}

/** Opens above all other dialogs: the player decides before going on. `minutes`: session time. */
export const openRealityCheck = (minutes: number): void =>
  openModal({ ...CHECK, opensItself: true, render: (controls) => <RealityCheck controls={controls} minutes={minutes} /> })

/** Called at logout. */
export function closePlayerModals(): void {
  closeModal(INFO)
  closeModal(CHECK)
}
