import { Badge } from '@herna/kit'
import { Headset } from '@herna/kit/icons'
import { useTexts } from '../texts/index.ts'
import styles from './chat-button.module.css'
import { toggleChat, useChat } from './chat-store.ts'

/** The chat's button as an entry of the menu on phones; `onOpen` runs first. */
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
      {t('chat', { panel: 'hidden' })}
      {unread > 0 && <Badge label={t('chat-unread', { unread })}>{unread}</Badge>}
    </button>
  )
}
