import { Button } from '@herna/kit'
import { useEffect, useState } from 'react'
import { callHosts, requestLogin } from '../session/index.ts'
import { usePlayTexts } from './play-texts.ts'
import { GameOverlay } from './game-overlay.tsx'

interface SessionOverOverlayProps {
  /** Whether the player who opened the game is still logged in. */
  isIn: boolean
  /** A live table: it does not wait for its player. */
  isLive: boolean
  onRelaunch: () => void
}

/** Shown over the game when its session ended [4.12]. A player who is still logged in gets a new launch automatically, because only the game's session expired. */
export function SessionOverOverlay({ isIn, isLive, onRelaunch }: SessionOverOverlayProps) {
  const t = usePlayTexts()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isIn) return
    let isMounted = true
    // A session-expired reply logs the player out, and this overlay then offers the login.
    callHosts(({ gateway }) => gateway.playerInfo()).then(
      () => isMounted && onRelaunch(),
      () => isMounted && setFailed(true),
    )
    return () => {
      isMounted = false
    }
    // `attempt` is a dependency so that a retry sends the request again.
  }, [isIn, attempt, onRelaunch])
  const retry = () => {
    setFailed(false)
    setAttempt((n) => n + 1)
  }
  if (!isIn) {
    return (
      <GameOverlay title={t('sessionOver')} text={t(isLive ? 'sessionOverTextLive' : 'sessionOverText')}>
        <Button variant="primary" onClick={() => void requestLogin()}>
          {t('logIn')}
        </Button>
      </GameOverlay>
    )
  }
  if (!failed) return <GameOverlay text={t('reopening')} />
  return <GameOverlay title={t('notOpened')} text={t('problem-unreachable')} retry={retry} />
}
