import type { PlayerAction } from '@herna/contract/notifications'
import { lazy } from 'react'
import { closeModal, openModal } from '../dialogs/index.ts'
import { createStore } from '../store/index.ts'

const PlayerMessage = lazy(() => import('./player-message.tsx').then((module) => ({ default: module.PlayerMessage })))
const MESSAGE = { id: 'player-message', level: 2200 } as const

/** [2.43] `onClosed` runs once, however the message was closed. */
export const openPlayerMessage = (message: PlayerAction, isAboutLimits: boolean, onClosed: () => void): void =>
  openModal({
    ...MESSAGE,
    opensItself: true,
    render: (controls) => (
      <PlayerMessage
        message={message}
        isAboutLimits={isAboutLimits}
        controls={controls}
        close={closePlayerMessage}
        onClosed={onClosed}
      />
    ),
  })

export const closePlayerMessage = (): void => closeModal(MESSAGE)

interface ShownInApp {
  message: PlayerAction
  close: () => void
  /** Closes it unread. */
  setAside: () => void
  /** When the embedded app cannot be loaded. */
  openAsDialog: () => void
}
/** The message that is shown over the page [3.15]. */
export const shownInApp = createStore<ShownInApp | null>(null)

/** Either `onClosed` or `setAside` runs, once; neither at a logout. */
export function openInApp(message: PlayerAction, { onClosed, setAside }: { onClosed: () => void; setAside: () => void }): void {
  const closeThen = (then: () => void) => () => {
    closeInApp()
    then()
  }
  shownInApp.set({
    message,
    close: closeThen(onClosed),
    setAside: closeThen(setAside),
    openAsDialog: closeThen(() => openPlayerMessage(message, false, onClosed)),
  })
}

export const closeInApp = (): void => shownInApp.set(null)
