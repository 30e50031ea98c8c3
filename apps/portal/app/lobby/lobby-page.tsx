import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { EmptyList } from '../game-lists/index.ts'
import styles from './lobby-page.module.css'
import { type PackedWidgets, PageWithWidgets, unpackWidgets, useVisibleWidgets } from '../layout-widgets/index.ts'

interface LobbyPageProps {
  title: string
  /** False to hide the title visually, as on the home page with its carousel. */
  isTitleShown?: boolean
  widgets: PackedWidgets
  /** Line under the title. */
  lead?: ReactNode
}

/** A lobby: the editor's widgets under a title. */
export function LobbyPage({ title, isTitleShown, lead, widgets: packed }: LobbyPageProps) {
  const t = useTexts('lobby')
  const widgets = unpackWidgets(packed)
  const visibleWidgets = useVisibleWidgets(widgets)
  return (
    <PageWithWidgets widgets={widgets} className={styles.lobby}>
      {isTitleShown ? (
        <header>
          <h1>{title}</h1>
          {lead}
        </header>
      ) : (
        <h1 className={styles.visuallyHidden}>{title}</h1>
      )}
      {visibleWidgets.length === 0 && (
        <EmptyList
          title={t('empty-title')}
          text={t('empty-text')}
          action={{ label: t('empty-action'), route: 'preview-all-games' }}
        />
      )}
    </PageWithWidgets>
  )
}
