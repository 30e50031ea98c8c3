import { ACCOUNT_SCREENS, type AccountScreen } from '@herna/contract/embeds'
import { type EmbedProps, usePlatform } from '@herna/embed-kit'
import { useEffect, useRef, useState } from 'react'
import { AccountMenu } from './account-menu.tsx'
import { Dashboard } from './dashboard/dashboard.tsx'
import { Exclusion } from './exclusion/exclusion.tsx'
import { Limits } from './limits/limits.tsx'
import { Deposit } from './money/deposit.tsx'
import { Withdrawal } from './money/withdrawal.tsx'
import styles from './my-account.module.css'
import { PersonalData } from './personal-data/personal-data.tsx'
import type { ScreenProps } from './screen-props.ts'
import { Security } from './security/security.tsx'
import { AccountStatement } from './statement/account-statement.tsx'
import { texts } from './texts.sk-SK.ts'

const SCREENS = {
  dashboard: Dashboard,
  deposit: Deposit,
  withdrawal: Withdrawal,
  'personal-data': PersonalData,
  security: Security,
  limits: Limits,
  exclusion: Exclusion,
  statement: AccountStatement,
} satisfies Record<AccountScreen, (props: ScreenProps) => unknown>

const screenOf = (asked: string | undefined): AccountScreen => ACCOUNT_SCREENS.find((name) => name === asked) ?? 'dashboard'

/** The account: a menu and one screen of it. */
export function MyAccount({ options, asked }: EmbedProps) {
  const platform = usePlatform(options.platform)
  const [screen, setScreen] = useState<AccountScreen>(screenOf(asked.screen))
  const head = useRef<HTMLHeadingElement>(null)
  const { onTitle } = options
  useEffect(() => onTitle?.(texts.title), [onTitle])
  const [heeded, setHeeded] = useState(asked.time)
  if (heeded !== asked.time) {
    setHeeded(asked.time)
    setScreen(screenOf(asked.screen))
  }
  const go = (next: AccountScreen) => {
    setScreen(next)
    // Whoever cannot see that the screen changed hears its heading.
    requestAnimationFrame(() => head.current?.focus())
  }
  const Screen = SCREENS[screen]
  return (
    <div className={styles.account}>
      <AccountMenu current={screen} go={go} />
      <section key={screen} className={styles.screen} aria-labelledby="account-screen">
        <h2 id="account-screen" ref={head} tabIndex={-1}>
          {texts.screens[screen]}
        </h2>
        <Screen platform={platform} go={go} close={() => options.onClose?.()} />
      </section>
    </div>
  )
}
