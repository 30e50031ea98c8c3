import type { MessageType } from '@herna/contract/notifications'
import type { HistoryMessage } from '@herna/contract/player'
import { Gift, Info, LogOut, Wallet } from '@herna/kit/icons'
import { momentText } from './dates.ts'
import styles from './notification-hub.module.css'
import { texts } from './texts.sk-SK.ts'

const ICON = {
  LOGOUT: LogOut,
  SIMPLE_MESSAGE: Info,
  BALANCE: Wallet,
  BONUS: Gift,
  BONUS_2: Gift,
  BONUS_4: Gift,
} satisfies Record<MessageType, unknown>

/** A message of the history: text, never markup. */
export function HubMessage({ message, follow }: { message: HistoryMessage; follow: () => void }) {
  const { type, title, text, createdAt, isRead } = message
  const Icon = ICON[type]
  const action = texts.actions[type]
  return (
    <li className={styles.message} data-unread={isRead ? undefined : ''} data-type={type}>
      <span className={styles.icon}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <div>
        <b>
          {!isRead && <span className="sr">{texts.isNew}: </span>}
          {title ?? texts.titles[type]}
        </b>
        {text && <p>{text}</p>}
        {action && (
          <button type="button" className={styles.follow} onClick={follow}>
            {action}
          </button>
        )}
      </div>
      <time dateTime={createdAt}>{momentText(createdAt)}</time>
    </li>
  )
}
