import type { PlayerAction } from '@herna/contract/notifications'
import { lazy } from 'react'
import { closeModal, openModal } from '../dialogs/index.ts'

const PlayerMessage = lazy(() => import('./player-message.tsx').then((module) => ({ default: module.PlayerMessage })))
const MESSAGE = { id: 'player-message', level: 2200 } as const

/** [2.43] `onGone` is told once, however it was closed. */
export const openPlayerMessage = (message: PlayerAction, onGone: () => void): void =>
  openModal({
    ...MESSAGE,
    render: (controls) => <PlayerMessage message={message} controls={controls} close={closePlayerMessage} onGone={onGone} />,
  })

export const closePlayerMessage = (): void => closeModal(MESSAGE)
