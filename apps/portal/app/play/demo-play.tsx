import type { HostMessage } from '@herna/contract/games'
import { useCallback, useEffect, useState } from 'react'
import { openAtProvider } from './open-at-provider.ts'
import { usePlayTexts } from './play-texts.ts'
import { GameFrame } from './game-frame.tsx'
import styles from './play-area.module.css'
import { PlayBar } from './play-bar.tsx'
import { useOnce } from './use-once.ts'
import { useTouchDevice } from './use-touch-device.ts'

interface DemoPlayProps {
  name: string
  frameUrl: string
  /** Where a touch device is redirected instead of showing the game in an iframe [4.17]. */
  touchUrl: string
  backdrop: string
  detailsHref: string
  lobbyHref: string
  /** False when the permit has expired and the page requires the game's password again. */
  mayReopen: () => boolean
  onLeave: () => void
  /** Called once, when the game started or the page was redirected to the provider. */
  onStart: () => void
}

/** A running demo: the bar and the game. The iframe is rendered only in the browser, because touch devices are redirected to the provider instead. */
export function DemoPlay(props: DemoPlayProps) {
  const { name, frameUrl, touchUrl, backdrop, detailsHref, lobbyHref, mayReopen, onLeave, onStart } = props
  const isTouch = useTouchDevice()
  const [attempt, setAttempt] = useState(0)
  const [runningSince, setRunningSince] = useState<number | null>(null)
  const notifyStart = useOnce(onStart)
  const reopen = () => {
    if (mayReopen()) setAttempt((n) => n + 1)
  }
  const onMessage = useCallback(
    ({ type }: HostMessage) => {
      if (type !== 'ready') return
      setRunningSince((since) => since ?? Math.floor(Date.now() / 1000))
      notifyStart()
    },
    [notifyStart],
  )
  useEffect(() => {
    if (!isTouch) return
    // The provider's page sends no messages here, so the redirect counts as the start.
    notifyStart()
    void openAtProvider(touchUrl)
  }, [isTouch, touchUrl, notifyStart])
  return (
    <div className={styles.play}>
      <PlayBar name={name} runningSince={runningSince} detailsHref={detailsHref} lobbyHref={lobbyHref} onLeave={onLeave} />
      <div className={styles.game}>
        <img className={styles.backdrop} src={backdrop} alt="" />
        {isTouch === false ? (
          <GameFrame
            key={attempt}
            name={name}
            frameUrl={frameUrl}
            mode="demo"
            isLive={false}
            onMessage={onMessage}
            onRetry={reopen}
          />
        ) : (
          <OpenAtProvider name={name} address={touchUrl} />
        )}
      </div>
    </div>
  )
}

/** A working link while the device type is unknown, without JavaScript, and during the redirect of a touch device. */
export function OpenAtProvider({ name, address }: { name: string; address: string }) {
  const t = usePlayTexts()
  return (
    <div className={styles.overlay}>
      <p>{t('opening', { name })}</p>
      <a href={address}>{t('openAtProvider')}</a>
    </div>
  )
}
