import { PageHead, TileGridSkeleton } from '../game-lists/index.ts'
import { JackpotTicker } from '../jackpot-amounts/index.ts'
import { Widgets, type WidgetView } from '../layout-widgets/index.ts'
import { usePersonalTexts } from '../personal-lists/index.ts'
import styles from './personal-page.module.css'
import { OwnLists } from './own-lists.tsx'
import { PlayersOnly } from '../account-menu/index.ts'

interface MyGamesPageProps {
  title: string
  widgets: readonly WidgetView[]
  live?: boolean
}

/** All personal lists of one lobby, with the editors' widgets of the page below [2.9] [2.14] [3.32]. */
export function MyGamesPage({ title, widgets, live }: MyGamesPageProps) {
  const t = usePersonalTexts()
  const parent = live
    ? ({ title: t('live-lobby'), route: 'preview-live-casino' } as const)
    : ({ title: t('lobby'), route: 'preview' } as const)
  const waiting = (
    <div className={styles.content} aria-busy="true">
      <TileGridSkeleton live={live} />
    </div>
  )
  return (
    <JackpotTicker>
      <div className={styles.page}>
        <PageHead title={title} parent={parent} lead={t('my-games-lead')} />
        <PlayersOnly placeholder={waiting} live={live}>
          <OwnLists widgets={widgets} live={live} waiting={waiting} />
        </PlayersOnly>
        <Widgets widgets={widgets.filter(({ type }) => type !== 'Personal')} />
      </div>
    </JackpotTicker>
  )
}
