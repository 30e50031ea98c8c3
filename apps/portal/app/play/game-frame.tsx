import { useRef } from 'react'
import { usePlayTexts } from './play-texts.ts'
import styles from './game-stage.module.css'
import { StagePlate } from './stage-plate.tsx'
import { useGameFrame } from './use-game-frame.ts'
import { useOnline } from './use-online.ts'

/** The game may run scripts on its own origin and nothing else: it cannot navigate the page, open windows or post forms [S5]. */
const SANDBOX = 'allow-scripts allow-same-origin allow-pointer-lock'

interface GameFrameProps {
  name: string
  frameUrl: string
  /** Must keep its identity. */
  onRunning: () => void
  onRetry: () => void
}

/** The game in its sandbox on its own origin, and the plates over it when it opens, stays silent or loses the connection. */
export function GameFrame({ name, frameUrl, onRunning, onRetry }: GameFrameProps) {
  const t = usePlayTexts()
  const frame = useRef<HTMLIFrameElement>(null)
  const state = useGameFrame(frame, frameUrl, onRunning)
  const isOnline = useOnline()
  return (
    <>
      <iframe
        ref={frame}
        className={styles.frame}
        src={frameUrl}
        title={t('frameTitle', { name })}
        sandbox={SANDBOX}
        allow="fullscreen; autoplay"
        referrerPolicy="origin"
      />
      {state === 'opening' && isOnline && <StagePlate text={t('opening', { name })} />}
      {state === 'silent' && isOnline && <StagePlate title={t('slow')} text={t('slowText')} retry={onRetry} />}
      {!isOnline && <StagePlate title={t('offline')} text={t('offlineText')} />}
    </>
  )
}
