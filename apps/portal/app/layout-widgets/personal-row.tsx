import { useRef } from 'react'
import { CONTINUE_ANCHOR } from '../recommendations/index.ts'
import { useLazyComponent, useNear } from './lazy-component.ts'
import styles from './recommended-row.module.css'
import type { WidgetViewOf } from './widget-view.ts'

const load = () => import('./personal-games.tsx').then((module) => module.PersonalGames)

/**
 * A player's personal list [3.9]. The server renders an empty element for everyone. CSS shows its title and reserves its height before the first paint if the
 * player's list had games at the last visit; otherwise the logged-in code opens it where nothing visible would shift.
 */
export function PersonalRow({ widget }: { widget: WidgetViewOf<'Personal'> }) {
  const element = useRef<HTMLDivElement>(null)
  const { Component: Games } = useLazyComponent(load, useNear(element))
  return (
    <div
      ref={element}
      id={widget.source === 'ContinuePlaying' ? CONTINUE_ANCHOR : undefined}
      className={`${styles.reserved} ${styles.player}`}
      data-reserved-row={`${widget.source}-${widget.lobby}`}
      data-title={widget.title}
    >
      {Games && <Games widget={widget} />}
    </div>
  )
}
