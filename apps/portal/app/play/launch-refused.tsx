import type { ErrorKey } from '@herna/contract'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import styles from './game-stage.module.css'

interface LaunchRefusedProps {
  name: string
  error: ErrorKey
  detailsHref: string
  lobbyHref: string
}

/** A game that cannot be tried says why, and where to go on [8.23]. */
export function LaunchRefused({ name, error, detailsHref, lobbyHref }: LaunchRefusedProps) {
  const t = useTranslations('play')
  const errors = useTranslations()
  return (
    <div className={styles.play}>
      <main className={styles.game}>
        <div className={styles.plate} role="alert">
          <h1>{t('failedTitle', { name })}</h1>
          <p>
            <strong>{errors(error)}</strong>
          </p>
          <Link to={detailsHref}>{t('details')}</Link>
          <Link to={lobbyHref}>{t('otherGames')}</Link>
        </div>
      </main>
    </div>
  )
}
