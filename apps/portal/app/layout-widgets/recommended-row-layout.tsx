import { Skeleton } from '@herna/kit'
import type { ReactNode } from 'react'
import { TileSkeletons } from '../game/index.ts'
import type { RecommendedRow } from '../recommendations/index.ts'
import { useTexts } from '../texts/index.ts'
import styles from './recommended-row.module.css'
import { Scroller } from './scroller.tsx'

/** Enough to fill the widest screen. */
const PLACEHOLDERS = 12

interface Props {
  row: RecommendedRow
  title: string
  /** Name of the game that is the reason; null while unknown. */
  because?: string | null
  /** True to show the title without a reason. */
  hasNoReason?: boolean
  busy?: boolean
  /** The games; without them skeletons of the same height are shown. */
  children?: ReactNode
}

/** Layout of a recommended row, with the same height before and after its games load. */
export function RecommendedRowLayout({ row, title, because = null, hasNoReason, busy, children }: Props) {
  const t = useTexts('lobby')
  const reasonText = t(`because-${row.reason}`)
  const isLive = row.lobby === 'Live'
  const heading = (
    <span className={styles.reason}>
      <small>{reasonText}</small>
      {because === null ? <Skeleton className={styles.name} /> : <span title={because}>{because}</span>}
    </span>
  )
  return (
    <Scroller
      key={children ? 'games' : 'placeholder'}
      title={because === null ? title : `${reasonText} ${because}`}
      heading={hasNoReason ? title : heading}
      className={isLive ? styles.live : undefined}
      busy={busy || undefined}
    >
      {children ?? <TileSkeletons count={PLACEHOLDERS} live={isLive} />}
    </Scroller>
  )
}

/** A message in place of the games. */
export function RowMessage({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.message} role="status">
      <p>{text}</p>
      {children}
    </div>
  )
}
