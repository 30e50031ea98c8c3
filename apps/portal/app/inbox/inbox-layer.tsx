import { EMPTY_QUEUE, hasBonusPopup, type MessageQueue, type QueueEffect, type QueueEvent, queueStep } from '@herna/rules/bonuses'
import { lazy, useEffect, useRef } from 'react'
import { useMatches } from 'react-router'
import { closeBonusModals, openBonusPopup, showBonusDetailsError } from '../bonuses/index.ts'
import { onPlayerMessage } from '../realtime/index.ts'
import { closeModal, openModal, useAnyModal } from '../dialogs/index.ts'
import { isSessionOver } from '../player-data/index.ts'
import { callHosts, logFailure, notifyMessagesFailed } from '../session/index.ts'
import type { PlayerAction } from '@herna/contract/notifications'

const REAL_PLAY = 'preview-play-game-real'

/** Runs the queue of a player's messages [4.25]. Renders nothing; unmounted at logout. */
export function MessagesLayer() {
  const isRealPlay = useMatches().some(({ id }) => id === REAL_PLAY)
  const isCovered = useAnyModal()
  const queue = useRef<ReturnType<typeof runQueue> | null>(null)
  useEffect(() => {
    const runner = runQueue()
    queue.current = runner
    const stop = onPlayerMessage((message) => runner.send({ type: 'pushed', message }))
    // Messages that cannot be fetched are fetched at the next login; the player is notified [8.30].
    callHosts(({ platform }) => platform.playerMessages()).then(
      (messages) => runner.send({ type: 'loaded', messages }),
      (error: unknown) => {
        logFailure('player_messages', error)
        if (!runner.isOver() && !isSessionOver(error)) void notifyMessagesFailed().catch(() => undefined)
      },
    )
    return () => {
      stop()
      runner.stop()
    }
  }, [])
  // A message does not cover another dialog (§ 32 popup, account): it waits as during real-money play.
  useEffect(() => {
    const runner = queue.current
    runner?.send({ type: 'real-play', on: isRealPlay || (isCovered && !runner.isShowing()) })
  }, [isRealPlay, isCovered])
  return null
}

function runQueue() {
  let queue: MessageQueue = EMPTY_QUEUE
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  function send(event: QueueEvent): void {
    if (isOver) return
    const previouslyShown = queue.shown
    const step = queueStep(queue, event)
    queue = step.queue
    if (queue.shown && queue.shown !== previouslyShown) openPlayerMessage(queue.shown, () => send({ type: 'dismissed' }))
    for (const effect of step.effects) perform(effect)
  }
  function perform(effect: QueueEffect): void {
    switch (effect.type) {
      case 'pause':
        timer = setTimeout(() => send({ type: 'pause-over' }), effect.ms)
        return
      case 'dismiss':
        // If this fails, the message is shown again at the next login, which is acceptable.
        callHosts(({ platform }) => platform.dismissPlayerMessage(effect.id)).catch(() => undefined)
        return
      case 'load-bonus':
        callHosts(({ gateway }) => gateway.bonusDetails(effect.bonusId)).then(
          (details) => {
            const isOffered = details.bonus.status === 'offered' && hasBonusPopup(details.bonus.playType)
            if (isOver || !isOffered || queue.pendingBonus !== effect.bonusId) return send({ type: 'bonus-closed' })
            openBonusPopup(details, () => {
              // Notifies other parts of the page that the offer was dismissed [4.24].
              window.dispatchEvent(new CustomEvent('bonus-dismissed', { detail: { bonusId: effect.bonusId } }))
              send({ type: 'bonus-closed' })
            })
          },
          (error: unknown) => {
            logFailure('bonus_details', error)
            if (!isOver && !isSessionOver(error)) showBonusDetailsError()
            send({ type: 'bonus-closed' })
          },
        )
    }
  }
  return {
    send,
    isShowing: () => queue.shown !== null,
    isOver: () => isOver,
    stop() {
      isOver = true
      clearTimeout(timer)
      closePlayerMessage()
      closeBonusModals()
    },
  }
}

const PlayerMessage = lazy(() => import('./player-message.tsx').then((module) => ({ default: module.PlayerMessage })))
const MESSAGE = { id: 'player-message', level: 2200 } as const

/** [2.43] `onClosed` runs once, however the message was closed. */
const openPlayerMessage = (message: PlayerAction, onClosed: () => void): void =>
  openModal({
    ...MESSAGE,
    render: (controls) => <PlayerMessage message={message} controls={controls} close={closePlayerMessage} onClosed={onClosed} />,
  })

const closePlayerMessage = (): void => closeModal(MESSAGE)
