import type { MessageType, PlayerAction } from '@herna/contract/notifications'
import type { EmbedProps } from '@herna/embed-kit'
import { Button, IconButton } from '@herna/kit'
import { Gift, Info, LogOut, Wallet, X } from '@herna/kit/icons'
import styles from './in-app-notification.module.css'
import { texts } from './texts.sk-SK.ts'

const ICON = {
  LOGOUT: LogOut,
  SIMPLE_MESSAGE: Info,
  BALANCE: Wallet,
  BONUS: Gift,
  BONUS_2: Gift,
  BONUS_4: Gift,
} satisfies Record<MessageType, unknown>

/** One message of any type [3.15], with the one action of its type; text, never markup. Nothing without a message. */
export function InAppNotification({ options: { message, onFollow, onClose } }: EmbedProps) {
  return message ? (
    <Card
      message={message}
      follow={() => onFollow?.({ type: message.type, bonusId: message.bonusId })}
      close={() => onClose?.()}
    />
  ) : null
}

interface CardProps {
  message: PlayerAction
  follow: () => void
  close: () => void
}

function Card({ message: { type, title, text }, follow, close }: CardProps) {
  const Icon = ICON[type]
  return (
    <section className={styles.card} aria-label={texts.notification} data-type={type}>
      <span className={styles.icon}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className={styles.text} role="status">
        <b>{title ?? texts.titles[type]}</b>
        {text && <p>{text}</p>}
      </div>
      <Button className={styles.action} onClick={follow}>
        {texts.actions[type]}
      </Button>
      <IconButton className={styles.close} label={texts.close} onClick={close}>
        <X size={16} />
      </IconButton>
    </section>
  )
}
