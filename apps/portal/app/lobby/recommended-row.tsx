import { Button, Skeleton } from '@herna/kit'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { TileList, TileSkeletons } from '../game/index.ts'
import { showSnackbar } from '../notices/index.ts'
import { forgetPlayed, type Recommendation, roomOf, useRecommendation } from '../personal/index.ts'
import { useTexts } from '../texts/index.ts'
import styles from './recommended-row.module.css'
import { Scroller } from './scroller.tsx'
import type { WidgetViewOf } from './widget-view.ts'

/** Enough to reach past the widest screen. */
const PLACEHOLDERS = 12
const NEAR = '600px 0px'

/**
 * What the browser recommends by what was played in it [3.9] [9.5]. The server draws the row's empty room for everybody; styles show it
 * before the first paint only where there is something to recommend by, so nothing moves when the games come.
 */
export function RecommendedRow({ widget }: { widget: WidgetViewOf<'Recommended'> }) {
  const { row, title } = widget
  const t = useTexts('lobby')
  const room = useRef<HTMLDivElement>(null)
  const found = useRecommendation(row, useNear(room))
  const tiles = found.state === 'ready' ? found.tiles : null
  if (found.state === 'none') return null
  const why = t(`because-${row.reason}`)
  const isLive = row.lobby === 'Live'
  return (
    <div ref={room} className={styles.room} data-room={roomOf(row.reason, row.lobby)}>
      <Scroller
        key={tiles ? 'games' : 'room'}
        title={found.state === 'ready' ? `${why} ${found.because}` : title}
        heading={<Why why={why} found={found} title={title} />}
        className={isLive ? styles.live : undefined}
        busy={found.state === 'waiting' || undefined}
        foot={<PickedFrom />}
      >
        {tiles ? <TileList tiles={tiles} place="Default" /> : <TileSkeletons count={PLACEHOLDERS} live={isLive} />}
      </Scroller>
      <Word found={found} />
    </div>
  )
}

/** True from the moment the part comes near what is seen. */
function useNear(part: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!part.current || near) return
    const watch = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: NEAR,
    })
    watch.observe(part.current)
    return () => watch.disconnect()
  })
  return near
}

/** Why these games; one line, however long a game is called. */
function Why({ why, found, title }: { why: string; found: Recommendation; title: string }) {
  if (found.state === 'empty') return title
  return (
    <span className={styles.why}>
      <small>{why}</small>
      {found.state === 'ready' ? <span title={found.because}>{found.because}</span> : <Skeleton className={styles.name} />}
    </span>
  )
}

/** Where the reason is kept, and the way to be rid of it. */
function PickedFrom() {
  const t = useTexts('lobby')
  const forget = () => {
    forgetPlayed()
    showSnackbar({ type: 'info', title: t('forgotten') })
    // The button is gone: reading goes on at the page's content.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  return (
    <p className={styles.from}>
      {t('picked-from')}{' '}
      <button type="button" onClick={forget}>
        {t('forget')}
      </button>
    </p>
  )
}

/** In the room of the games when there are none. */
function Word({ found }: { found: Recommendation }) {
  const t = useTexts('lobby')
  if (found.state !== 'failed' && found.state !== 'empty') return null
  return (
    <div className={styles.word} role="status">
      <p>{t(`recommended-${found.state}`)}</p>
      {found.state === 'failed' && <Button onClick={found.retry}>{t('recommended-retry')}</Button>}
    </div>
  )
}
