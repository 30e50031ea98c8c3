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

const screenOf = (requested: string | undefined): AccountScreen =>
  ACCOUNT_SCREENS.find((name) => name === requested) ?? 'dashboard'

/** The account: the menu and the current screen. */
export function MyAccount({ options, request }: EmbedProps) {
  const platform = usePlatform(options.platform)
  const [screen, setScreen] = useState<AccountScreen>(screenOf(request.screen))
  const heading = useRef<HTMLHeadingElement>(null)
  const { onTitle } = options
  useEffect(() => onTitle?.(texts.title), [onTitle])
  const [handledCount, setHandledCount] = useState(request.count)
  if (handledCount !== request.count) {
    setHandledCount(request.count)
    setScreen(screenOf(request.screen))
  }
  const go = (next: AccountScreen) => {
    setScreen(next)
    // Screen readers announce the new screen's heading.
    requestAnimationFrame(() => heading.current?.focus())
  }
  const Screen = SCREENS[screen]
  return (
    <div className={styles.account}>
      <AccountMenu current={screen} go={go} />
      <section key={screen} className={styles.screen} aria-labelledby="account-screen">
        <h2 id="account-screen" ref={heading} tabIndex={-1}>
          {texts.screens[screen]}
        </h2>
        <Screen platform={platform} go={go} close={() => options.onClose?.()} />
      </section>
    </div>
  )
}
