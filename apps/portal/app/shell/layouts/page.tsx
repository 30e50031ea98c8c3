import { useTexts } from '../../texts/index.ts'
import { buttonClass, classNames } from '@herna/kit'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { usePreview } from '../../config/index.ts'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { BottomBar } from '../menu/bottom-bar.tsx'
import { LobbyBar } from '../menu/lobby-bar.tsx'
import { useFrame } from '../use-shell.ts'
import styles from './page.module.css'

/** [2.1] */
export type LayoutName = 'default' | 'live-casino' | 'winners' | 'clean' | 'game-play'

/** The editors' mark of a draft page, and the way out of it. */
function PreviewRibbon() {
  const t = useTexts('frame')
  const { pathname, search } = useLocation()
  return (
    <aside className={styles.preview} aria-label={t('preview-name')}>
      <span>{t('preview')}</span>
      <a href={(pathname.replace(/^\/preview/, '') || '/') + search}>{t('leave-preview')}</a>
    </aside>
  )
}

/**
 * A page in one of the five layouts: all but `game-play` stand between header and footer; `clean` keeps its text narrow;
 * `live-casino` has the live menu; `winners` a calmer surface. A game has the whole screen, with the footer below it.
 */
export function Page({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  const t = useTexts('frame')
  const preview = usePreview()
  const root = useFrame()
  const live = layout === 'live-casino'
  const play = layout === 'game-play'
  return (
    <div className={classNames(styles.page, !play && root && styles.barred)} data-layout={layout}>
      <a className={classNames(buttonClass({ variant: 'primary' }), styles.skip)} href="#obsah">
        {t('skip')}
      </a>
      {preview && !play && <PreviewRibbon />}
      {root && !play && (
        <>
          <Header configuration={root.configuration} />
          <LobbyBar frame={root.frame} lobby={live ? 'Live' : 'Casino'} />
        </>
      )}
      <main id="obsah" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {root && <Footer configuration={root.configuration} pages={root.frame.pages} />}
      {root && !play && <BottomBar configuration={root.configuration} live={live} />}
    </div>
  )
}
