import type { PlayerAction } from '@herna/contract/notifications'
import {
  hasBonusPopup,
  isSportsBonus,
  type MessageQueue,
  type QueueEffect,
  type QueueEvent,
  queueStep,
} from '@herna/rules/bonuses'
import { closeBonusModals, openBonusPopup, showBonusDetailsError } from '../bonuses/index.ts'
import { isSessionOver } from '../player-data/index.ts'
import { callHosts, logFailure } from '../session/index.ts'
import { closeInApp, closePlayerMessage, openInApp, openPlayerMessage, shownInApp } from './shown-messages.tsx'
import { unreadMessages } from './unread-messages.ts'

/** The running queue of one player. */
export type QueueRunner = ReturnType<typeof runQueue>

/** Runs the queue: shows messages, dismisses or confirms them at the platform, offers bonuses [4.24] [4.25]. */
export function runQueue(initial: MessageQueue) {
  let queue = initial
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  /** Ids of waiting messages [7.42], which are confirmed instead of dismissed. */
  const waitingIds = new Set<string>()
  const pushedIds = new Set<string>()
  /** Ids of messages that were set aside unread. */
  const asideIds = new Set<string>()
  function send(event: QueueEvent): void {
    if (isOver) return
    const previouslyShown = queue.shown
    const step = queueStep(queue, event)
    queue = step.queue
    if (queue.shown && queue.shown !== previouslyShown) show(queue.shown)
    for (const effect of step.effects) perform(effect)
    const open = [...queue.waiting, ...(queue.shown ? [queue.shown] : [])].filter(({ id }) => !waitingIds.has(id))
    unreadMessages.set(open.length + asideIds.size)
  }
  /** A plain message that arrives while the player is here asks for no answer [3.15]; all others are dialogs [2.43]. */
  function show(message: PlayerAction): void {
    const onClosed = () => send({ type: 'dismissed' })
    const isInApp = pushedIds.has(message.id) && message.group === 'PlayerActionShowMessage' && !isSportsBonus(message)
    const setAside = () => {
      asideIds.add(message.id)
      send({ type: 'set-aside' })
    }
    if (isInApp) openInApp(message, { onClosed, setAside })
    else openPlayerMessage(message, waitingIds.has(message.id), onClosed)
  }
  function perform(effect: QueueEffect): void {
    switch (effect.type) {
      case 'pause':
        timer = setTimeout(() => send({ type: 'pause-over' }), effect.ms)
        return
      case 'dismiss':
        // If this fails, the message is shown again at the next login, which is acceptable.
        callHosts(({ platform }) =>
          waitingIds.has(effect.id) ? platform.confirmWaitingMessage(effect.id) : platform.dismissPlayerMessage(effect.id),
        ).catch(() => undefined)
        return
      case 'load-bonus':
        callHosts(({ gateway }) => gateway.bonusDetails(effect.bonusId)).then(
          (details) => {
            const isOffered = details.bonus.status === 'offered' && hasBonusPopup(details.bonus.playType)
            if (isOver || !isOffered) return send({ type: 'bonus-closed' })
            if (queue.isRealPlay || queue.isCovered) return send({ type: 'bonus-postponed' })
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
    addWaiting(messages: readonly PlayerAction[]) {
      for (const message of messages) {
        waitingIds.add(message.id)
        send({ type: 'pushed', message })
      }
    },
    addPushed(message: PlayerAction) {
      pushedIds.add(message.id)
      send({ type: 'pushed', message })
    },
    /** The player marked messages as read in the hub. What the platform has left came after those shown there; the hub does not contain the waiting ones. */
    readInHub() {
      const keepOnly = (left: readonly PlayerAction[]) => {
        if (isOver) return
        const unread = new Set([...waitingIds, ...left.map(({ id }) => id)])
        for (const id of asideIds) if (!unread.has(id)) asideIds.delete(id)
        const card = shownInApp.get()
        if (card && !unread.has(card.message.id)) {
          closeInApp()
          send({ type: 'set-aside' })
        }
        send({ type: 'read-elsewhere', except: unread })
      }
      callHosts(({ platform }) => platform.playerMessages()).then(keepOnly, (error: unknown) => {
        logFailure('player_messages', error)
        keepOnly([])
      })
    },
    /** Whether the open dialog is a message of this queue. */
    isShowing: () => queue.shown !== null && shownInApp.get() === null,
    isOver: () => isOver,
    stop() {
      isOver = true
      clearTimeout(timer)
      closePlayerMessage()
      closeInApp()
      unreadMessages.set(0)
      closeBonusModals()
    },
  }
}
