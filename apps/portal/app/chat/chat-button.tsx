import { Badge, IconButton } from '@herna/kit'
import { Headset, X } from '@herna/kit/icons'
import { useTexts } from '../texts/index.ts'
import styles from './chat-button.module.css'
import { toggleChat, useChat } from './chat-store.ts'

/** The chat's button of the sub-menu [2.35]: offers help, spins while the chat opens, then closes it [4.30]. */
export function ChatButton() {
  const t = useTexts('frame')
  const { panel, unread } = useChat()
  const isOpen = panel !== 'hidden'
  return (
    <IconButton
      id="chat-button"
      className={styles.button}
      label={t('chat', { panel, unread })}
      aria-expanded={isOpen}
      aria-busy={panel === 'loading' || undefined}
      onClick={toggleChat}
    >
      <ChatIcon />
      {unread > 0 && <Badge className={styles.count}>{unread}</Badge>}
    </IconButton>
  )
}

function ChatIcon() {
  const { panel } = useChat()
  if (panel === 'loading') return <span className={styles.spinner} />
  return panel === 'visible' ? <X size={20} /> : <Headset size={20} />
}

/** The same as an entry of the menu on phones; `onOpen` runs first. */
export function ChatMenuEntry({ onOpen }: { onOpen(): void }) {
  const t = useTexts('frame')
  const { unread } = useChat()
  const open = () => {
    onOpen()
    toggleChat()
  }
  return (
    <button type="button" className={styles.entry} onClick={open}>
      <Headset size={18} />
      {t('chat-entry')}
      {unread > 0 && <Badge label={t('chat-unread', { unread })}>{unread}</Badge>}
    </button>
  )
}

/** Unread messages at the menu button on phones. */
export function ChatUnreadBadge() {
  const t = useTexts('frame')
  const { unread } = useChat()
  return unread > 0 ? <Badge label={t('chat-unread', { unread })}>{unread}</Badge> : null
}
