import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { type JackpotAmounts, JackpotTicker, TickerPause } from '../jackpots/index.ts'
import { type WidgetView, Widgets } from '../lobby/index.ts'
import { addressOf } from '../wires/addresses.ts'
import { usePreview } from '../wires/page-facts.ts'
import { EmptyList } from './empty-list.tsx'
import { GameGrid } from './game-grid.tsx'
import type { GamePage } from './game-list.ts'
import styles from './game-list-page.module.css'
import { PageHead } from './page-head.tsx'

interface GameListPageProps {
  title: string
  lead?: string | null
  parent?: { title: string; href: string }
  games: GamePage
  amounts: JackpotAmounts
  widgets?: readonly WidgetView[]
  live?: boolean
  /** A picture beside the title. */
  mark?: ReactNode
}

/** A page that is one list of games: all games, a category, a collection, a provider. */
export function GameListPage({ title, lead, parent, games, amounts, widgets = [], live, mark }: GameListPageProps) {
  const t = useTexts('catalogue')
  const preview = usePreview()
  const ticks = games.tiles.some((tile) => tile.jackpot)
  const all = live ? 'preview-live-casino-all-games' : 'preview-all-games'
  return (
    <JackpotTicker amounts={amounts}>
      <div className={styles.page}>
        <PageHead
          title={title}
          parent={parent}
          lead={lead}
          count={t('games', { count: games.total })}
          control={ticks && <TickerPause />}
        >
          {mark}
        </PageHead>
        <Widgets widgets={widgets} />
        {games.total === 0 ? (
          <EmptyList
            title={t('empty-title')}
            text={t('empty-text')}
            action={{ label: t('empty-action'), href: addressOf(all, {}, preview) }}
          />
        ) : (
          <GameGrid {...games} live={live} />
        )}
      </div>
    </JackpotTicker>
  )
}
