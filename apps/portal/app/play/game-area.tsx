import type { ErrorKey } from '@herna/contract'
import type { HostMessage } from '@herna/contract/games'
import { useEffect } from 'react'
import { usePlayer } from '../session/index.ts'
import { textOf } from '../texts/index.ts'
import { showSnackbar } from '../toasts/index.ts'
import { OpenAtProvider } from './demo-play.tsx'
import { GameFrame } from './game-frame.tsx'
import { GameOverlay } from './game-overlay.tsx'
import { usePlayTexts } from './play-texts.ts'
import { BlockedOverlay, type Leave, ProblemOverlay } from './problem-overlay.tsx'
import { SessionOverOverlay } from './session-over-overlay.tsx'
import type { GameFrameHandle } from './use-game-frame.ts'
import type { LaunchState } from './use-launch.ts'

interface GameAreaProps {
  state: LaunchState
  name: string
  isLive: boolean
  isTouch: boolean | null
  onMessage: (message: HostMessage) => void
  /** See `GameFrame`. */
  sharedBalance?: number | undefined
  relaunch: () => void
  onLeave: () => void
  /** What leaving is called; by default the way back to the lobby. */
  leaveText?: string
}

/** The player's game in its iframe, and what is shown over it while it opens, when it cannot, or when its session or play ends. */
export function GameArea(props: GameAreaProps) {
  const { state, name, isLive, isTouch, onMessage, sharedBalance, relaunch } = props
  const t = usePlayTexts()
  const leave: Leave = { text: props.leaveText ?? t('back'), act: props.onLeave }
  const { auth, username } = usePlayer()
  if (state.phase === 'failed') return <LaunchFailed error={state.error} isLive={isLive} retry={relaunch} leave={leave} />
  if (state.phase !== 'opened') return <GameOverlay text={t('opening', { name })} />
  if (isTouch) return <OpenAtProvider name={name} address={state.url} />
  const isIn = auth === 'authenticated' && username === state.player
  const overlayFor = ({ state: { problem, phase }, send, clearProblem }: GameFrameHandle) => {
    // A session that is refused once more, before the game was ready, is refused for another reason: the player decides, or it would go on for ever.
    if (isIn && problem === 'session-over' && phase !== 'running' && state.attempt > 1)
      return <GameOverlay title={t('notOpened')} text={textOf('errors.invalid-game-session')} retry={relaunch} />
    if (!isIn || problem === 'session-over') return <SessionOverOverlay isIn={isIn} isLive={isLive} onRelaunch={relaunch} />
    if (problem === null || problem === 'unreachable' || problem === 'broken') return null
    const resume = () => {
      clearProblem()
      send('resume')
    }
    return <ProblemOverlay problem={problem} isLive={isLive} onBack={resume} onRelaunch={relaunch} leave={leave} />
  }
  return (
    <GameFrame
      key={state.attempt}
      name={name}
      frameUrl={state.url}
      mode="real"
      isLive={isLive}
      onMessage={onMessage}
      sharedBalance={sharedBalance}
      onRetry={relaunch}
      overlayFor={overlayFor}
    />
  )
}

interface LaunchFailedProps {
  error: ErrorKey
  isLive: boolean
  retry: () => void
  leave: Leave
}

/** The launch failed [8.23]. */
function LaunchFailed({ error, isLive, retry, leave }: LaunchFailedProps) {
  const t = usePlayTexts()
  const protection = usePlayer().data?.protection.value
  useEffect(() => {
    showSnackbar({ type: 'alert', title: textOf(error), limit: 1 })
  }, [error])
  if (protection?.mayPlay === false) return <BlockedOverlay isLive={isLive} onBack={null} leave={leave} />
  return <GameOverlay title={t('notOpened')} text={textOf(error)} retry={retry} />
}
