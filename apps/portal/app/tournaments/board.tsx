import type { Leaderboard, Tournament } from '@herna/contract/player'
import { Button, Skeleton } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import { useFormatter, useTexts } from '../texts/index.ts'
import { useMoneyStyle } from '../config/index.ts'
import { useLeaderboard } from './tournament-store.ts'
import styles from './tournaments.module.css'
import { useTournamentTexts } from './tournament-texts.ts'

/** The leaderboard of a tournament with the player's own place [design/realtime]. Rows are updated in place without flicker. */
export function Board({ tournament }: { tournament: Tournament }) {
  const t = useTexts()
  const boardText = useTournamentTexts()
  const { board, failed, load } = useLeaderboard(tournament.id, String(tournament.hasJoined))
  if (!board) {
    return failed ? (
      <p role="alert" className={styles.none}>
        {boardText('board-failed')} <Button onClick={load}>{t('general.try-again')}</Button>
      </p>
    ) : (
      <Skeleton className={styles.waiting} />
    )
  }
  if (board.lines.length === 0) return <p className={styles.emptyBoard}>{boardText('board-empty')}</p>
  const isListed = board.lines.some(({ place, player }) => place === board.own?.place && player === board.own.player)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than a phone is scrolled, by the keyboard too
    <div className={styles.board} role="region" aria-label={boardText('table-of', { title: tournament.title })} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {(['place', 'player', 'points', 'rounds', 'prize'] as const).map((column) => (
              <th key={column} scope="col">
                {boardText(`${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {board.lines.map((line) => (
            <Line key={line.place} line={line} isOwn={isListed && line.place === board.own?.place} />
          ))}
          {board.own && !isListed && <Line line={board.own} isOwn />}
        </tbody>
      </table>
    </div>
  )
}

function Line({ line, isOwn }: { line: Leaderboard['lines'][number]; isOwn: boolean }) {
  const t = useTournamentTexts()
  const format = useFormatter()
  const money = useMoneyStyle()
  return (
    <tr data-own={isOwn || undefined}>
      <td>{line.place}.</td>
      <th scope="row">
        {line.player}
        {isOwn && <small> {t('you')}</small>}
      </th>
      <td>{format.number(line.points / 100, { maximumFractionDigits: 2 })}</td>
      <td>{format.number(line.rounds)}</td>
      <td>{line.prize === null ? '–' : formatCurrency(line.prize, money)}</td>
    </tr>
  )
}
