import { Skeleton } from '@herna/kit'
import type { ReactNode } from 'react'
import { TileSkeletons } from '../game/index.ts'
import type { RecommendedRow } from '../recommendations/index.ts'
import { useTexts } from '../texts/index.ts'
import styles from './recommended-row.module.css'
import { Scroller } from './scroller.tsx'

/** Enough to reach past the widest screen. */
const PLACEHOLDERS = 12

interface Props {
  row: RecommendedRow
  title: string
  /** The game that is the reason; null while it is not known. */
  because?: string | null
  /** The reason is none: the title stands alone. */
  plain?: boolean
  busy?: boolean
  forget?: () => void
  /** The games; skeletons of the same height without them. */
  children?: ReactNode
}

/** The row's room, as high before its games come as with them. */
export function RecommendedRoom({ row, title, because = null, plain, busy, forget, children }: Props) {
  const t = useTexts('lobby')
  const why = t(`because-${row.reason}`)
  const isLive = row.lobby === 'Live'
  const heading = (
    <span className={styles.why}>
      <small>{why}</small>
      {because === null ? <Skeleton className={styles.name} /> : <span title={because}>{because}</span>}
    </span>
  )
  return (
    <Scroller
      key={children ? 'games' : 'room'}
      title={because === null ? title : `${why} ${because}`}
      heading={plain ? title : heading}
      className={isLive ? styles.live : undefined}
      busy={busy || undefined}
      foot={
        <p className={styles.from}>
          {t('picked-from')}{' '}
          <button type="button" onClick={forget}>
            {t('forget')}
          </button>
        </p>
      }
    >
      {children ?? <TileSkeletons count={PLACEHOLDERS} live={isLive} />}
    </Scroller>
  )
}

/** In the room of the games when there are none. */
export function RoomWord({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.word} role="status">
      <p>{text}</p>
      {children}
    </div>
  )
}
