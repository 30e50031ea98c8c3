import { Info } from '@herna/kit/icons'
import { Link } from 'react-router'
import { FullScreenButton, LeaveLink } from './bar-buttons.tsx'
import { usePlayTexts } from './play-texts.ts'
import styles from './play-bar.module.css'
import { stopwatch, useSeconds } from './use-seconds.ts'

interface PlayBarProps {
  name: string
  /** Seconds since the epoch; null before the game runs. */
  runningSince: number | null
  detailsHref: string
  onLeave: () => void
  lobbyHref: string
}

export const clock = new Intl.DateTimeFormat('sk-SK', { hour: '2-digit', minute: '2-digit' })

/** The bar above a demo: clock, time in play and the demo label are always visible. */
export function PlayBar({ name, runningSince, detailsHref, onLeave, lobbyHref }: PlayBarProps) {
  const t = usePlayTexts()
  const now = useSeconds()
  const secondsInPlay = now !== null && runningSince !== null ? now - runningSince : 0
  return (
    <header className={styles.bar}>
      <LeaveLink lobbyHref={lobbyHref} onLeave={onLeave} />
      <div className={styles.name}>
        <h1>{name}</h1>
        <small>{t('demoNotice')}</small>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('mode')}</dt>
          <dd className={styles.demo}>{t('demo')}</dd>
        </div>
        <div>
          <dt>{t('clock')}</dt>
          <dd>{now === null ? '–:–' : clock.format(now * 1000)}</dd>
        </div>
        <div>
          <dt>{t('timeInPlay')}</dt>
          <dd>{stopwatch(secondsInPlay)}</dd>
        </div>
      </dl>
      <div className={styles.side}>
        <Link className={styles.icon} to={detailsHref} aria-label={t('details')}>
          <Info aria-hidden size={20} />
        </Link>
        <FullScreenButton />
      </div>
    </header>
  )
}
