import { Button } from '@herna/kit'
import { rowLimit } from '@herna/rules'
import { TileList, TileSkeletons } from '../game/index.ts'
import { usePersonalAddress, usePersonalList, usePersonalTexts } from '../personal-lists/index.ts'
import { useTexts } from '../texts/index.ts'
import { RoomWord } from './recommended-room.tsx'
import styles from './recommended-row.module.css'
import { Scroller } from './scroller.tsx'
import type { WidgetViewOf } from './widget-view.ts'

/** Enough to reach past the widest screen. */
const PLACEHOLDERS = 12

/** Fills the place of a list of the player's own; as high before its games come as with them. */
export function PersonalGames({ widget }: { widget: WidgetViewOf<'Personal'> }) {
  const { source, lobby, title } = widget
  const t = useTexts('lobby')
  const own = usePersonalTexts()
  const list = usePersonalList(source)
  const href = usePersonalAddress(source, lobby)
  const isReady = list.state === 'ready' && list.tiles.length > 0
  const tiles = list.tiles.slice(0, rowLimit({ style: 'default', type: source }))
  return (
    <>
      <Scroller
        key={isReady ? 'games' : 'room'}
        title={title}
        className={lobby === 'Live' ? styles.live : undefined}
        busy={list.state === 'loading' || undefined}
        all={isReady && href !== null ? { href, label: t('all-games', { count: list.tiles.length }) } : null}
      >
        {isReady ? <TileList tiles={tiles} place="Default" /> : <TileSkeletons count={PLACEHOLDERS} live={lobby === 'Live'} />}
      </Scroller>
      {list.state === 'ready' && !isReady && <RoomWord text={own(`empty-${source}-text`)} />}
      {list.state === 'failed' && (
        <RoomWord text={own('failed-title')}>
          <Button onClick={list.retry}>{own('try-again')}</Button>
        </RoomWord>
      )}
    </>
  )
}
