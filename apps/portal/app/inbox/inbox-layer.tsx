import { EMPTY_QUEUE } from '@herna/rules/bonuses'
import { ACCOUNT_CHANGED } from '@herna/contract/embeds'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useMatches } from 'react-router'
import { useMoneyStyle, useRunsGame } from '../config/index.ts'
import { useAnyModal } from '../dialogs/index.ts'
import { InAppNotification } from '../embeds/index.ts'
import { isSessionOver } from '../player-data/index.ts'
import { onPlayerMessage } from '../realtime/index.ts'
import { usePlayInfoDue } from '../responsible-gaming/index.ts'
import { callHosts, logFailure, notifyPlayerMessagesFailed, usePlayerValue } from '../session/index.ts'
import { type QueueRunner, runQueue } from './run-queue.ts'
import { shownInApp } from './shown-messages.tsx'
import { useFollowMessage } from './use-follow-message.ts'
import { readableMessages } from './waiting-messages.ts'

/** Where money is staked: one game, or several live tables. */
const REAL_PLAY = ['preview-play-game-real', 'preview-live-casino-my-tables']
/** How long a message that asks for no answer stays over the page. */
const IN_APP_MS = 20_000

/** Runs the queue of a player's messages [4.25] and shows those that ask for no answer; unmounted at logout. */
export function MessagesLayer() {
  const isRealPlay = useMatches().some(({ id }) => REAL_PLAY.includes(id))
  // The information of § 32 comes first [4.31], also when its code loads after this.
  const isInfoDue = usePlayInfoDue()
  const isCovered = useAnyModal() || isInfoDue
  const queue = useRef<QueueRunner | null>(null)
  const initial = useRef({ isRealPlay, isCovered })
  useEffect(() => {
    const runner = runQueue({ ...EMPTY_QUEUE, ...initial.current })
    queue.current = runner
    const stop = onPlayerMessage((message) => runner.addPushed(message))
    // In a task of its own: React runs effects in the task that renders.
    const timer = setTimeout(() => fetchMessages(runner))
    const onChange = ({ detail }: WindowEventMap[typeof ACCOUNT_CHANGED]) => detail.what === 'messages' && runner.readInHub()
    window.addEventListener(ACCOUNT_CHANGED, onChange)
    return () => {
      window.removeEventListener(ACCOUNT_CHANGED, onChange)
      clearTimeout(timer)
      stop()
      runner.stop()
    }
  }, [])
  const waiting = usePlayerValue(({ data }) => data?.messages.value)
  const money = useMoneyStyle()
  useEffect(() => {
    if (waiting) queue.current?.addWaiting(readableMessages(waiting, money))
  }, [waiting, money])
  useEffect(() => {
    queue.current?.send({ type: 'real-play', on: isRealPlay })
  }, [isRealPlay])
  // A message does not cover another dialog (§ 32 popup, account).
  useEffect(() => {
    const runner = queue.current
    runner?.send({ type: 'covered', on: isCovered && !runner.isShowing() })
  }, [isCovered])
  return <InApp />
}

/** Messages that cannot be fetched are fetched at the next login; the player is notified [8.30]. */
function fetchMessages(runner: QueueRunner): void {
  callHosts(({ platform }) => platform.playerMessages()).then(
    (messages) => runner.send({ type: 'loaded', messages }),
    (error: unknown) => {
      logFailure('player_messages', error)
      if (!runner.isOver() && !isSessionOver(error)) void notifyPlayerMessagesFailed().catch(() => undefined)
    },
  )
}

/** The pushed message that is shown over the page, if any. */
function InApp() {
  const shown = useSyncExternalStore(shownInApp.subscribe, shownInApp.get, () => null)
  const follow = useFollowMessage()
  // An ignored message does not hold back those that need an answer; the bell still counts it.
  const isSeen = useIsSeen()
  useEffect(() => {
    if (!shown || !isSeen) return
    const timer = setTimeout(shown.setAside, IN_APP_MS)
    return () => clearTimeout(timer)
  }, [shown, isSeen])
  if (!shown) return null
  const { message, close, openAsDialog } = shown
  return (
    <InAppNotification
      key={message.id}
      message={message}
      onFollow={(followed) => {
        close()
        follow(followed)
      }}
      onClose={close}
      onFailed={openAsDialog}
    />
  )
}

/** False over a game, where messages are hidden, and in a browser tab behind others. */
function useIsSeen(): boolean {
  const runsGame = useRunsGame()
  const isInFront = useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange)
      return () => document.removeEventListener('visibilitychange', onChange)
    },
    () => document.visibilityState === 'visible',
    () => true,
  )
  return isInFront && !runsGame
}
