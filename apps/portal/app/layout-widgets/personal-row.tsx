import { useRef } from 'react'
import { useLateGames, useNear } from './late-games.ts'
import styles from './recommended-row.module.css'
import type { WidgetViewOf } from './widget-view.ts'

const load = () => import('./personal-games.tsx').then((module) => module.PersonalGames)

/**
 * A list of the player's own [3.9]. The server draws an empty place for everybody; styles give it its height before the first paint only
 * where this browser's player had something in it, and the player's code where nothing on the screen would move.
 */
export function PersonalRow({ widget }: { widget: WidgetViewOf<'Personal'> }) {
  const room = useRef<HTMLDivElement>(null)
  const { Games } = useLateGames(load, useNear(room))
  return (
    <div ref={room} className={`${styles.room} ${styles.own}`} data-room={`${widget.source}-${widget.lobby}`}>
      {Games && <Games widget={widget} />}
    </div>
  )
}
