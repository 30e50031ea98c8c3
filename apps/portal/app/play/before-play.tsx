import type { ErrorKey } from '@herna/contract'
import { Button } from '@herna/kit'
import { type ReactNode, useEffect } from 'react'
import { showSnackbar } from '../toasts/index.ts'
import { useAuth } from '../session/index.ts'
import { textOf } from '../texts/index.ts'
import styles from './play-area.module.css'
import type { PlayLaunch } from './play-launch.ts'
import { usePlayTexts } from './play-texts.ts'
import { Refusal } from './refusal.tsx'
import { GameOverlay } from './game-overlay.tsx'

/** Data of the real-play page; contains nothing player-specific, so the page can be cached. */
export interface RealPlayPage {
  code: string
  name: string
  launch: PlayLaunch
  backdrop: string
  demoHref: string | null
  detailsHref: string
  lobbyHref: string
}

/** The play page before a game opens: the backdrop and an overlay. */
export function WaitingForGame({ backdrop, children }: { backdrop: string | null; children: ReactNode }) {
  return (
    <div className={styles.play}>
      <div className={styles.game}>
        {backdrop !== null && <img className={styles.backdrop} src={backdrop} alt="" />}
        {children}
      </div>
    </div>
  )
}

/** What a page shows before its player is known. */
export interface GatePage {
  name: string
  /** While it is not known whether somebody is logged in. */
  openingText: string
  backdrop: string | null
  /** What a guest can do without a login. */
  hint?: string | undefined
  links: { href: string; label: string }[]
}

export function LoginRequired({
  name,
  openingText,
  backdrop,
  hint,
  links,
  isPrompted,
  openLogin,
}: GatePage & { isPrompted: boolean; openLogin: () => void }) {
  const t = usePlayTexts()
  const auth = useAuth()
  if (auth === 'pending') {
    return (
      <WaitingForGame backdrop={backdrop}>
        <GameOverlay text={openingText} />
      </WaitingForGame>
    )
  }
  if (isPrompted) {
    return (
      <WaitingForGame backdrop={backdrop}>
        <GameOverlay text={t('loggingIn')}>
          <Button onClick={openLogin}>{t('logIn')}</Button>
        </GameOverlay>
      </WaitingForGame>
    )
  }
  const text = [t('loginNeededText'), hint].filter(Boolean).join(' ')
  return (
    <Refusal title={t('loginNeeded', { name })} text={text} links={links}>
      <Button variant="primary" onClick={openLogin}>
        {t('logIn')}
      </Button>
    </Refusal>
  )
}

/** Real play is refused: shows the error as a snackbar and on the page [8.23]. */
export function RealPlayRefused({ name, error, detailsHref, lobbyHref }: RealPlayPage & { error: ErrorKey }) {
  const t = usePlayTexts()
  useEffect(() => {
    showSnackbar({ type: 'alert', title: textOf(error), limit: 1 })
  }, [error])
  const links = [
    { href: detailsHref, label: t('details') },
    { href: lobbyHref, label: t('otherGames') },
  ]
  return <Refusal title={t('notOpened')} text={`${name}: ${textOf(error)}`} links={links} />
}
