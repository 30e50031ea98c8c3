import { type HistoryMessage, platform as operations } from '@herna/contract/player'
import { type EmbedProps, failureText, Loaded, notifyAccountChanged, usePlatform, useCall } from '@herna/embed-kit'
import { Button, Chip, EmptyState, Note } from '@herna/kit'
import { Bell, CircleAlert } from '@herna/kit/icons'
import { useEffect, useState } from 'react'
import { HubMessage } from './hub-message.tsx'
import styles from './notification-hub.module.css'
import { texts } from './texts.sk-SK.ts'

const FILTERS = {
  all: () => true,
  offers: ({ type }: HistoryMessage) => type.startsWith('BONUS'),
  account: ({ type }: HistoryMessage) => !type.startsWith('BONUS'),
}
type Filter = keyof typeof FILTERS
const ORDER: readonly Filter[] = ['all', 'account', 'offers']

/** All messages of the player with what was read [7.41]: the platform keeps both. Messages about the account are apart from offers. */
export function NotificationHub({ options }: EmbedProps) {
  const platform = usePlatform(options.platform)
  const history = useCall(platform, operations.messageHistory)
  const [filter, setFilter] = useState<Filter>('all')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => options.onTitle?.(texts.title), [options])
  const markRead = async (until: string) => {
    setBusy(true)
    setFailure(null)
    const result = await platform.call(operations.readMessages, { body: { until } })
    setBusy(false)
    if (!result.ok) return setFailure(failureText(result.failure))
    notifyAccountChanged('messages')
    history.reload()
  }
  return (
    <section className={styles.hub} aria-label={texts.title}>
      <Loaded call={history} height={280}>
        {({ messages, unread }) => (
          <>
            {messages.length > 0 && (
              <div className={styles.head}>
                <p role="status">{texts.unread(unread)}</p>
                {unread > 0 && (
                  <Button variant="text" busy={busy} onClick={() => void markRead(messages[0]?.createdAt ?? '')}>
                    {texts.markRead}
                  </Button>
                )}
              </div>
            )}
            {failure && (
              <Note tone="danger" role="alert">
                <CircleAlert size={20} aria-hidden="true" />
                <p>{failure}</p>
              </Note>
            )}
            {messages.length === 0 ? (
              <EmptyState icon={<Bell />} level={3} title={texts.empty}>
                {texts.emptyText}
              </EmptyState>
            ) : (
              <>
                <div className={styles.filters} role="group" aria-label={texts.filters}>
                  {ORDER.map((name) => (
                    <Chip key={name} selected={filter === name} onClick={() => setFilter(name)}>
                      {texts[name]} <small>{messages.filter(FILTERS[name]).length}</small>
                    </Chip>
                  ))}
                </div>
                <ul className={styles.messages}>
                  {messages.filter(FILTERS[filter]).map((message) => (
                    <HubMessage key={message.id} message={message} follow={() => options.onFollow?.(message)} />
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}
