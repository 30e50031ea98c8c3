import { useTexts } from '../texts/index.ts'
import { EmptyList } from '../catalogue/index.ts'
import { type JackpotAmounts, JackpotTicker } from '../jackpots/index.ts'
import { addressOf } from '../wires/addresses.ts'
import { usePreview } from '../wires/page-facts.ts'
import styles from './lobby-page.module.css'
import type { WidgetView } from './widget-view.ts'
import { Widgets } from './widgets.tsx'

interface LobbyPageProps {
  title: string
  /** True when the title is shown; the home page lets the carousel speak. */
  titled?: boolean
  widgets: readonly WidgetView[]
  amounts: JackpotAmounts
  /** How many live tables stand behind the page. */
  tables?: number
}

/** A lobby: the editor's widgets under a title. */
export function LobbyPage({ title, titled, widgets, amounts, tables }: LobbyPageProps) {
  const t = useTexts('lobby')
  const preview = usePreview()
  return (
    <JackpotTicker amounts={amounts}>
      <div className={styles.lobby}>
        {titled ? (
          <header>
            <h1>{title}</h1>
            {tables !== undefined && <p className={styles.tables}>{t('live-tables', { count: tables })}</p>}
          </header>
        ) : (
          <h1 className={styles.unseen}>{title}</h1>
        )}
        <Widgets widgets={widgets} />
        {widgets.length === 0 && (
          <EmptyList
            title={t('empty-title')}
            text={t('empty-text')}
            action={{ label: t('empty-action'), href: addressOf('preview-all-games', {}, preview) }}
          />
        )}
      </div>
    </JackpotTicker>
  )
}
