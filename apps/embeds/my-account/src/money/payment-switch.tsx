import type { AccountScreen } from '@herna/contract/embeds'
import { ArrowDownToLine, ArrowUpFromLine } from '@herna/kit/icons'
import { texts } from '../texts.sk-SK.ts'
import styles from './money.module.css'

const WAYS = [
  ['deposit', ArrowDownToLine],
  ['withdrawal', ArrowUpFromLine],
] as const

/** Deposit and withdrawal side by side and alike: neither is more prominent than the other [player-protection]. */
export function PaymentSwitch({ current, go }: { current: (typeof WAYS)[number][0]; go: (screen: AccountScreen) => void }) {
  return (
    <nav className={styles.ways} aria-label={texts.money.ways}>
      {WAYS.map(([screen, Icon]) => (
        <button key={screen} type="button" aria-current={screen === current ? 'page' : undefined} onClick={() => go(screen)}>
          <Icon size={18} aria-hidden="true" />
          {texts.screens[screen]}
        </button>
      ))}
    </nav>
  )
}
