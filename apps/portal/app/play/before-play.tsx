import type { ErrorKey, GameType } from '@herna/contract'
import { Button } from '@herna/kit'
import { type ReactNode, useEffect } from 'react'
import { showSnackbar } from '../toasts/index.ts'
import { usePlayer } from '../session/index.ts'
import { textOf } from '../texts/index.ts'
import styles from './game-stage.module.css'
import type { PlayLaunch } from './play-launch.ts'
import { usePlayTexts } from './play-texts.ts'
import { Refusal } from './refusal.tsx'
import { StagePlate } from './stage-plate.tsx'

/** What the page of real play holds: nothing of any player. */
export interface RealPage {
  code: string
  type: GameType
  name: string
  launch: PlayLaunch
  backdrop: string
  demoHref: string | null
  detailsHref: string
  lobbyHref: string
}

/** Nothing of a game yet: its picture, and what is waited for. */
export function Waiting({ backdrop, children }: { backdrop: string; children: ReactNode }) {
  return (
    <div className={styles.play}>
      <div className={styles.game}>
        <img className={styles.backdrop} src={backdrop} alt="" />
        {children}
      </div>
    </div>
  )
}

export function NeedsLogin({
  name,
  backdrop,
  demoHref,
  detailsHref,
  isAsked,
  ask,
}: RealPage & { isAsked: boolean; ask: () => void }) {
  const t = usePlayTexts()
  const { auth } = usePlayer()
  if (auth === 'pending') {
    return (
      <Waiting backdrop={backdrop}>
        <StagePlate text={t('opening', { name })} />
      </Waiting>
    )
  }
  if (isAsked) {
    return (
      <Waiting backdrop={backdrop}>
        <StagePlate text={t('loggingIn')}>
          <Button onClick={ask}>{t('logIn')}</Button>
        </StagePlate>
      </Waiting>
    )
  }
  // A demo is promised only where there is one.
  const text = demoHref ? `${t('loginNeededText')} ${t('loginNeededDemo')}` : t('loginNeededText')
  const ways = [...(demoHref ? [{ href: demoHref, label: t('playDemo') }] : []), { href: detailsHref, label: t('details') }]
  return (
    <Refusal title={t('loginNeeded', { name })} text={text} ways={ways}>
      <Button variant="primary" onClick={ask}>
        {t('logIn')}
      </Button>
    </Refusal>
  )
}

/** [8.23] */
export function RealRefused({ name, error, detailsHref, lobbyHref }: RealPage & { error: ErrorKey }) {
  const t = usePlayTexts()
  useEffect(() => {
    showSnackbar({ type: 'alert', title: textOf(error), limit: 1 })
  }, [error])
  const ways = [
    { href: detailsHref, label: t('details') },
    { href: lobbyHref, label: t('otherGames') },
  ]
  return <Refusal title={t('notOpened')} text={`${name}: ${textOf(error)}`} ways={ways} />
}
