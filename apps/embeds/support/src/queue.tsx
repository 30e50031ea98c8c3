import type { ConversationSummary } from '@herna/contract/chat'
import { Badge, Button, Skeleton, Tag } from '@herna/kit'
import type { SupportQueue } from '@herna/rules/chat'
import { useEffect, useState } from 'react'
import { clock } from './clock.ts'
import styles from './queue.module.css'
import { texts } from './texts.sk-SK.ts'
import type { Support } from './use-support.ts'

interface QueueProps {
  support: Support
  queue: SupportQueue<ConversationSummary>
  openId: string | null
  onOpen(id: string): void
  onTakeNext(): void
}

/** The operators' list: waiting customers and how long they have waited, then the assigned and the ended conversations. */
export function Queue({ support, queue, openId, onOpen, onTakeNext }: QueueProps) {
  const now = useNow() + support.clockOffset
  const isEmpty = support.conversations !== null && queue.waiting.length + queue.mine.length === 0
  return (
    <nav className={styles.queue} aria-label={texts.queue}>
      <Button variant="primary" block className={styles.next} disabled={queue.waiting.length === 0} onClick={onTakeNext}>
        {texts.takeNext}
      </Button>
      {support.conversations === null && (
        <div aria-busy="true" aria-label={texts.loading}>
          <Skeleton style={{ height: 64 }} />
        </div>
      )}
      {isEmpty && <p className={styles.empty}>{texts.emptyQueue}</p>}
      {(['waiting', 'mine', 'others', 'closed'] as const).map(
        (group) =>
          queue[group].length > 0 && (
            <section key={group} aria-labelledby={`group-${group}`}>
              <h2 id={`group-${group}`}>
                {texts.groups[group]} <span>{queue[group].length}</span>
              </h2>
              <ul>
                {queue[group].map((conversation) => (
                  <Item
                    key={conversation.id}
                    conversation={conversation}
                    now={now}
                    isOpen={conversation.id === openId}
                    isTyping={support.typing.some(
                      ({ conversationId, name }) => conversationId === conversation.id && name === null,
                    )}
                    onOpen={() => onOpen(conversation.id)}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
    </nav>
  )
}

/** Waiting times are shown in minutes. */
const NOW_STEP_MS = 10_000

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), NOW_STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

interface ItemProps {
  conversation: ConversationSummary
  now: number
  isOpen: boolean
  isTyping: boolean
  onOpen(): void
}

function Item({ conversation, now, isOpen, isTyping, onOpen }: ItemProps) {
  const { id, username, isRequest, waitingSince, lastMessage, operator, unread, updatedAt } = conversation
  return (
    <li>
      <button type="button" className={styles.item} aria-current={isOpen ? 'true' : undefined} onClick={onOpen}>
        <span className={styles.name}>
          <b>{username ?? texts.guest(id)}</b>
          {isRequest && <Tag>{texts.request}</Tag>}
          {unread > 0 && <Badge label={texts.unread(unread)}>{unread}</Badge>}
        </span>
        <span className={styles.last}>{isTyping ? texts.customerTypes : (lastMessage?.text ?? '')}</span>
        <small>
          {waitingSince ? texts.waits(now - Date.parse(waitingSince)) : clock(updatedAt)}
          {operator && ` · ${operator.name}`}
        </small>
      </button>
    </li>
  )
}
