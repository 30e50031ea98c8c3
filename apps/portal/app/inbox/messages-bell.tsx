import { Badge, Button, classNames, iconButtonClass } from '@herna/kit'
import { Bell } from '@herna/kit/icons'
import { openNotificationHub } from '../embeds/index.ts'
import { currentShellRules } from '../session/index.ts'
import { inboxTexts as useInboxTexts } from './inbox-texts.ts'
import styles from './inbox.module.css'
import { useFollowMessage } from './use-follow-message.ts'
import { useUnreadMessages } from './unread-messages.ts'

/** Opens the player's messages and shows how many are unread [7.41]; not in a native view, which has its own [4.16]. */
export function MessagesBell() {
  const t = useInboxTexts()
  const count = useUnreadMessages()
  const follow = useFollowMessage()
  if (!currentShellRules().loadsMessages) return null
  const label = count === 0 ? t('messages') : `${t('messages')}: ${t('unread', { count })}`
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-haspopup="dialog"
      className={classNames(iconButtonClass(), styles.bell)}
      onClick={() => openNotificationHub(follow)}
    >
      <Bell size={20} aria-hidden="true" />
      {count > 0 && <Badge className={styles.count}>{count > 9 ? '9+' : count}</Badge>}
    </button>
  )
}

/** The same in the menu of phones, whose header has no space for the bell. */
export function MessagesButton() {
  const t = useInboxTexts()
  const count = useUnreadMessages()
  const follow = useFollowMessage()
  if (!currentShellRules().loadsMessages) return null
  return (
    <Button onClick={() => openNotificationHub(follow)}>
      {t('messages')}
      {count > 0 && <Badge label={t('unread', { count })}>{count > 9 ? '9+' : count}</Badge>}
    </Button>
  )
}
