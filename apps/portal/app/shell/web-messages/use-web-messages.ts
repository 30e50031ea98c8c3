import type { WebMessage } from '@herna/contract/content'
import { messageCookie, MESSAGE_DISMISSED_SECONDS, nextMessageChange, platformOf, shownMessages } from '@herna/rules/web-messages'
import { useEffect, useReducer, useState } from 'react'
import { useLocation } from 'react-router'
import { browserCookies, useGameMessages } from '../../config/index.ts'
import { usePlayerValue } from '../../session/index.ts'
import { addressOf } from '../../urls/index.ts'
import { fetchWebMessages } from './fetch-web-messages.ts'
import { notifyWebMessagesFailed } from './web-message-texts.ts'

const NONE: readonly WebMessage[] = []
/** The longest time a browser's timer supports. */
const MAX_TIMER_MS = 2_147_483_647
const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches

/** The web message to show on this page, and how to dismiss it for 12 hours [5.6] [9.2]. */
export function useWebMessages(): { message: WebMessage | undefined; dismiss: (id: string) => void } {
  const clockOffset = usePlayerValue((player) => player.clockOffset)
  const messages = useMessagesOfPlatform()
  const [now, setNow] = useState(() => Date.now())
  // Also kept here: cookies may be blocked [F7].
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  const serverNow = now + clockOffset
  const change = nextMessageChange(messages, serverNow)
  useEffect(() => {
    if (change === null) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(change - clockOffset - Date.now(), MAX_TIMER_MS))
    return () => clearTimeout(timer)
    // `now`: a timer that ends early, because of its maximum or an adjusted clock, is started again.
  }, [change, clockOffset, now])
  const isDismissed = (id: string) => dismissed.has(id) || browserCookies.read(messageCookie(id)) !== null
  const dismiss = (id: string) => {
    browserCookies.write(messageCookie(id), '1', MESSAGE_DISMISSED_SECONDS)
    setDismissed((current) => new Set([...current, id]))
  }
  return { message: shownMessages(messages, serverNow, isDismissed)[0], dismiss }
}

/** Fetches the messages of the page's platform; they change between the casino and the live casino [3.3] [7.40]. */
function useMessagesOfPlatform(): readonly WebMessage[] {
  const { base, locale } = useGameMessages()
  const { pathname } = useLocation()
  const live = addressOf('preview-live-casino')
  const isLive = `${pathname.replace(/^\/preview/, '')}/`.startsWith(`${live}/`)
  const target = platformOf({ isNative: false, isLive, isTouch: isTouch() })
  const [messages, setMessages] = useState<readonly WebMessage[]>(NONE)
  // The toast of a failure may outlive the platform it is about: its retry loads what the current page needs.
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    let isCurrent = true
    fetchWebMessages({ base, locale }, target).then(
      (reply) => isCurrent && setMessages(reply),
      () => isCurrent && notifyWebMessagesFailed(retry),
    )
    return () => {
      isCurrent = false
    }
  }, [base, locale, target, attempt])
  return messages.filter((message) => message.target.includes(target))
}
