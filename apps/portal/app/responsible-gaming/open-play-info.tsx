import { PLAYER_COOKIES } from '@herna/rules/player'
import { lazy } from 'react'
import { closeModal, openModal, useAnyModal } from '../dialogs/index.ts'
import { browserCookies } from '../config/index.ts'
import { playerView, shellRulesHere, usePlayer } from '../session/index.ts'

const PlayInfo = lazy(() => import('./play-info.tsx').then((module) => ({ default: module.PlayInfo })))
const RealityCheck = lazy(() => import('./reality-check.tsx').then((module) => ({ default: module.RealityCheck })))

const INFO = { id: 'play-info', level: 2200 } as const
const CHECK = { id: 'reality-check', level: 5000 } as const

/** The regulatory popup [2.42] [4.31]. That it was seen is kept only of a player who closed it: a logout closes it as well. */
export const openPlayInfo = (): void =>
  openModal({
    ...INFO,
    onDismissed: () => {
      if (playerView().auth === 'authenticated') browserCookies.write(PLAYER_COOKIES.rglSeen, '1', null)
    },
    render: (controls) => <PlayInfo controls={controls} />,
  })

/** [4.31] Whoever is logged in has not seen it since the login. */
const isPlayInfoDue = (): boolean =>
  playerView().auth === 'authenticated' &&
  shellRulesHere().showsRegulatoryPopup &&
  browserCookies.read(PLAYER_COOKIES.rglSeen) === null

export function openPlayInfoWhenDue(): void {
  if (isPlayInfoDue()) openPlayInfo()
}

/** True until the player has closed the popup that opened by itself: whoever leads away from the portal waits for it. */
export function usePlayInfoDue(): boolean {
  const { auth } = usePlayer()
  // Read anew whenever a dialog has closed.
  useAnyModal()
  return auth === 'authenticated' && isPlayInfoDue()
}

/** Above whatever else is open: the player decides before going on. */
export const openRealityCheck = (minutes: number): void =>
  openModal({ ...CHECK, render: (controls) => <RealityCheck controls={controls} minutes={minutes} /> })

/** The player has left. */
export function closePlayerModals(): void {
  closeModal(INFO)
  closeModal(CHECK)
}
