import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useTexts } from '../texts/index.ts'
import { clearReservedRows } from '../recommendations/index.ts'
import { settlePlayerHint, useAuth } from '../session/index.ts'
import styles from './account-area.module.css'
import { Button } from '@herna/kit'
import { offerReload } from '../toasts/index.ts'

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
  const t = useTexts('frame')
  const auth = useAuth()
  useEffect(() => {
    if (auth !== 'pending') settlePlayerHint(auth)
    if (auth === 'guest') clearReservedRows()
  }, [auth])
  const spinner = <span className={styles.spinner} role="status" aria-label={t('loading-player')} />
  if (auth === 'authenticated') {
    return (
      <Suspense fallback={<span className={styles.loading}>{spinner}</span>}>
        <MemberArea />
      </Suspense>
    )
  }
  return (
    <>
      <span className={styles.expected}>{spinner}</span>
      <span className={styles.guest}>{children}</span>
    </>
  )
}

/** Shown when the chunk of the account area failed to load: a button that reloads the page. */
function MissingArea() {
  const t = useTexts('frame')
  useEffect(offerReload, [])
  return <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
}
