import type { HistoryMessage } from '@herna/contract/player'
import { MessageIcon } from '@herna/embed-kit'
import { momentText } from './dates.ts'
import styles from './notification-hub.module.css'
import { texts } from './texts.sk-SK.ts'

/** A message of the history: text, never markup. */
export function HubMessage({ message, follow }: { message: HistoryMessage; follow: () => void }) {
  const { type, title, text, createdAt, isRead } = message
  const action = texts.actions[type]
  return (
    <li className={styles.message} data-unread={isRead ? undefined : ''}>
      <MessageIcon type={type} />
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
