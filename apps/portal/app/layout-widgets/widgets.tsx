import { memo, type ReactNode } from 'react'
import { RichText } from '../rich-text/index.ts'
import { useTexts } from '../texts/index.ts'
import { CollectionCards, ProviderCards } from '../game-lists/index.ts'
import { JackpotCard, TickerPause } from '../jackpot-amounts/index.ts'
import { usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import styles from './widgets.module.css'
import { GamesRow } from './games-row.tsx'
import { Hero } from './hero.tsx'
import { PersonalRow } from './personal-row.tsx'
import { rowFragment } from './row-fragment.ts'
import { RecommendedRow } from './recommended-row.tsx'
import { useVisibleWidgets } from './visible-widgets.ts'
import { Scroller } from './scroller.tsx'
import { VideosRow } from './videos-row.tsx'
import type { WidgetView, WidgetViewOf } from './widget-view.ts'
import { useLazyComponent } from './lazy-component.ts'

/** The widgets of a page in the editor's order [2.2] [3.32] that this visitor may see [3.13]. */
export function Widgets({ widgets }: { widgets: readonly WidgetView[] }) {
  return useVisibleWidgets(widgets).map((widget) =>
    widget.visibleTo === 'NotLoggedIn' ? (
      // Hidden before the first paint when a login is expected, because it would disappear a moment later.
      <div key={widget.id} className={styles.forGuests}>
        <WidgetPart widget={widget} />
      </div>
    ) : (
      <WidgetPart key={widget.id} widget={widget} />
    ),
  )
}

/** Rendered once per widget: the session's answer renders the list of widgets again, but not its rows. */
const WidgetPart = memo(function WidgetPart({ widget }: { widget: WidgetView }): ReactNode {
  switch (widget.type) {
    case 'Carousel':
      return <Hero widget={widget} />
    case 'Games':
      return <GamesRow widget={widget} />
    case 'Collections':
      return <CollectionsRow widget={widget} />
    case 'Html':
      return <HtmlPart widget={widget} />
    case 'Jackpots':
      return <JackpotsRow widget={widget} />
    case 'Providers':
      return <ProvidersRow widget={widget} />
    case 'Personal':
      return <PersonalRow widget={widget} />
    case 'Recommended':
      return <RecommendedRow widget={widget} />
    case 'Videos':
      return <VideosRow widget={widget} />
    case 'Winners':
      return <LateWinners widget={widget} />
  }
})

const loadWinners = () => import('./latest-winners.tsx').then((module) => module.LatestWinners)

/** The server's HTML already reserves the row's space, so late wins shift nothing below it. */
function LateWinners({ widget }: { widget: WidgetViewOf<'Winners'> }) {
  const t = useTexts('lobby')
  const href = addressOf('preview-winners', {}, usePreview())
  const { Component: LatestWinners } = useLazyComponent(loadWinners, true)
  return (
    <Scroller title={widget.title || t('winners')} className={styles.winners} all={{ href, label: t('all-winners') }} isDynamic>
      {LatestWinners ? <LatestWinners /> : <p className={styles.noWins} />}
    </Scroller>
  )
}

function CollectionsRow({ widget }: { widget: WidgetViewOf<'Collections'> }) {
  const t = useTexts('lobby')
  const preview = usePreview()
  const all = { href: addressOf('preview-collections', {}, preview), label: t('all-collections') }
  const fragment = rowFragment(widget, preview)
  return (
    <Scroller title={widget.title || t('collections')} className={styles.collections} all={all} fragment={fragment}>
      <CollectionCards collections={widget.collections} />
    </Scroller>
  )
}

function ProvidersRow({ widget }: { widget: WidgetViewOf<'Providers'> }) {
  const t = useTexts('lobby')
  const preview = usePreview()
  const all = { href: addressOf('preview-providers', {}, preview), label: t('all-providers', { count: widget.total }) }
  const fragment = rowFragment(widget, preview)
  return (
    <Scroller title={widget.title || t('providers')} className={styles.providers} all={all} fragment={fragment}>
      <ProviderCards providers={widget.providers} />
    </Scroller>
  )
}

function JackpotsRow({ widget }: { widget: WidgetViewOf<'Jackpots'> }) {
  const t = useTexts('lobby')
  const href = addressOf('preview-jackpots', {}, usePreview())
  const all = { href, label: t('all-games', { count: widget.total }) }
  return (
    <Scroller title={widget.title || t('jackpots')} className={styles.jackpots} all={all} control={<TickerPause />} isDynamic>
      <ul>
        {widget.jackpots.map((jackpot) => (
          <li key={jackpot.id}>
            <JackpotCard jackpot={jackpot} />
          </li>
        ))}
      </ul>
    </Scroller>
  )
}

/** An editor's HTML; the content service sanitised it when it was written [S1]. */
function HtmlPart({ widget }: { widget: WidgetViewOf<'Html'> }) {
  return (
    <section className={styles.html} aria-label={widget.title || undefined}>
      {widget.title && <h2>{widget.title}</h2>}
      <RichText html={widget.html} />
    </section>
  )
}
