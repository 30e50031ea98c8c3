import { Badge, IconButton } from '@herna/kit'
import { Headset, X } from '@herna/kit/icons'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from './chat-button.module.css'
import { toggleChat, useChat } from './chat-store.ts'

/** The chat's button of the sub-menu [2.35]: offers help, spins while the chat opens, then closes it [4.30]. */
export function ChatButton() {
  const t = useTexts('frame')
  const { panel, unread } = useChat()
  const label = t('chat', { panel })
  return (
    <IconButton
      id="chat-button"
      className={styles.button}
      label={unread ? `${label} ${t('chat-unread', { unread })}` : label}
      aria-expanded={panel !== 'hidden'}
      aria-busy={panel === 'loading' || undefined}
      onClick={toggleChat}
    >
      {panel === 'hidden' ? <Headset size={20} /> : panel === 'visible' ? <X size={20} /> : <i className={styles.spinner} />}
      {unread > 0 && <Badge className={styles.count}>{unread}</Badge>}
    </IconButton>
  )
}

/** Unread messages at the menu button on phones. */
export function ChatUnreadBadge({ className, children }: { className: string | undefined; children: ReactNode }) {
  const t = useTexts('frame')
  const { unread } = useChat()
  if (!unread) return children
  return (
    <span className={className}>
      {children}
      <Badge label={t('chat-unread', { unread })}>{unread}</Badge>
    </span>
  )
}
