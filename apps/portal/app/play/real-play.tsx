import type { ErrorKey } from '@herna/contract'
import type { HostMessage } from '@herna/contract/games'
import { useCallback, useEffect, useRef } from 'react'
import { closeAllModals } from '../dialogs/index.ts'
import { FavouriteButton } from '../favourites/index.ts'
import { usePlayInfoDue } from '../responsible-gaming/index.ts'
import { usePlayer, withPlayer } from '../session/index.ts'
import { showSnackbar } from '../toasts/index.ts'
import { textOf } from '../texts/index.ts'
import { GameFrame } from './game-frame.tsx'
import styles from './play-area.module.css'
import barStyles from './play-bar.module.css'
import { OpenAtProvider } from './demo-play.tsx'
import type { PlayLaunch } from './play-launch.ts'
import { usePlayTexts } from './play-texts.ts'
import { BlockedOverlay, ProblemOverlay } from './problem-overlay.tsx'
import { RealBar } from './real-bar.tsx'
import { SessionOverOverlay } from './session-over-overlay.tsx'
import { GameOverlay } from './game-overlay.tsx'
import type { GameFrameHandle } from './use-game-frame.ts'
import { type LaunchState, useLaunch } from './use-launch.ts'
import { useOnce } from './use-once.ts'
import { usePlaySession } from './use-play-session.ts'

interface RealPlayProps {
  name: string
  launch: PlayLaunch
  isTouch: boolean | null
  backdrop: string
  detailsHref: string
  lobbyHref: string
  /** False when the permit has expired and the page requires the game's password again. */
  mayReopen: () => boolean
  onLeave: () => void
  onStart: () => void
}

/** A player's game: launched with its own token, with the bar above and overlays for problems. The game stays open while it may continue. */
export function RealPlay(props: RealPlayProps) {
  const { name, launch, isTouch, backdrop, detailsHref, lobbyHref, mayReopen, onLeave, onStart } = props
  const { username } = usePlayer()
  // On touch devices the game opens outside the portal, so the § 32 information is shown first and the launch token is requested after it [4.31].
  const isDue = usePlayInfoDue()
  const [state, reopen] = useLaunch(launch, isTouch && isDue ? null : isTouch)
  const relaunch = useCallback(() => {
    if (mayReopen()) reopen()
  }, [mayReopen, reopen])
  const { session, refresh } = usePlaySession(username)
  const balance = useRoundBalance()
  const notifyStart = useOnce(onStart)
  const onMessage = useCallback(
    (message: HostMessage) => {
      balance(message)
      if (message.type === 'ready') notifyStart()
      if (message.type === 'round-ended' || message.type === 'failed') refresh()
    },
    [balance, notifyStart, refresh],
  )
  const externalUrl = isTouch === true && state.phase === 'opened' ? state.url : null
  useEffect(() => {
    if (externalUrl === null) return
    notifyStart()
    // `replace`, so that Back from the provider's page returns to where the player was.
    void closeAllModals().then(() => window.location.replace(externalUrl))
  }, [externalUrl, notifyStart])
  return (
    <div className={styles.play}>
      <RealBar name={name} session={session} detailsHref={detailsHref} lobbyHref={lobbyHref} onLeave={onLeave}>
        <FavouriteButton code={launch.gameCode} name={name} className={barStyles.icon} />
      </RealBar>
      <div className={styles.game}>
        <img className={styles.backdrop} src={backdrop} alt="" />
        <GameArea state={state} name={name} isTouch={isTouch} onMessage={onMessage} relaunch={relaunch} onLeave={onLeave} />
      </div>
    </div>
  )
}

interface GameAreaProps {
  state: LaunchState
  name: string
  isTouch: boolean | null
  onMessage: (message: HostMessage) => void
  relaunch: () => void
  onLeave: () => void
}

function GameArea({ state, name, isTouch, onMessage, relaunch, onLeave }: GameAreaProps) {
  const t = usePlayTexts()
  const { auth, username } = usePlayer()
  if (state.phase === 'failed') return <LaunchFailed error={state.error} retry={relaunch} onLeave={onLeave} />
  if (state.phase !== 'opened') return <GameOverlay text={t('opening', { name })} />
  if (isTouch) return <OpenAtProvider name={name} address={state.url} />
  const isIn = auth === 'authenticated' && username === state.player
  const overlayFor = ({ state: { problem }, send, clearProblem }: GameFrameHandle) => {
    if (!isIn || problem === 'session-over') return <SessionOverOverlay isIn={isIn} onRelaunch={relaunch} />
    if (problem === null || problem === 'unreachable' || problem === 'broken') return null
    const resume = () => {
      clearProblem()
      send('resume')
    }
    return <ProblemOverlay problem={problem} onBack={resume} onRelaunch={relaunch} onLeave={onLeave} />
  }
  return (
    <GameFrame
      key={state.attempt}
      name={name}
      frameUrl={state.url}
      onMessage={onMessage}
      onRetry={relaunch}
      overlayFor={overlayFor}
    />
  )
}

/** The launch failed [8.23]. */
function LaunchFailed({ error, retry, onLeave }: { error: ErrorKey; retry: () => void; onLeave: () => void }) {
  const t = usePlayTexts()
  const protection = usePlayer().data?.protection.value
  useEffect(() => {
    showSnackbar({ type: 'alert', title: textOf(error), limit: 1 })
  }, [error])
  if (protection?.mayPlay === false) return <BlockedOverlay onBack={null} onLeave={onLeave} />
  return <GameOverlay title={t('notOpened')} text={textOf(error)} retry={retry} />
}

/**
 * Delays balance updates until the round's animation has ended, so the wallet's push does not reveal the result [decisions: Games]: held from
 * the round's start to its end, failure, a new game or leaving. On release the balance is loaded again, because the push may have been lost.
 */
function useRoundBalance(): (message: HostMessage) => void {
  const isHeld = useRef(false)
  const hold = useCallback(() => {
    if (isHeld.current) return
    isHeld.current = true
    void withPlayer((engine) => engine.holdBalance(), undefined)
  }, [])
  const release = useCallback(() => {
    if (isHeld.current) void withPlayer((engine) => engine.releaseBalance(), undefined)
    isHeld.current = false
    void withPlayer((engine) => engine.load('balance'), undefined)
  }, [])
  useEffect(() => release, [release])
  return useCallback(({ type }) => (type === 'round-started' ? hold() : release()), [hold, release])
}
