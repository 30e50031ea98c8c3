import { ERROR_KEYS } from '@herna/contract/errors'
import { closeSnackbar, showSnackbar } from '../toasts/index.ts'
import { createHub } from './create-hub.ts'
import { openFeed, type Feed } from './feed-connection.ts'
import { dataTime, feedStatus, liveTables, retryFeed } from './feed-state.ts'
import { followPage } from './follow-page.ts'
import { liveText } from './live-texts.ts'
import { hasLiveTables } from './use-live-feed.ts'

/** A visitor who goes from one live page to the next keeps the connection. */
const LINGER_MS = 5_000

const TOAST = 'live-feed'
const FAILURES = { start: ERROR_KEYS.liveFeedStart, stop: ERROR_KEYS.liveFeedStop } as const

let holders = 0
let close: (() => void) | null = null
let lingering: ReturnType<typeof setTimeout> | undefined

/** Opens this tab's connection, or keeps it open. Returns a function to call once when it is no longer needed; the last call closes it after some seconds. */
export function holdFeed(url: string): () => void {
  holders += 1
  clearTimeout(lingering)
  close ??= startFeed(url)
  return () => {
    holders -= 1
    if (holders === 0) lingering = setTimeout(stopFeed, LINGER_MS)
  }
}

function stopFeed(): void {
  close?.()
  close = null
}

function startFeed(url: string): () => void {
  const feed: Feed = openFeed({
    createHub: () => createHub(url),
    tables: liveTables,
    setStatus(status) {
      hasLiveTables.set(liveTables.size > 0)
      feedStatus.set(status)
    },
    setDataTime: dataTime.set,
    onFailure: (what) => announceFailure(FAILURES[what], what === 'start' ? feed.reconnectNow : undefined),
    report: (message, record) => reportError(new TypeError(message, { cause: record })),
    now: Date.now,
  })
  const unfollow = followPage(feed, {
    window,
    document,
    random: Math.random,
    after(milliseconds, act) {
      const timer = setTimeout(act, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  retryFeed.set(feed.reconnectNow)
  feed.reconnect()
  return () => {
    unfollow()
    retryFeed.set(null)
    feed.close()
  }
}

/** [8.18] */
function announceFailure(key: string, retry?: () => void): void {
  closeSnackbar(TOAST)
  const action = retry && { actionText: liveText('try-now'), action: retry }
  showSnackbar({ id: TOAST, type: 'alert', title: liveText(key), limit: 1, ...action })
}
