import { PageHead, TileGridSkeleton } from '../catalogue/index.ts'
import { JackpotTicker } from '../jackpots/index.ts'
import { type WidgetView, Widgets } from '../lobby/index.ts'
import { usePersonalTexts } from './personal-texts.ts'
import styles from './personal-page.module.css'
import { OwnLists } from './own-lists.tsx'
import { PlayersOnly } from './players-only.tsx'

interface MyGamesPageProps {
  title: string
  widgets: readonly WidgetView[]
  live?: boolean
}

/** Everything the player has of one lobby, list by list, and below it what the editors laid out for the page [2.9] [2.14] [3.32]. */
export function MyGamesPage({ title, widgets, live }: MyGamesPageProps) {
  const t = usePersonalTexts()
  const parent = live
    ? ({ title: t('live-lobby'), route: 'preview-live-casino' } as const)
    : ({ title: t('lobby'), route: 'preview' } as const)
  const waiting = (
    <div className={styles.room} aria-busy="true">
      <TileGridSkeleton live={live} />
    </div>
  )
  return (
    <JackpotTicker>
      <div className={styles.page}>
        <PageHead title={title} parent={parent} lead={t('my-games-lead')} />
        <PlayersOnly waiting={waiting} live={live}>
          <OwnLists widgets={widgets} live={live} waiting={waiting} />
        </PlayersOnly>
        <Widgets widgets={widgets.filter(({ type }) => type !== 'Personal')} />
      </div>
    </JackpotTicker>
  )
}
