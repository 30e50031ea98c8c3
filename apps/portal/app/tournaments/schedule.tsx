import { Button, ErrorState, Skeleton } from '@herna/kit'
import { CloudOff } from '@herna/kit/icons'
import { useEffect } from 'react'
import { usePlayer } from '../session/index.ts'
import { useTexts } from '../texts/index.ts'
import { TournamentCard } from './tournament-card.tsx'
import { schedule } from './tournament-store.ts'
import styles from './tournaments.module.css'
import { useTournamentTexts } from './tournament-texts.ts'

/** Tournaments that are running, announced, or ended within a week [2.12]. Reloaded at every login and logout. */
export function Schedule() {
  const t = useTexts()
  const tournamentTexts = useTournamentTexts()
  const { auth, username } = usePlayer()
  const { state, value } = schedule.use()
  useEffect(() => {
    if (auth !== 'pending') void schedule.load()
  }, [auth, username])
  if (value === null && state === 'failed') {
    return (
      <ErrorState
        icon={<CloudOff size={32} />}
        title={tournamentTexts('failed-title')}
        actions={<Button onClick={() => void schedule.load()}>{t('general.try-again')}</Button>}
      >
        {tournamentTexts('failed-text')}
      </ErrorState>
    )
  }
  if (value === null) {
    return (
      <div className={styles.schedule} aria-busy="true">
        <Skeleton className={styles.waiting} />
        <Skeleton className={styles.waiting} />
      </div>
    )
  }
  if (value.tournaments.length === 0) return <p className={styles.none}>{tournamentTexts('none-scheduled')}</p>
  return (
    <ul className={styles.schedule}>
      {value.tournaments.map((tournament) => (
        <li key={tournament.id}>
          <TournamentCard tournament={tournament} />
        </li>
      ))}
    </ul>
  )
}
