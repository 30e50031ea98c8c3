import { EMPTY_QUEUE, hasBonusPopup, type MessageQueue, type QueueEffect, type QueueEvent, queueStep } from '@herna/rules/bonuses'
import { useEffect, useRef } from 'react'
import { useMatches } from 'react-router'
import { closeBonusModals, openBonusPopup, tellNoDetails } from '../bonuses/index.ts'
import { onPlayerMessage } from '../realtime/index.ts'
import { useAnyModal } from '../dialogs/index.ts'
import { isSessionOver } from '../player-data/index.ts'
import { askHosts, logFailure, tellMessagesFailed } from '../session/index.ts'
import { closePlayerMessage, openPlayerMessage } from './open-message.tsx'

const REAL_PLAY = 'preview-play-game-real'

/** Runs the queue of a player's messages [4.25]. It shows nothing itself; unmounted when the player leaves. */
export function MessagesLayer() {
  const isRealPlay = useMatches().some(({ id }) => id === REAL_PLAY)
  const isCovered = useAnyModal()
  const queue = useRef<ReturnType<typeof runQueue> | null>(null)
  useEffect(() => {
    const running = runQueue()
    queue.current = running
    const stop = onPlayerMessage((message) => running.send({ type: 'pushed', message }))
    // What could not be fetched now is pushed, or fetched at the next login; the player is told [8.30].
    askHosts(({ platform }) => platform.playerMessages()).then(
      (messages) => running.send({ type: 'loaded', messages }),
      (error: unknown) => {
        logFailure('player_messages', error)
        if (!running.isOver() && !isSessionOver(error)) void tellMessagesFailed().catch(() => undefined)
      },
    )
    return () => {
      stop()
      running.stop()
    }
  }, [])
  // A message does not lie down on another dialog (§ 32 at the login, the account): it waits as it does in real play.
  useEffect(() => {
    const running = queue.current
    running?.send({ type: 'real-play', on: isRealPlay || (isCovered && !running.isShowing()) })
  }, [isRealPlay, isCovered])
  return null
}

function runQueue() {
  let queue: MessageQueue = EMPTY_QUEUE
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  function send(event: QueueEvent): void {
    if (isOver) return
    const before = queue.shown
    const step = queueStep(queue, event)
    queue = step.queue
    if (queue.shown && queue.shown !== before) openPlayerMessage(queue.shown, () => send({ type: 'dismissed' }))
    for (const effect of step.effects) perform(effect)
  }
  function perform(effect: QueueEffect): void {
    switch (effect.do) {
      case 'pause':
        timer = setTimeout(() => send({ type: 'pause-over' }), effect.ms)
        return
      case 'dismiss':
        // Not kept: it comes again with the next login, which is no harm.
        askHosts(({ platform }) => platform.dismissPlayerMessage(effect.id)).catch(() => undefined)
        return
      case 'load-bonus':
        askHosts(({ gateway }) => gateway.bonusDetails(effect.bonusId)).then(
          (details) => {
            const isOffered = details.bonus.status === 'offered' && hasBonusPopup(details.bonus.playType)
            if (isOver || !isOffered || queue.pendingBonus !== effect.bonusId) return send({ type: 'bonus-closed' })
            openBonusPopup(details, () => {
              // Other parts of the page hear that the offer was put away [4.24].
              window.dispatchEvent(new CustomEvent('bonus-dismissed', { detail: { bonusId: effect.bonusId } }))
              send({ type: 'bonus-closed' })
            })
          },
          (error: unknown) => {
            logFailure('bonus_details', error)
            if (!isOver && !isSessionOver(error)) tellNoDetails()
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
