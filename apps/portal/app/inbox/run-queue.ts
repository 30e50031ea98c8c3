import type { PlayerAction } from '@herna/contract/notifications'
import { isSportsBonus, type MessageQueue, type QueueEffect, type QueueEvent, queueStep } from '@herna/rules/bonuses'
import { closeBonusModals } from '../bonuses/index.ts'
import { callHosts, logFailure } from '../session/index.ts'
import { openMessageTabs } from './message-tabs.ts'
import { offerBonus } from './offer-bonus.ts'
import { closeInApp, closePlayerMessage, openInApp, openPlayerMessage, shownInApp } from './shown-messages.tsx'
import { unreadMessages } from './unread-messages.ts'

/** The running queue of one player. */
export interface QueueRunner {
  send(event: QueueEvent): void
  addWaiting(messages: readonly PlayerAction[]): void
  addPushed(message: PlayerAction): void
  /** The player marked messages as read in the hub: other tabs are told, and the platform is asked what is left. */
  readInHub(): void
  /** Whether the open dialog is a message of this queue. */
  isShowing(): boolean
  isOver(): boolean
  stop(): void
}

/** Runs the queue: shows messages, dismisses or confirms them at the platform, offers bonuses [4.24] [4.25]. */
export function runQueue(initial: MessageQueue): QueueRunner {
  let queue = initial
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  /** Ids of waiting messages [7.42], which are confirmed instead of dismissed. */
  const waitingIds = new Set<string>()
  const pushedIds = new Set<string>()
  /** Ids of messages that were set aside unread. */
  const asideIds = new Set<string>()
  const tabs = openMessageTabs((ids) => (ids.length > 0 ? drop(new Set(ids)) : void dropRead()))

  function send(event: QueueEvent): void {
    if (isOver) return
    const previouslyShown = queue.shown
    const step = queueStep(queue, event)
    queue = step.queue
    if (queue.shown && queue.shown !== previouslyShown) show(queue.shown)
    for (const effect of step.effects) perform(effect)
    unreadMessages.set(openOnes().filter(({ id }) => !waitingIds.has(id)).length + asideIds.size)
  }
  const openOnes = () => [...queue.waiting, ...(queue.shown ? [queue.shown] : [])]

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
    if (effect.type === 'pause') timer = setTimeout(() => send({ type: 'pause-over' }), effect.ms)
    else if (effect.type === 'dismiss') answer(effect.id)
    else
      void offerBonus(effect.bonusId, {
        isOver: () => isOver,
        isPostponed: () => queue.isRealPlay || queue.isCovered,
        onPostponed: () => send({ type: 'bonus-postponed' }),
        onClosed: () => send({ type: 'bonus-closed' }),
      })
  }
  function answer(id: string): void {
    tabs.publish([id])
    // If this fails, the message is shown again at the next login, which is acceptable.
    callHosts(({ platform }) =>
      waitingIds.has(id) ? platform.confirmWaitingMessage(id) : platform.dismissPlayerMessage(id),
    ).catch(() => undefined)
  }
  /** These were read in the hub or answered in another tab. */
  function drop(ids: ReadonlySet<string>): void {
    if (isOver) return
    for (const id of ids) asideIds.delete(id)
    const { shown } = queue
    send({ type: 'read-elsewhere', ids })
    if (!shown || !ids.has(shown.id)) return
    closeInApp()
    closePlayerMessage()
  }
  /** What the platform has left came after those shown in the hub; the hub does not contain the waiting ones. */
  async function dropRead(): Promise<void> {
    const left = await callHosts(({ platform }) => platform.playerMessages()).catch((error: unknown) => {
      logFailure('player_messages', error)
      return []
    })
    const unread = new Set([...waitingIds, ...left.map(({ id }) => id)])
    drop(new Set([...openOnes().map(({ id }) => id), ...asideIds].filter((id) => !unread.has(id))))
  }

  return {
    send,
    addWaiting(messages) {
      for (const message of messages) {
        waitingIds.add(message.id)
        send({ type: 'pushed', message })
      }
    },
    addPushed(message) {
      pushedIds.add(message.id)
      send({ type: 'pushed', message })
    },
    readInHub() {
      tabs.publish([])
      void dropRead()
    },
    isShowing: () => queue.shown !== null && shownInApp.get() === null,
    isOver: () => isOver,
    stop() {
      isOver = true
      clearTimeout(timer)
      tabs.close()
      closePlayerMessage()
      closeInApp()
      unreadMessages.set(0)
      closeBonusModals()
    },
  }
}
