import type { ChatMessage } from '@herna/contract/chat'
import { Bubble, Button, Note, Skeleton, TalkEvent, TalkLog } from '@herna/kit'
import { Clock } from '@herna/kit/icons'
import { useEffect } from 'react'
import { useAuth, useServerNow } from '../session/index.ts'
import { clockText, useDate } from '../texts/index.ts'
import type { ChatEngine } from './chat-engine.ts'
import styles from './chat-log.module.css'
import { useChatTexts } from './chat-texts.ts'
import { useConversation } from './conversation-store.ts'
import { dayText } from './day-text.ts'
import { opensText, scheduleText } from './opening-text.ts'
import { PendingMessages } from './pending-messages.tsx'
import { useStatusText } from './use-status-text.ts'

/** The entries of the conversation; new ones are announced and scrolled to. */
export function ChatLog({ engine }: { engine: ChatEngine }) {
  const t = useChatTexts()
  const { conversation, pending, typing } = useConversation()
  const now = new Date(useServerNow())
  const date = useDate()
  const dayOf = ({ at }: ChatMessage) => dayText(at, now, date)
  const messages = conversation?.messages ?? []
  const last = `${messages.at(-1)?.seq ?? 0} ${pending.length} ${typing ?? ''}`
  const ownLast = pending.at(-1)?.key ?? ''
  useCurrentHours(engine, now)
  if (!conversation) return <Loading />
  return (
    <TalkLog label={t('log')} last={last} ownLast={ownLast}>
      <Intro now={now} />
      {conversation.hasOlder && (
        <Button variant="text" className={styles.older} onClick={engine.loadOlder}>
          {t('older')}
        </Button>
      )}
      {messages.map((message, index) => (
        <Entry
          key={message.seq}
          message={message}
          previous={messages[index - 1]}
          day={dayOf(message)}
          previousDay={messages.slice(0, index).slice(-1).map(dayOf)[0]}
          isRead={message.seq <= conversation.state.readBySupport && isLastOfCustomer(messages, message)}
        />
      ))}
      <PendingMessages engine={engine} />
      {typing && <Typing name={typing} />}
    </TalkLog>
  )
}

/** Until the service has answered with the hours that follow. */
const HOURS_RETRY_MS = 30_000

/** Support opens or closes while the panel is shown: the service says what holds now, and until when. */
function useCurrentHours(engine: ChatEngine, now: Date): void {
  const changesAt = useConversation().conversation?.hours.changesAt ?? null
  const isOver = changesAt !== null && now >= new Date(changesAt)
  useEffect(() => {
    if (!isOver) return
    engine.reload()
    const timer = setInterval(engine.reload, HOURS_RETRY_MS)
    return () => clearInterval(timer)
  }, [changesAt, engine, isOver])
}

const isLastOfCustomer = (messages: readonly ChatMessage[], { seq }: ChatMessage) =>
  messages.findLast(({ author }) => author === 'customer')?.seq === seq

function Loading() {
  return (
    <div className={styles.loading} aria-busy="true">
      <Skeleton style={{ width: '70%', height: 56 }} />
      <Skeleton style={{ width: '55%', height: 40, alignSelf: 'end' }} />
      <Skeleton style={{ width: '62%', height: 56 }} />
    </div>
  )
}

/** Whose chat it is, when support answers, and that limits need no support. */
function Intro({ now }: { now: Date }) {
  const t = useChatTexts()
  const { conversation, isFallback } = useConversation()
  const auth = useAuth()
  const { isAnswering } = useStatusText()
  if (!conversation) return null
  const { hours, username, messages } = conversation
  return (
    <>
      {!hours.isOpen && !isAnswering && (
        <Note className={styles.offline}>
          <Clock size={20} aria-hidden="true" />
          <div>
            <h3>{t('offline-title', { schedule: scheduleText(hours.schedule) })}</h3>
            <p>{t('offline-text', { opens: opensText(hours.changesAt, now) })}</p>
          </div>
        </Note>
      )}
      {hours.isOpen && messages.length === 0 && (
        <div className={styles.welcome}>
          <h3>{t('welcome')}</h3>
          <p>{t('welcome-text')}</p>
        </div>
      )}
      <p className={styles.who}>
        {username === null
          ? t(auth === 'authenticated' && isFallback ? 'errors.chat.invalid-session' : 'as-guest')
          : t('as-player', { username })}
      </p>
    </>
  )
}

interface EntryProps {
  message: ChatMessage
  previous: ChatMessage | undefined
  day: string
  /** Day of the previous entry. */
  previousDay: string | undefined
  isRead: boolean
}

function Entry({ message, previous, day, previousDay, isRead }: EntryProps) {
  const t = useChatTexts()
  const { author, event, name, text, at } = message
  return (
    <>
      {day !== previousDay && <TalkEvent>{day}</TalkEvent>}
      {event ? (
        <TalkEvent>{t(`event-${event}`, { name: name ?? '' })}</TalkEvent>
      ) : (
        <Bubble isOwn={author === 'customer'}>
          <p>
            <span className="sr">{author === 'customer' ? t('me') : (name ?? '')}: </span>
            {text}
          </p>
          <small>
            {author === 'support' && previous?.name !== name && `${name} · `}
            {clockText(new Date(at))}
            {isRead && ` · ${t('read')}`}
          </small>
        </Bubble>
      )}
    </>
  )
}

function Typing({ name }: { name: string }) {
  const t = useChatTexts()
  return (
    <p className={styles.typing}>
      {t('typing', { name })}
      <span aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </p>
  )
}
