import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useTexts } from '../texts/index.ts'
import type { PublicConfiguration } from '../config/index.ts'
import { forgetHint, usePlayer } from '../session/index.ts'
import styles from './account-area.module.css'
import { MissingArea } from './missing-code.tsx'

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
