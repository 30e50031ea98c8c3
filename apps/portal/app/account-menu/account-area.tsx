import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect } from 'react'
import { useTexts } from '../texts/index.ts'
import type { PublicConfiguration } from '../loader-context/content-access.ts'
import styles from './account-area.module.css'
import { MissingArea } from './missing-code.tsx'
import { forgetHint } from '../session/player-hint.ts'
import { isPlayerStarted, requestLogin } from '../session/session-starter.ts'
import { usePlayer } from '../session/player-store.ts'

const MemberArea = lazy(() =>
  import('./member-area.tsx').then(
    (module) => ({ default: module.MemberArea }),
    () => ({ default: MissingArea }),
  ),
)

interface Props {
  configuration: PublicConfiguration
  /** The guest's links; they lead on where nothing is alive yet. */
  children: ReactNode
}

/** The header's end: the guest's way in, a spinner while somebody is expected, or the player's account [2.33] [4.1] [6.3]. */
export function AccountArea({ configuration, children }: Props) {
  const t = useTexts('frame')
  const { auth } = usePlayer()
  useEffect(() => {
    if (auth !== 'pending') forgetHint()
  }, [auth])
  const spinner = <span className={styles.spinner} role="status" aria-label={t('loading-player')} />
  if (auth === 'authenticated') {
    return (
      <Suspense fallback={<span className={styles.coming}>{spinner}</span>}>
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

/** Opens the login dialog over the page in place of the page a link leads to; with a modifier key the link is a link. */
export const loginOnClick =
  (screen: 'login' | 'registration') =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !isPlayerStarted()) return
    event.preventDefault()
    void requestLogin(screen)
  }
