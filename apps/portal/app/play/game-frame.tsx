import { ACCOUNT_CHANGED, type AccountChanged } from '@herna/contract/embeds'
import type { HostMessage } from '@herna/contract/games'
import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useAnyModal } from '../dialogs/index.ts'
import { usePlayTexts } from './play-texts.ts'
import styles from './play-area.module.css'
import { GameOverlay } from './game-overlay.tsx'
import { type GameFrameHandle, useGameFrame, usePause } from './use-game-frame.ts'

/** The game may only run scripts on its own origin; it cannot navigate the page, open windows or submit forms [S5]. */
const SANDBOX = 'allow-scripts allow-same-origin allow-pointer-lock'

/** After a deposit over the running game, makes the game reload the balance. */
function useBalanceChanged(send: GameFrameHandle['send']): void {
  useEffect(() => {
    const onAccountChanged = ({ detail }: CustomEvent<AccountChanged>) => {
      if (detail.what === 'balance') send('balance-changed')
    }
    window.addEventListener(ACCOUNT_CHANGED, onAccountChanged)
    return () => window.removeEventListener(ACCOUNT_CHANGED, onAccountChanged)
  }, [send])
}

/** Tells a running game of a changed balance. */
function useSharedBalance({ state, send }: GameFrameHandle, balance: number | undefined): void {
  const isRunning = state.phase === 'running'
  useEffect(() => {
    if (isRunning && balance !== undefined) send('balance-changed')
  }, [isRunning, balance, send])
}

interface GameFrameProps {
  name: string
  frameUrl: string
  mode: 'demo' | 'real'
  /** A live table: it does not wait while the player has no connection. */
  isLive: boolean
  /** Must have a stable identity. */
  onMessage: (message: HostMessage) => void
  onRetry: () => void
  /** The player's balance, when something else than this game changes it too: the game loads it again with each change. */
  sharedBalance?: number | undefined
  /** Another overlay to show over the game, or null. The game is paused under it. */
  overlayFor?: (game: GameFrameHandle) => ReactNode
}

/** The game in its sandboxed iframe, and the overlays shown while it opens, does not respond, failed or is offline. */
export function GameFrame(props: GameFrameProps) {
  const { name, frameUrl, mode, isLive, onMessage, onRetry, sharedBalance, overlayFor } = props
  const t = usePlayTexts()
  const frame = useRef<HTMLIFrameElement>(null)
  // From then on the game shows its own loading screen. The frame's `load` event says nothing of it: the browser's error page for a host that does not answer has one too.
  const [hasOwnScreen, setHasOwnScreen] = useState(false)
  const receive = useCallback(
    (message: HostMessage) => {
      if (message.type === 'loading') setHasOwnScreen(true)
      onMessage(message)
    },
    [onMessage],
  )
  const game = useGameFrame(frame, frameUrl, receive)
  // Until the game has spoken the picture behind it is shown: the browser's error page is light grey, and shines through the shade around an overlay.
  const isBlank = !hasOwnScreen && game.state.phase !== 'running'
  const isOnline = useOnline()
  const isCovered = useAnyModal()
  const overlay = isOnline ? (
    (overlayFor?.(game) ?? openingOverlay(game))
  ) : (
    <GameOverlay title={t('offline')} text={t(isLive ? 'offlineTextLive' : 'offlineText')} />
  )
  useBalanceChanged(game.send)
  useSharedBalance(game, sharedBalance)
  usePause(game, !isOnline || isCovered || overlay !== null)

  function openingOverlay({ state: { phase, problem } }: GameFrameHandle): ReactNode {
    if (phase === 'silent')
      return <GameOverlay title={t('slow')} text={t(mode === 'demo' ? 'slowText' : 'slowTextReal')} retry={onRetry} />
    // A running game recovers a lost round itself; only the game knows which round.
    if (phase === 'opening' && problem)
      return <GameOverlay title={t('notOpened')} text={t(`problem-${problem}`)} retry={onRetry} />
    return isBlank ? <GameOverlay text={t('opening', { name })} /> : null
  }
  return (
    <>
      <iframe
        ref={frame}
        className={styles.frame}
        src={frameUrl}
        title={t('frameTitle', { name })}
        data-phase={game.state.phase}
        data-blank={isBlank || undefined}
        sandbox={SANDBOX}
        allow="fullscreen; autoplay"
        referrerPolicy="origin"
        // The keyboard cannot reach the game under an overlay.
        inert={overlay !== null || game.state.phase === 'opening'}
      />
      {overlay}
    </>
  )
}

function subscribeToConnection(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  )
