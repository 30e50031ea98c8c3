import type { MessageType } from '@herna/contract/notifications'
import { Gift, Info, LogOut, Wallet } from '@herna/kit/icons'
import styles from './message-icon.module.css'

const ICON = {
  LOGOUT: LogOut,
  SIMPLE_MESSAGE: Info,
  BALANCE: Wallet,
  BONUS: Gift,
  BONUS_2: Gift,
  BONUS_4: Gift,
} satisfies Record<MessageType, unknown>

/** The icon of a message's type [3.15]; decoration beside a text that says it. */
export function MessageIcon({ type }: { type: MessageType }) {
  const Icon = ICON[type]
  return (
    <span className={styles.icon} data-type={type}>
      <Icon size={20} aria-hidden="true" />
    </span>
  )
}
