import { ACCOUNT_SCREENS, type AccountScreen } from '@herna/contract/embeds'
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Gauge,
  House,
  type IconComponent,
  PauseCircle,
  ReceiptText,
  ShieldCheck,
  UserRound,
} from '@herna/kit/icons'
import styles from './my-account.module.css'
import { texts } from './texts.sk-SK.ts'

const ICONS: Record<AccountScreen, IconComponent> = {
  dashboard: House,
  deposit: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  'personal-data': UserRound,
  security: ShieldCheck,
  limits: Gauge,
  exclusion: PauseCircle,
  statement: ReceiptText,
}

/** Always lists all screens: limits and exclusion are at most one tap away. */
export function AccountMenu({ current, go }: { current: AccountScreen; go: (screen: AccountScreen) => void }) {
  return (
    <nav className={styles.menu} aria-label={texts.menu}>
      <ul>
        {ACCOUNT_SCREENS.map((screen) => {
          const Icon = ICONS[screen]
          return (
            <li key={screen}>
              <button type="button" aria-current={screen === current ? 'page' : undefined} onClick={() => go(screen)}>
                <Icon size={18} aria-hidden="true" />
                {texts.screens[screen]}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
