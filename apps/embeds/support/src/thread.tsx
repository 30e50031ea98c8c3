import type { ChatMessage, SupportOperator, SupportThread } from '@herna/contract/chat'
import { Bubble, Button, IconButton, Skeleton, TalkEvent, TalkLog } from '@herna/kit'
import { ArrowLeft } from '@herna/kit/icons'
import { useRef } from 'react'
import { Answers } from './answers.tsx'
import { clock, date } from './clock.ts'
import { Facts } from './facts.tsx'
import { Reply } from './reply.tsx'
import type { SupportApi } from './support-api.ts'
import { texts } from './texts.sk-SK.ts'
import { ThreadActions } from './thread-actions.tsx'
import styles from './thread.module.css'
import { useThread } from './use-thread.ts'
import type { Support } from './use-support.ts'

interface ThreadProps {
  id: string
  api: SupportApi
  support: Support
  operator: SupportOperator
  /** The answer being written. */
  draft: string
  onDraft(text: string): void
  onBack(): void
}

/** One conversation: its entries, the answer, and what is known about the customer. */
export function Thread({ id, api, support, operator, draft, onDraft, onBack }: ThreadProps) {
  const { thread, loadOlder } = useThread(api, support, id)
  const input = useRef<HTMLTextAreaElement>(null)
  if (!thread)
    return (
      <div className={styles.loading} aria-busy="true">
        <Skeleton style={{ height: 48 }} />
        <Skeleton style={{ height: 64, width: '60%' }} />
      </div>
    )
  const { conversation } = thread
  const isMine = conversation.operator?.id === operator.id
  const addAnswer = (text: string) => {
    onDraft(draft === '' ? text : `${draft}\n${text}`)
    support.sendTyping(id)
    // Enter then sends it, or the operator goes on writing.
    input.current?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.thread}>
      <section className={styles.talk} aria-labelledby="customer">
        <header className={styles.head}>
          <IconButton label={texts.back} className={styles.back} onClick={onBack}>
            <ArrowLeft size={20} />
          </IconButton>
          <h2 id="customer">{conversation.username ?? texts.guest(conversation.id)}</h2>
          <ThreadActions api={api} support={support} conversation={conversation} operator={operator} />
        </header>
        <Log thread={thread} support={support} operator={operator} onOlder={() => void loadOlder()} />
        {isMine && <Reply id={id} api={api} support={support} input={input} draft={draft} onDraft={onDraft} />}
      </section>
      <aside className={styles.side}>
        <Facts thread={thread} />
        <Answers api={api} support={support} onUse={isMine ? addAnswer : null} />
      </aside>
    </div>
  )
}

interface LogProps {
  thread: SupportThread
  support: Support
  operator: SupportOperator
  onOlder(): void
}

function Log({ thread, support, operator, onOlder }: LogProps) {
  const typing = support.typing.filter(
    ({ conversationId, operatorId }) => conversationId === thread.conversation.id && operatorId !== operator.id,
  )
  const last = `${thread.messages.at(-1)?.seq ?? 0} ${typing.length}`
  const lastOwn = thread.messages.findLast(({ author }) => author === 'support')?.seq
  return (
    <TalkLog label={texts.log} last={last} ownLast={String(lastOwn)}>
      {thread.hasOlder && (
        <Button variant="text" className={styles.older} onClick={onOlder}>
          {texts.older}
        </Button>
      )}
      {thread.messages.map((message, index) => (
        <Entry
          key={message.seq}
          message={message}
          previousDay={
            thread.messages
              .slice(0, index)
              .slice(-1)
              .map(({ at }) => date(at))[0]
          }
          isRead={message.seq === lastOwn && message.seq <= thread.readByCustomer}
        />
      ))}
      {typing.map(({ name, operatorId }) => (
        <p key={operatorId} className={styles.typing}>
          {name === null ? texts.customerTypes : texts.colleagueTypes(name)}
        </p>
      ))}
    </TalkLog>
  )
}

interface EntryProps {
  message: ChatMessage
  previousDay: string | undefined
  isRead: boolean
}

function Entry({ message: { author, event, name, text, at }, previousDay, isRead }: EntryProps) {
  return (
    <>
      {date(at) !== previousDay && <TalkEvent>{date(at)}</TalkEvent>}
      {event ? (
        <TalkEvent>
          {texts.events[event](name ?? '')} · {clock(at)}
        </TalkEvent>
      ) : (
        <Bubble isOwn={author === 'support'}>
          <p>
            <span className="sr">{author === 'customer' ? texts.customer : name}: </span>
            {text}
          </p>
          <small>
            {author === 'support' && `${name} · `}
            {clock(at)}
            {isRead && ` · ${texts.readByCustomer}`}
          </small>
        </Bubble>
      )}
    </>
  )
}
