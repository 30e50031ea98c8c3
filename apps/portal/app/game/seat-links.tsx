import { buttonClass } from '@herna/kit'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { usePreview } from '../config/index.ts'
import { onMyTables, tablesOf } from '../player-data/index.ts'
import { usePlayer } from '../session/index.ts'
import { myTablesAddress } from '../urls/index.ts'
import styles from './live-details.module.css'
import { seatAddress, useSeat } from './own-seats.ts'
import { useSeatTexts } from './seat-texts.ts'

/** Most tables of the page of several tables (decision 0056). */
const MOST_TABLES = 4
const NO_TABLES: readonly string[] = []

/** That the player sits at this table, with the way back to it; else the way to play at it beside other tables. */
export function SeatLinks({ code, isOpen }: { code: string; isOpen: boolean }) {
  const t = useSeatTexts()
  const preview = usePreview()
  const seat = useSeat(code)
  const { username } = usePlayer()
  const mine = useSyncExternalStore(
    onMyTables,
    () => tablesOf(username),
    () => NO_TABLES,
  )
  if (seat) {
    return (
      <div className={styles.seat}>
        <p>
          <b>{t('seated')}</b>
          <span>{t(`seated-${seat}`)}</span>
        </p>
        <Link className={buttonClass()} to={seatAddress(code, seat, preview)}>
          {t('return')}
        </Link>
      </div>
    )
  }
  if (!isOpen || mine.length >= MOST_TABLES) return null
  return (
    <Link className={styles.several} to={myTablesAddress([...mine, code], preview)}>
      {t(mine.length > 0 ? 'add-to-mine' : 'several')}
    </Link>
  )
}
