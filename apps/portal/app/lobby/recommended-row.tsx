import { Button } from '@herna/kit'
import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { roomOf } from '../personal/index.ts'
import { useTexts } from '../texts/index.ts'
import type { RecommendedGamesProps } from './recommended-games.tsx'
import { RecommendedRoom, RoomWord } from './recommended-room.tsx'
import styles from './recommended-row.module.css'
import type { WidgetViewOf } from './widget-view.ts'

const NEAR = '600px 0px'

/**
 * What the browser recommends by what was played in it [3.9] [9.5]. The server draws the row's empty room for everybody; styles show it
 * before the first paint only where there is something to recommend by, so nothing moves when the games come. Most visitors have nothing:
 * what fills the room comes when a shown room is near.
 */
export function RecommendedRow({ widget }: { widget: WidgetViewOf<'Recommended'> }) {
  const { row, title } = widget
  const t = useTexts('lobby')
  const room = useRef<HTMLDivElement>(null)
  const { Games, failed, retry } = useGames(useNear(room))
  return (
    <div ref={room} className={styles.room} data-room={roomOf(row.reason, row.lobby)}>
      {Games ? (
        <Games row={row} title={title} />
      ) : (
        <>
          <RecommendedRoom row={row} title={title} busy={!failed} />
          {failed && (
            <RoomWord text={t('recommended-failed')}>
              <Button onClick={retry}>{t('recommended-retry')}</Button>
            </RoomWord>
          )}
        </>
      )}
    </div>
  )
}

/** True from the moment the part is shown and comes near what is seen. */
function useNear(part: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!part.current || near) return
    const watch = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: NEAR,
    })
    watch.observe(part.current)
    return () => watch.disconnect()
  }, [part, near])
  return near
}

function useGames(wanted: boolean) {
  const [Games, setGames] = useState<ComponentType<RecommendedGamesProps> | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    import('./recommended-games.tsx').then(
      (module) => setGames(() => module.RecommendedGames),
      () => setFailed(true),
    )
  }, [])
  useEffect(() => {
    if (wanted) load()
  }, [wanted, load])
  const retry = () => {
    setFailed(false)
    load()
  }
  return { Games, failed, retry }
}
