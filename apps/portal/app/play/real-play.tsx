import type { ErrorKey } from '@herna/contract'
import type { HostMessage } from '@herna/contract/games'
import { useCallback, useEffect } from 'react'
import { closeAllModals } from '../dialogs/index.ts'
import { FavouriteButton } from '../favourites/index.ts'
import { usePlayInfoDue } from '../responsible-gaming/index.ts'
import { usePlayer } from '../session/index.ts'
import { showSnackbar } from '../toasts/index.ts'
import { textOf } from '../texts/index.ts'
import { GameFrame } from './game-frame.tsx'
import styles from './game-stage.module.css'
import barStyles from './play-bar.module.css'
import { OpenAtProvider } from './game-stage.tsx'
import type { PlayLaunch } from './play-launch.ts'
import { usePlayTexts } from './play-texts.ts'
import { BlockedPlate, ProblemPlate } from './problem-plate.tsx'
import { RealBar } from './real-bar.tsx'
import { SessionOverPlate } from './session-over-plate.tsx'
import { StagePlate } from './stage-plate.tsx'
import type { GameFrameWatch } from './use-game-frame.ts'
import { type LaunchState, useLaunch } from './use-launch.ts'
import { useOnce } from './use-once.ts'
import { usePlayFacts } from './use-play-facts.ts'
import { useRoundBalance } from './use-round-balance.ts'

interface RealPlayProps {
  name: string
  launch: PlayLaunch
  isTouch: boolean | null
  backdrop: string
  detailsHref: string
  lobbyHref: string
  /** False: the page asks for the game's password again. */
  mayReopen: () => boolean
  onLeave: () => void
  onStart: () => void
}

/** A player's game: launched with a token of its own, the bar above, and over it what stops it. It is never taken away while it may go on. */
export function RealPlay(props: RealPlayProps) {
  const { name, launch, isTouch, backdrop, detailsHref, lobbyHref, mayReopen, onLeave, onStart } = props
  const { username } = usePlayer()
  // On touch the game opens away from the portal: what § 32 tells comes first, and the launch token is not old by then [4.31].
  const isDue = usePlayInfoDue()
  const [state, reopen] = useLaunch(launch, isTouch && isDue ? null : isTouch)
  const relaunch = useCallback(() => {
    if (mayReopen()) reopen()
  }, [mayReopen, reopen])
  const { session, refresh } = usePlayFacts(username)
  const balance = useRoundBalance()
  const tellStart = useOnce(onStart)
  const heard = useCallback(
    (message: HostMessage) => {
      balance(message)
      if (message.type === 'ready') tellStart()
      if (message.type === 'round-ended' || message.type === 'failed') refresh()
    },
    [balance, tellStart, refresh],
  )
  const goesElsewhere = isTouch === true && state.at === 'opened' ? state.url : null
  useEffect(() => {
    if (goesElsewhere === null) return
    tellStart()
    // Replaced, not added: Back from the provider's page returns to where the player was.
    void closeAllModals().then(() => window.location.replace(goesElsewhere))
  }, [goesElsewhere, tellStart])
  return (
    <div className={styles.play}>
      <RealBar name={name} session={session} detailsHref={detailsHref} lobbyHref={lobbyHref} onLeave={onLeave}>
        <FavouriteButton code={launch.gameCode} name={name} className={barStyles.icon} />
      </RealBar>
      <div className={styles.game}>
        <img className={styles.backdrop} src={backdrop} alt="" />
        <Stage state={state} name={name} isTouch={isTouch} heard={heard} relaunch={relaunch} onLeave={onLeave} />
      </div>
    </div>
  )
}

interface StageProps {
  state: LaunchState
  name: string
  isTouch: boolean | null
  heard: (message: HostMessage) => void
  relaunch: () => void
  onLeave: () => void
}

function Stage({ state, name, isTouch, heard, relaunch, onLeave }: StageProps) {
  const t = usePlayTexts()
  const { auth, username } = usePlayer()
  if (state.at === 'failed') return <LaunchFailed error={state.error} retry={relaunch} onLeave={onLeave} />
  if (state.at !== 'opened') return <StagePlate text={t('opening', { name })} />
  if (isTouch) return <OpenAtProvider name={name} address={state.url} />
  const isIn = auth === 'authenticated' && username === state.player
  const over = ({ state: { problem }, tell, clearProblem }: GameFrameWatch) => {
    if (!isIn || problem === 'session-over') return <SessionOverPlate isIn={isIn} onRelaunch={relaunch} />
    if (problem === null || problem === 'unreachable' || problem === 'broken') return null
    const back = () => {
      clearProblem()
      tell('resume')
    }
    return <ProblemPlate problem={problem} onBack={back} onRelaunch={relaunch} onLeave={onLeave} />
  }
  return <GameFrame key={state.attempt} name={name} frameUrl={state.url} heard={heard} onRetry={relaunch} over={over} />
}

/** [8.23] */
function LaunchFailed({ error, retry, onLeave }: { error: ErrorKey; retry: () => void; onLeave: () => void }) {
  const t = usePlayTexts()
  const protection = usePlayer().data?.protection.value
  useEffect(() => {
    showSnackbar({ type: 'alert', title: textOf(error), limit: 1 })
  }, [error])
  if (protection?.mayPlay === false) return <BlockedPlate onBack={null} onLeave={onLeave} />
  return <StagePlate title={t('notOpened')} text={textOf(error)} retry={retry} />
}
