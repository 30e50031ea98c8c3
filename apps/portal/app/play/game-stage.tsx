import type { HostMessage } from '@herna/contract/games'
import { useCallback, useEffect, useState } from 'react'
import { closeAllModals } from '../dialogs/index.ts'
import { usePlayTexts } from './play-texts.ts'
import { GameFrame } from './game-frame.tsx'
import styles from './game-stage.module.css'
import { PlayBar } from './play-bar.tsx'
import { useOnce } from './use-once.ts'
import { useTouchDevice } from './use-touch-device.ts'

interface GameStageProps {
  name: string
  frameUrl: string
  /** Where a touch device goes instead of framing the game [4.17]. */
  touchUrl: string
  backdrop: string
  detailsHref: string
  lobbyHref: string
  /** False: the page asks for the game's password again. */
  mayReopen: () => boolean
  onLeave: () => void
  /** The game really started, or went to where it starts. Told once. */
  onStart: () => void
}

/** A running demo: the bar over it and the stage. The frame exists only in the browser: the cached page must not open a game on a phone that goes elsewhere. */
export function GameStage(props: GameStageProps) {
  const { name, frameUrl, touchUrl, backdrop, detailsHref, lobbyHref, mayReopen, onLeave, onStart } = props
  const isTouch = useTouchDevice()
  const [attempt, setAttempt] = useState(0)
  const [runningSince, setRunningSince] = useState<number | null>(null)
  const tellStart = useOnce(onStart)
  const reopen = () => {
    if (mayReopen()) setAttempt((n) => n + 1)
  }
  const heard = useCallback(
    ({ type }: HostMessage) => {
      if (type !== 'ready') return
      setRunningSince((since) => since ?? Math.floor(Date.now() / 1000))
      tellStart()
    },
    [tellStart],
  )
  useEffect(() => {
    if (!isTouch) return
    // What happens at the provider's own address is not heard of here: going there is the start.
    tellStart()
    // Replaced, not added: Back from the provider's page returns to where the player was.
    void closeAllModals().then(() => window.location.replace(touchUrl))
  }, [isTouch, touchUrl, tellStart])
  return (
    <div className={styles.play}>
      <PlayBar name={name} runningSince={runningSince} detailsHref={detailsHref} lobbyHref={lobbyHref} onLeave={onLeave} />
      <div className={styles.game}>
        <img className={styles.backdrop} src={backdrop} alt="" />
        {isTouch === false ? (
          <GameFrame key={attempt} name={name} frameUrl={frameUrl} heard={heard} onRetry={reopen} />
        ) : (
          <OpenAtProvider name={name} address={touchUrl} />
        )}
      </div>
    </div>
  )
}

/** Until the device is known, without JavaScript, and while a phone is on its way: a link that works. */
export function OpenAtProvider({ name, address }: { name: string; address: string }) {
  const t = usePlayTexts()
  return (
    <div className={styles.plate}>
      <p>{t('opening', { name })}</p>
      <a href={address}>{t('openAtProvider')}</a>
    </div>
  )
}
