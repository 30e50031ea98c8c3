import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Button } from '@herna/kit'
import { CircleUserRound } from '@herna/kit/icons'
import { useEarlyAccount } from '../config/index.ts'
import { clearReservedRows } from '../recommendations/index.ts'
import { playerView, settlePlayerHint, useAuth } from '../session/index.ts'
import { useTexts } from '../texts/index.ts'
import { offerReload } from '../toasts/index.ts'
import { earlyAccount, forgetEarlyAccount, requestAccount } from './expected-account.ts'
import styles from './account-area.module.css'

const MemberArea = lazy(() =>
  import('./member-area.tsx').then(
    (module) => ({ default: module.MemberArea }),
    () => ({ default: MissingArea }),
  ),
)

/**
 * The end of the header: login links for guests, a spinner while a player is expected, or the player's account [2.33] [4.1] [6.3]. `children` are the
 * guest's links, plain ones until hydration.
 */
export function AccountArea({ children }: { children: ReactNode }) {
  const auth = useAuth()
  useEffect(() => {
    if (auth !== 'pending') settlePlayerHint(playerView())
    if (auth !== 'guest') return
    clearReservedRows()
    forgetEarlyAccount()
  }, [auth])
  if (auth === 'authenticated') {
    return (
      <Suspense fallback={<ExpectedAccount className={styles.loading} />}>
        <MemberArea />
      </Suspense>
    )
  }
  return (
    <>
      <ExpectedAccount className={styles.expected} />
      <span className={styles.guest}>{children}</span>
    </>
  )
}

/** The script and what it needs, only in the server's HTML: browsers keep it there. */
const useScriptAttributes: () => Record<string, string | undefined> = import.meta.env.SSR
  ? () => {
      const { script, gatewayUrl, locale } = useEarlyAccount()
      return { 'data-script': script, 'data-gateway': gatewayUrl, 'data-locale': locale }
    }
  : () => NO_ATTRIBUTES
const NO_ATTRIBUTES = {}

/** While the session is unknown: a spinner, or the balance that `early-account.ts` writes on a page that has not started, and the account's button. */
function ExpectedAccount({ className }: { className: string | undefined }) {
  const t = useTexts('frame')
  const scriptAttributes = useScriptAttributes()
  const [early] = useState(earlyAccount)
  const [html] = useState(() => ({ __html: early?.balance ?? '' }))
  return (
    <span className={className}>
      <span
        className={styles.early}
        data-early-account=""
        data-username={early?.username}
        {...scriptAttributes}
        dangerouslySetInnerHTML={html}
        suppressHydrationWarning
      />
      <span className={styles.spinner} role="status" aria-label={t('loading-player')} />
      <button type="button" className={styles.account} aria-haspopup="dialog" aria-label={t('account')} onClick={requestAccount}>
        <CircleUserRound size={20} aria-hidden="true" />
      </button>
    </span>
  )
}

/** Shown when the chunk of the account area failed to load: a button that reloads the page. */
function MissingArea() {
  const t = useTexts('frame')
  useEffect(offerReload, [])
  return <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
}
