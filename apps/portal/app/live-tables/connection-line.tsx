import { Button, classNames } from '@herna/kit'
import { useState, useSyncExternalStore } from 'react'
import { clockText } from '../texts/index.ts'
import styles from './connection-line.module.css'
import { type FeedStatus, retryFeed } from './feed-state.ts'
import { useLiveTexts } from './live-texts.ts'
import { useLiveFeed } from './use-live-feed.ts'
import { useFeedStatus, useOpenTables } from './use-live-table.ts'

interface ConnectionLineProps {
  /** Shown until the page connects: what the server knows. */
  initial: string
  /** Instead of the state's own words. */
  text?: string
}

/** The state of the live feed [3.20], in a line whose height is the same in every state. Connects while it is mounted. */
export function ConnectionLine({ initial, text }: ConnectionLineProps) {
  useLiveFeed(true)
  const t = useLiveTexts()
  const status = useFeedStatus()
  const retry = useSyncExternalStore(retryFeed.subscribe, retryFeed.get, () => null)
  const isBroken = status.state === 'reconnecting' || status.state === 'stopped'
  return (
    <div className={styles.line}>
      <i className={classNames(styles.dot, styles[status.state])} aria-hidden="true" />
      <p>{text ?? <LineText status={status} initial={initial} />}</p>
      {isBroken && retry && (
        <Button variant="text" className={styles.retry} onClick={retry}>
          {t('try-now')}
        </Button>
      )}
      <span className="sr" role="status">
        <Announcement state={status.state} />
      </span>
    </div>
  )
}

function LineText({ status: { state, dataAt }, initial }: { status: FeedStatus; initial: string }) {
  const t = useLiveTexts()
  const open = useOpenTables()
  const time = () => (dataAt === null ? '' : clockText(new Date(dataAt), true))
  switch (state) {
    case 'idle':
      return initial
    case 'connecting':
      return t('connecting')
    case 'connected':
      return open > 0 ? t('live', { count: open }) : t('live-none')
    case 'reconnecting':
      return t('reconnecting', { time: time() })
    case 'stopped':
      return dataAt === null ? t('stopped-empty') : t('stopped', { time: time() })
  }
}

/** Announced: that the connection broke, and that it is back. Never the first connection or a count. */
function Announcement({ state }: { state: FeedStatus['state'] }) {
  const t = useLiveTexts()
  const [announced, setAnnounced] = useState<{ state: FeedStatus['state']; isBroken: boolean; key: string | null }>({
    state: 'idle',
    isBroken: false,
    key: null,
  })
  if (announced.state !== state) setAnnounced(announcementAfter(announced, state))
  return announced.key && t(announced.key)
}

function announcementAfter({ isBroken, key }: { isBroken: boolean; key: string | null }, state: FeedStatus['state']) {
  if (state === 'reconnecting' || state === 'stopped') return { state, isBroken: true, key: `announce-${state}` }
  if (state === 'connected') return { state, isBroken: false, key: isBroken ? 'announce-connected' : key }
  return { state, isBroken, key }
}
