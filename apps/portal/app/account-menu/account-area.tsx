import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useTexts } from '../texts/index.ts'
import type { PublicConfiguration } from '../config/index.ts'
import { clearPlayerHint, useAuth } from '../session/index.ts'
import styles from './account-area.module.css'
import { Button } from '@herna/kit'
import { offerReload } from '../toasts/index.ts'

const MemberArea = lazy(() =>
  import('./member-area.tsx').then(
    (module) => ({ default: module.MemberArea }),
    () => ({ default: MissingArea }),
  ),
)

interface Props {
  configuration: PublicConfiguration
  /** The guest's links; they are plain links until hydration. */
  children: ReactNode
}

/** The end of the header: login links for guests, a spinner while a player is expected, or the player's account [2.33] [4.1] [6.3]. */
export function AccountArea({ configuration, children }: Props) {
  const t = useTexts('frame')
  const auth = useAuth()
  useEffect(() => {
    if (auth !== 'pending') clearPlayerHint(auth)
  }, [auth])
  const spinner = <span className={styles.spinner} role="status" aria-label={t('loading-player')} />
  if (auth === 'authenticated') {
    return (
      <Suspense fallback={<span className={styles.loading}>{spinner}</span>}>
        <MemberArea configuration={configuration} />
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
