import type { TileLayout } from '@herna/contract'
import { classNames } from '@herna/kit'
import { useTexts } from '../texts/index.ts'
import { TileList } from '../game/index.ts'
import { usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import styles from './games-row.module.css'
import { rowFragment } from './row-fragment.ts'
import { Scroller } from './scroller.tsx'
import type { WidgetViewOf } from './widget-view.ts'

const SHAPES: Record<TileLayout, string | undefined> = {
  Default: undefined,
  DoubleRow: styles.double,
  Portrait: styles.portrait,
  Landscape: styles.landscape,
  Top10: styles.top,
  LargeOnMobile: styles.large,
}

/** A category as a row, in one of the six layouts [3.8], with a link to the whole list. */
export function GamesRow({ widget }: { widget: WidgetViewOf<'Games'> }) {
  const t = useTexts('lobby')
  const preview = usePreview()
  const route = widget.live ? 'preview-live-casino-categories-slug' : 'preview-categories-slug'
  const shape = classNames(
    SHAPES[widget.layout],
    widget.live && styles.tables,
    widget.live && widget.layout === 'Default' && styles.live,
  )
  return (
    <Scroller
      title={widget.title}
      className={shape}
      tiles={widget.tiles}
      fragment={rowFragment(widget, preview)}
      all={{ href: addressOf(route, { slug: widget.slug }, preview), label: t('all-games', { count: widget.total }) }}
    >
      <TileList tiles={widget.tiles} place={widget.layout} ordered={widget.layout === 'Top10'} />
    </Scroller>
  )
}
