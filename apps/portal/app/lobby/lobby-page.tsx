import { classNames } from '@herna/kit'
import { useTexts } from '../texts/index.ts'
import { EmptyList } from '../game-lists/index.ts'
import styles from './lobby-page.module.css'
import { PageWithWidgets, useSeen, type WidgetView } from '../layout-widgets/index.ts'

interface LobbyPageProps {
  title: string
  /** True when the title is shown; the home page lets the carousel speak. */
  titled?: boolean
  widgets: readonly WidgetView[]
  /** What stands under the title; `live`: it is open now. */
  lead?: { text: string; live: boolean }
}

/** A lobby: the editor's widgets under a title. */
export function LobbyPage({ title, titled, lead, ...page }: LobbyPageProps) {
  const t = useTexts('lobby')
  const seen = useSeen(page.widgets)
  return (
    <PageWithWidgets {...page} className={styles.lobby}>
      {titled ? (
        <header>
          <h1>{title}</h1>
          {lead && <p className={classNames(styles.lead, lead.live && styles.open)}>{lead.text}</p>}
        </header>
      ) : (
        <h1 className={styles.unseen}>{title}</h1>
      )}
      {seen.length === 0 && (
        <EmptyList
          title={t('empty-title')}
          text={t('empty-text')}
          action={{ label: t('empty-action'), route: 'preview-all-games' }}
        />
      )}
    </PageWithWidgets>
  )
}
