import type { LiveTable } from '@herna/contract/live-feed'
import { classNames } from '@herna/kit'
import { clockText } from '../texts/index.ts'
import {
  ConnectionLine,
  type Seats,
  seatsOf,
  tableTexts,
  useFeedStatus,
  useLiveTable,
  useLiveTexts,
  useMinute,
} from '../live-tables/index.ts'
import { LastResults } from './last-results.tsx'
import styles from './live-details.module.css'
import { SeatLinks } from './seat-links.tsx'
import { SimilarList } from './similar-list.tsx'

/** The game's table as it is now [2.41] [1.10]: whether there is a place, the seats, the last results, and how recent all of it is. */
export function LiveDetails({ code }: { code: string }) {
  const t = useLiveTexts()
  const table = useLiveTable(code)
  const { state } = useFeedStatus()
  const isAwaited = !table && (state === 'idle' || state === 'connecting')
  if (!table && !isAwaited) return null
  return (
    <section className={classNames(styles.live, isAwaited && styles.awaited)} aria-label={t('table')}>
      {table && <TableNow table={table} />}
      <ConnectionLine initial={t('connecting')} text={state === 'connected' ? t('connection-live') : undefined} />
    </section>
  )
}

function TableNow({ table }: { table: LiveTable }) {
  const t = useLiveTexts()
  const now = useMinute()
  const texts = tableTexts(table, now)
  const seats = seatsOf(table.SeatsAvailability)
  return (
    <>
      <p className={classNames(styles.state, styles[texts.kind])}>
        <b>{texts.label}</b>
        <span className={classNames(texts.isFree && styles.free)}>
          {[texts.waiting, texts.word ?? texts.fact].filter(Boolean).join(' · ')}
        </span>
      </p>
      {seats && <SeatList seats={seats} />}
      {(table.Players !== undefined || table.ClosesAt) && (
        <dl className={styles.facts}>
          {table.Players !== undefined && (
            <div>
              <dt>{t('players')}</dt>
              <dd>{table.Players}</dd>
            </div>
          )}
          {table.ClosesAt && (
            <div>
              <dt>{t('closes')}</dt>
              <dd>{clockText(new Date(table.ClosesAt))}</dd>
            </div>
          )}
        </dl>
      )}
      <LastResults table={table} />
      <SeatLinks code={table.ImsGameCode} isOpen={texts.kind === 'open'} />
      {texts.kind !== 'open' && <SimilarList key={texts.kind} code={table.ImsGameCode} />}
    </>
  )
}

function SeatList({ seats }: { seats: Seats }) {
  const t = useLiveTexts()
  return (
    <ul className={styles.seats} aria-label={t('seats')}>
      {seats.taken.map(({ seat, isTaken }) => (
        <li key={seat} className={classNames(isTaken && styles.taken)}>
          <span className="sr">{t(isTaken ? 'seat-taken' : 'seat-free', { seat })}</span>
          <span aria-hidden="true">{seat}</span>
        </li>
      ))}
    </ul>
  )
}
