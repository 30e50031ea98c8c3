import type { PlayerAction } from '@herna/contract/notifications'
import { type EmbedProps, MessageIcon } from '@herna/embed-kit'
import { Button, IconButton } from '@herna/kit'
import { X } from '@herna/kit/icons'
import styles from './in-app-notification.module.css'
import { texts } from './texts.sk-SK.ts'

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
  return (
    <section className={styles.card} aria-label={texts.notification}>
      <MessageIcon type={type} />
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
