import { ArrowLeft, Info, Maximize, Minimize } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
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

const clock = new Intl.DateTimeFormat('sk-SK', { hour: '2-digit', minute: '2-digit' })

/** The slim bar over a running game: clock, time in play and the plain mark that this is a demo never leave the screen. */
export function PlayBar({ name, runningSince, detailsHref, onLeave, lobbyHref }: PlayBarProps) {
  const t = usePlayTexts()
  const now = useSeconds()
  const secondsInPlay = now !== null && runningSince !== null ? now - runningSince : 0
  return (
    <header className={styles.bar}>
      <a
        className={styles.icon}
        href={lobbyHref}
        aria-label={t('back')}
        onClick={(event) => {
          event.preventDefault()
          onLeave()
        }}
      >
        <ArrowLeft aria-hidden size={20} />
      </a>
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

function followFullScreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
type FullScreen = 'absent' | 'off' | 'on'
function fullScreenNow(): FullScreen {
  if (!document.fullscreenEnabled) return 'absent'
  return document.fullscreenElement ? 'on' : 'off'
}

/** Absent where the browser has no full screen (iPhones). */
function FullScreenButton() {
  const t = usePlayTexts()
  const state = useSyncExternalStore<FullScreen>(followFullScreen, fullScreenNow, () => 'absent')
  if (state === 'absent') return null
  const toggle = () => (state === 'on' ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  return (
    <button
      type="button"
      className={styles.icon}
      onClick={() => void toggle().catch(() => undefined)}
      aria-label={t(state === 'on' ? 'leaveFullScreen' : 'fullScreen')}
    >
      {state === 'on' ? <Minimize aria-hidden size={20} /> : <Maximize aria-hidden size={20} />}
    </button>
  )
}
