import type { HostMessage } from '@herna/contract/games'
import { useCallback, useEffect } from 'react'
import { openAtProvider } from './open-at-provider.ts'
import { FavouriteButton } from '../favourites/index.ts'
import { setDecisionTurn, usePlayInfoDue } from '../responsible-gaming/index.ts'
import { usePlayer } from '../session/index.ts'
import { GameArea } from './game-area.tsx'
import { ContinueButton } from './continue-button.tsx'
import styles from './play-area.module.css'
import barStyles from './play-bar.module.css'
import type { PlayLaunch } from './play-launch.ts'
import { RealBar } from './real-bar.tsx'
import { useBetsAtLogout } from './use-bets-at-logout.ts'
import { useLaunch } from './use-launch.ts'
import { useOnce } from './use-once.ts'
import { usePlaySession } from './use-play-session.ts'
import { useRoundBalance } from './use-round-balance.ts'
import { useSettledAfterStop } from './use-settled-after-stop.ts'

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
  const settledAfterStop = useSettledAfterStop(refresh)
  const betsAtLogout = useBetsAtLogout()
  const notifyStart = useOnce(onStart)
  const onMessage = useCallback(
    (message: HostMessage) => {
      balance(launch.gameCode, message)
      settledAfterStop(launch.gameCode, message)
      if (launch.isLive) betsAtLogout(launch.gameCode, message)
      if (message.type === 'player-turn') setDecisionTurn(launch.gameCode, message.isTurn)
      if (message.type === 'ready') notifyStart()
      if (message.type === 'round-ended' || message.type === 'failed') refresh()
    },
    [balance, betsAtLogout, launch.gameCode, launch.isLive, notifyStart, refresh, settledAfterStop],
  )
  useEffect(() => () => setDecisionTurn(launch.gameCode, false), [launch.gameCode])
  const externalUrl = isTouch === true && state.phase === 'opened' ? state.url : null
  useEffect(() => {
    if (externalUrl === null) return
    notifyStart()
    void openAtProvider(externalUrl)
  }, [externalUrl, notifyStart])
  return (
    <div className={styles.play}>
      <RealBar name={name} session={session} detailsHref={detailsHref} lobbyHref={lobbyHref} onLeave={onLeave}>
        <FavouriteButton code={launch.gameCode} name={name} className={barStyles.icon} />
        <ContinueButton code={launch.gameCode} detailsHref={detailsHref} />
      </RealBar>
      <div className={styles.game}>
        <img className={styles.backdrop} src={backdrop} alt="" />
        <GameArea
          state={state}
          name={name}
          isLive={launch.isLive}
          isTouch={isTouch}
          onMessage={onMessage}
          relaunch={relaunch}
          onLeave={onLeave}
        />
      </div>
    </div>
  )
}
