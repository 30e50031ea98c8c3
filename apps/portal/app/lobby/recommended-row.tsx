import { Button } from '@herna/kit'
import { useRef } from 'react'
import { roomOf } from '../recommendations/index.ts'
import { useTexts } from '../texts/index.ts'
import { useLateGames, useNear } from './late-games.ts'
import { RecommendedRoom, RoomWord } from './recommended-room.tsx'
import styles from './recommended-row.module.css'
import type { WidgetViewOf } from './widget-view.ts'

const load = () => import('./recommended-games.tsx').then((module) => module.RecommendedGames)

/**
 * What the browser recommends by what was played in it [3.9] [9.5]. The server draws the row's empty room for everybody; styles show it
 * before the first paint only where there is something to recommend by, so nothing moves when the games come. Most visitors have nothing:
 * what fills the room comes when a shown room is near.
 */
export function RecommendedRow({ widget }: { widget: WidgetViewOf<'Recommended'> }) {
  const { row, title } = widget
  const t = useTexts('lobby')
  const room = useRef<HTMLDivElement>(null)
  const { Games, failed, retry } = useLateGames(load, useNear(room))
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
