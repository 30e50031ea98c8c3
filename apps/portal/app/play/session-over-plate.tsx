import { Button } from '@herna/kit'
import { useEffect, useState } from 'react'
import { askHosts, requestLogin } from '../session/index.ts'
import { usePlayTexts } from './play-texts.ts'
import { StagePlate } from './stage-plate.tsx'

interface SessionOverPlateProps {
  /** Whether the player the game runs for is logged in now. */
  isIn: boolean
  onRelaunch: () => void
}

/** The way back in, over the game that stays [4.12]. Whoever is in gets a new launch by itself: only the game's own session was over. */
export function SessionOverPlate({ isIn, onRelaunch }: SessionOverPlateProps) {
  const t = usePlayTexts()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isIn) return
    let isHere = true
    // An answer that the session is over leads to the login; then this plate says so.
    askHosts(({ gateway }) => gateway.playerInfo()).then(
      () => isHere && onRelaunch(),
      () => isHere && setFailed(true),
    )
    return () => {
      isHere = false
    }
    // Another attempt is another question.
  }, [isIn, attempt, onRelaunch])
  const again = () => {
    setFailed(false)
    setAttempt((n) => n + 1)
  }
  if (!isIn) {
    return (
      <StagePlate title={t('sessionOver')} text={t('sessionOverText')}>
        <Button variant="primary" onClick={() => void requestLogin()}>
          {t('logIn')}
        </Button>
      </StagePlate>
    )
  }
  if (!failed) return <StagePlate text={t('reopening')} />
  return <StagePlate title={t('notOpened')} text={t('problem-unreachable')} retry={again} />
}
