import { ACCOUNT_CHANGED, type AccountChanged } from '@herna/contract/embeds'
import type { HostMessage } from '@herna/contract/games'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAnyModal } from '../dialogs/index.ts'
import { usePlayTexts } from './play-texts.ts'
import styles from './game-stage.module.css'
import { StagePlate } from './stage-plate.tsx'
import { type GameFrameWatch, useGameFrame, usePause } from './use-game-frame.ts'
import { useOnline } from './use-online.ts'

/** The game may run scripts on its own origin and nothing else: it cannot navigate the page, open windows or post forms [S5]. */
const SANDBOX = 'allow-scripts allow-same-origin allow-pointer-lock'

/** A deposit over the running game: the game asks for the balance anew. */
function useBalanceChanged(tell: GameFrameWatch['tell']): void {
  useEffect(() => {
    const changed = ({ detail }: CustomEvent<AccountChanged>) => {
      if (detail.what === 'balance') tell('balance-changed')
    }
    window.addEventListener(ACCOUNT_CHANGED, changed)
    return () => window.removeEventListener(ACCOUNT_CHANGED, changed)
  }, [tell])
}

interface GameFrameProps {
  name: string
  frameUrl: string
  /** Must keep its identity. */
  heard: (message: HostMessage) => void
  onRetry: () => void
  /** What else lies over the game; null: nothing. The game is paused under it. */
  over?: (watch: GameFrameWatch) => ReactNode
}

/** The game in its sandbox on its own origin, and the plates over it when it opens, stays silent, fails or loses the connection. */
export function GameFrame({ name, frameUrl, heard, onRetry, over }: GameFrameProps) {
  const t = usePlayTexts()
  const frame = useRef<HTMLIFrameElement>(null)
  const watch = useGameFrame(frame, frameUrl, heard)
  const isOnline = useOnline()
  const isCovered = useAnyModal()
  const plate = isOnline ? (over?.(watch) ?? openingPlate(watch)) : <StagePlate title={t('offline')} text={t('offlineText')} />
  useBalanceChanged(watch.tell)
  usePause(watch, !isOnline || isCovered || plate !== null)

  function openingPlate({ state: { at, problem } }: GameFrameWatch): ReactNode {
    if (at === 'silent') return <StagePlate title={t('slow')} text={t('slowText')} retry={onRetry} />
    // Once it runs, the game itself asks for a lost round again; only it knows which.
    if (at === 'opening' && problem) return <StagePlate title={t('notOpened')} text={t(`problem-${problem}`)} retry={onRetry} />
    return at === 'opening' ? <StagePlate text={t('opening', { name })} /> : null
  }
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
        // Nothing under a plate is reached by the keyboard.
        inert={plate !== null}
      />
      {plate}
    </>
  )
}
