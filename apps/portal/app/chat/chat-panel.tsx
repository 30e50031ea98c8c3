import { Button, ErrorState, IconButton, Panel } from '@herna/kit'
import { CloudOff, Headset, X } from '@herna/kit/icons'
import { useEffect, useId, useRef } from 'react'
import type { ModalControls } from '../dialogs/index.ts'
import type { ChatEngine } from './chat-engine.ts'
import styles from './chat-panel.module.css'
import { ChatLog } from './chat-log.tsx'
import { changeChat } from './change-chat.ts'
import { useChatTexts } from './chat-texts.ts'
import { Composer } from './composer.tsx'
import { useConversation } from './conversation-store.ts'
import { REFUSE_FILES } from './refuse-files.ts'
import { useStatusText } from './use-status-text.ts'

interface ChatProps {
  engine: ChatEngine
  /** The operator's e-mail address, offered when the chat fails. */
  email: string
}

const hide = () => changeChat({ type: 'hidden' })

/** The chat as a window in the corner; the page beside it stays usable. Escape and the button close it and return the focus. */
export function ChatCorner(props: ChatProps) {
  const t = useChatTexts()
  const title = useId()
  const window = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    window.current?.querySelector('textarea')?.focus({ preventScroll: true })
    return () => {
      // Only if the focus was in the chat: the player may have moved it elsewhere.
      const button = before instanceof HTMLElement && before.isConnected ? before : document.getElementById('chat-button')
      if (document.activeElement === document.body) button?.focus({ preventScroll: true })
    }
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the window from any of its controls
    <section
      ref={window}
      role="dialog"
      aria-labelledby={title}
      className={styles.corner}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      <div className={styles.head}>
        <Heading id={title} />
        <IconButton label={t('close')} onClick={hide}>
          <X size={20} />
        </IconButton>
      </div>
      <ChatBody {...props} />
    </section>
  )
}

/** The chat on a phone: a sheet, closed by Back too. */
export function ChatSheet({ engine, email, ...controls }: ChatProps & ModalControls) {
  const t = useChatTexts()
  useEffect(() => hide, [])
  return (
    <Panel {...controls} title={t('title')} head={<Heading />} closeLabel={t('close')} className={styles.sheet}>
      <ChatBody engine={engine} email={email} />
    </Panel>
  )
}

function Heading({ id }: { id?: string }) {
  const t = useChatTexts()
  const { isAnswering, text } = useStatusText()
  return (
    <div className={styles.heading}>
      <span className={styles.avatar} data-answering={isAnswering || undefined} aria-hidden="true">
        <Headset size={20} />
      </span>
      <div>
        <h2 id={id}>{t('title')}</h2>
        <p aria-live="polite">{text}</p>
      </div>
    </div>
  )
}

function ChatBody({ engine, email }: ChatProps) {
  const t = useChatTexts()
  const { conversation, hasFailed } = useConversation()
  if (!conversation && hasFailed)
    return (
      <div className={styles.failed}>
        <ErrorState
          icon={<CloudOff size={24} />}
          title={t('failed')}
          actions={<Button onClick={engine.reload}>{t('retry')}</Button>}
        >
          {t('failed-text', { email })}
        </ErrorState>
      </div>
    )
  return (
    <div className={styles.body} {...REFUSE_FILES}>
      <ChatLog engine={engine} />
      <Composer engine={engine} />
    </div>
  )
}
