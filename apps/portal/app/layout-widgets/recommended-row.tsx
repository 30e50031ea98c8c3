import { Button } from '@herna/kit'
import { useRef } from 'react'
import { rowNameOf } from '../recommendations/index.ts'
import { useTexts } from '../texts/index.ts'
import { useLazyComponent, useNear } from './lazy-component.ts'
import { RecommendedRowLayout, RowMessage } from './recommended-row-layout.tsx'
import styles from './recommended-row.module.css'
import type { WidgetViewOf } from './widget-view.ts'

const load = () => import('./recommended-games.tsx').then((module) => module.RecommendedGames)

/**
 * Recommendations for players [3.9] [6.6] [9.5]. The server renders an empty row for everyone; CSS reserves its space before the first paint
 * only for a player who had recommendations at the last visit, so nothing shifts when the games load. Most visitors have none, so the content
 * is loaded only when a visible row comes near the viewport.
 */
export function RecommendedRow({ widget }: { widget: WidgetViewOf<'Recommended'> }) {
  const { row, title } = widget
  const t = useTexts('lobby')
  const element = useRef<HTMLDivElement>(null)
  const { Component: Games, failed, retry } = useLazyComponent(load, useNear(element))
  return (
    <div ref={element} className={styles.reserved} data-reserved-row={rowNameOf(row.reason, row.lobby)}>
      {Games ? (
        <Games row={row} title={title} />
      ) : (
        <>
          <RecommendedRowLayout row={row} title={title} busy={!failed} />
          {failed && (
            <RowMessage text={t('recommended-failed')}>
              <Button onClick={retry}>{t('recommended-retry')}</Button>
            </RowMessage>
          )}
        </>
      )}
    </div>
  )
}
