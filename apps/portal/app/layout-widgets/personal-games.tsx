import { Button } from '@herna/kit'
import { rowLimit } from '@herna/rules'
import { TileList, TileSkeletons } from '../game/index.ts'
import { usePresence } from '../session/index.ts'
import { usePersonalAddress, usePersonalList, usePersonalTexts } from '../personal-lists/index.ts'
import { useTexts } from '../texts/index.ts'
import { RowMessage } from './recommended-row-layout.tsx'
import styles from './recommended-row.module.css'
import { Scroller } from './scroller.tsx'
import type { WidgetViewOf } from './widget-view.ts'

/** Enough to fill the widest screen. */
const PLACEHOLDERS = 12
/** CSS pixels; the narrowest tiles are those of phones. */
const NARROWEST_TILE = 140

/** Content of a player's row; the same height before and after its games load. */
export function PersonalGames({ widget }: { widget: WidgetViewOf<'Personal'> }) {
  const { source, lobby, title } = widget
  const t = useTexts('lobby')
  const personalTexts = usePersonalTexts()
  const list = usePersonalList(source)
  const href = usePersonalAddress(source, lobby)
  const isReady = list.state === 'ready' && list.tiles.length > 0
  const tiles = list.tiles.slice(0, Math.min(rowLimit({ style: 'default', type: source }), useTilesInView()))
  return (
    <>
      <Scroller
        key={isReady ? 'games' : 'placeholder'}
        title={title}
        className={lobby === 'Live' ? styles.live : undefined}
        busy={list.state === 'loading' || undefined}
        all={isReady && href !== null ? { href, label: t('all-games', { count: list.tiles.length }) } : null}
      >
        {isReady ? <TileList tiles={tiles} place="Default" /> : <TileSkeletons count={PLACEHOLDERS} live={lobby === 'Live'} />}
      </Scroller>
      {list.state === 'ready' && !isReady && <RowMessage text={personalTexts(`empty-${source}-text`)} />}
      {list.state === 'failed' && (
        <RowMessage text={personalTexts('failed-title')}>
          <Button onClick={list.retry}>{personalTexts('try-again')}</Button>
        </RowMessage>
      )}
    </>
  )
}

/** How many tiles are on the screen. The others follow when somebody uses the page: a phone shows three of a row's twenty [P3]. */
const useTilesInView = (): number =>
  usePresence() ? Number.POSITIVE_INFINITY : Math.ceil(window.innerWidth / NARROWEST_TILE) + 1
