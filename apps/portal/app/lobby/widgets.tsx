import type { ReactNode } from 'react'
import { RichText } from '../pages/index.ts'
import { useTexts } from '../texts/index.ts'
import { CollectionCards, ProviderCards } from '../catalogue/index.ts'
import { JackpotCard, TickerPause } from '../jackpots/index.ts'
import { addressOf } from '../wires/addresses.ts'
import { usePreview } from '../wires/page-facts.ts'
import styles from './widgets.module.css'
import { GamesRow } from './games-row.tsx'
import { Hero } from './hero.tsx'
import { RecommendedRow } from './recommended-row.tsx'
import { Scroller } from './scroller.tsx'
import { VideosRow } from './videos-row.tsx'
import type { WidgetView, WidgetViewOf } from './widget-view.ts'
import { WinnersRow } from './winners-row.tsx'

/** The parts of a page, in the editor's order [2.2] [3.32]. */
export function Widgets({ widgets }: { widgets: readonly WidgetView[] }) {
  return widgets.map((widget) => <WidgetPart key={widget.id} widget={widget} />)
}

function WidgetPart({ widget }: { widget: WidgetView }): ReactNode {
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
    case 'Recommended':
      return <RecommendedRow widget={widget} />
    case 'Videos':
      return <VideosRow widget={widget} />
    case 'Winners':
      return <WinnersRow widget={widget} />
  }
}

function CollectionsRow({ widget }: { widget: WidgetViewOf<'Collections'> }) {
  const t = useTexts('lobby')
  const href = addressOf('preview-collections', {}, usePreview())
  return (
    <Scroller title={widget.title || t('collections')} className={styles.collections} all={{ href, label: t('all-collections') }}>
      <CollectionCards collections={widget.collections} />
    </Scroller>
  )
}

function ProvidersRow({ widget }: { widget: WidgetViewOf<'Providers'> }) {
  const t = useTexts('lobby')
  const href = addressOf('preview-providers', {}, usePreview())
  const all = { href, label: t('all-providers', { count: widget.total }) }
  return (
    <Scroller title={widget.title || t('providers')} className={styles.providers} all={all}>
      <ProviderCards providers={widget.providers} />
    </Scroller>
  )
}

function JackpotsRow({ widget }: { widget: WidgetViewOf<'Jackpots'> }) {
  const t = useTexts('lobby')
  const href = addressOf('preview-jackpots', {}, usePreview())
  const all = { href, label: t('all-games', { count: widget.total }) }
  return (
    <Scroller title={widget.title || t('jackpots')} className={styles.jackpots} all={all} control={<TickerPause />}>
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
