import type { Tournament } from '@herna/contract/player'
import { Button, Tag } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import { type CSSProperties, type ReactNode, useId, useState } from 'react'
import { useMoneyStyle } from '../config/index.ts'
import { Board } from './board.tsx'
import { joinTournament } from './tournament-store.ts'
import styles from './tournaments.module.css'
import { useFormatter } from '../texts/index.ts'
import { useTournamentTexts } from './tournament-texts.ts'

const DATE = { day: 'numeric', month: 'numeric', hour: 'numeric', minute: '2-digit' } as const
/** Prizes shown on the card; the leaderboard shows all. */
const MAX_PRIZES = 3

/** One tournament: dates, scoring, prizes, the join button and the leaderboard. */
export function TournamentCard({ tournament }: { tournament: Tournament }) {
  const t = useTournamentTexts()
  const format = useFormatter()
  const money = useMoneyStyle()
  const board = useId()
  const { id, title, description, scoring, state, startsAt, endsAt, minBet, prizes, players, games, hasJoined } = tournament
  const [isOpen, setOpen] = useState(state === 'running')
  const [busy, setBusy] = useState(false)
  const hasBoard = state !== 'announced' && players > 0
  const date = (iso: string) => format.dateTime(new Date(iso), DATE)
  const join = async () => {
    setBusy(true)
    await joinTournament(id)
    setBusy(false)
  }
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <Tag tone={state === 'running' ? 'live' : undefined}>{t(`state-${state}`)}</Tag>
      </header>
      <p>{description}</p>
      <dl className={styles.facts}>
        <Fact name={t('when')}>
          <time dateTime={startsAt}>{date(startsAt)}</time> – <time dateTime={endsAt}>{date(endsAt)}</time>
        </Fact>
        <Fact name={t('scoring')}>{t(`scoring-${scoring}`)}</Fact>
        <Fact name={t('min-bet')}>{formatCurrency(minBet, money)}</Fact>
        <Fact name={t('games')}>{games.length === 0 ? t('all-games') : t('games-count', { count: games.length })}</Fact>
        <Fact name={t('prizes')}>
          {prizes
            .slice(0, MAX_PRIZES)
            .map((cents, index) => `${index + 1}.\u00a0${formatCurrency(cents, money)}`)
            .join(' · ')}
        </Fact>
        <Fact name={t('players')}>{t('players-count', { count: players })}</Fact>
      </dl>
      <div className={styles.actions}>
        {hasJoined && <p className={styles.joined}>{t('joined')}</p>}
        {!hasJoined && state !== 'finished' && (
          <Button variant="primary" busy={busy} aria-label={t('join-of', { title })} onClick={() => void join()}>
            {t('join')}
          </Button>
        )}
        {hasBoard && (
          <Button aria-expanded={isOpen} aria-controls={board} onClick={() => setOpen(!isOpen)}>
            {t(state === 'finished' ? 'results' : 'table')}
          </Button>
        )}
      </div>
      {hasBoard && isOpen && (
        <div id={board} className={styles.table} style={{ '--players': players } as CSSProperties}>
          <Board tournament={tournament} />
        </div>
      )}
      {state === 'running' && players === 0 && <p className={styles.none}>{t('board-empty')}</p>}
    </article>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
