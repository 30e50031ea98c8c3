import { useTexts } from '../../texts/index.ts'
import { buttonClass, classNames } from '@herna/kit'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { usePreview } from '../../config/index.ts'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { BottomBar } from '../menu/bottom-bar.tsx'
import { LobbyBar } from '../menu/lobby-bar.tsx'
import { useShell } from '../use-shell.ts'
import styles from './page.module.css'

/** [2.1] */
export type LayoutName = 'default' | 'live-casino' | 'winners' | 'clean' | 'game-play'

/** Tells editors that the page is a draft, with a link to leave the preview. */
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
 * A page in one of the five layouts: all except `game-play` have header and menus; `clean` limits the text width;
 * `live-casino` has the live menu. `game-play` uses the whole screen, with the footer below.
 */
export function Page({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  const t = useTexts('frame')
  const preview = usePreview()
  const root = useShell()
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
          <LobbyBar shell={root.shell} lobby={live ? 'Live' : 'Casino'} />
        </>
      )}
      <main id="obsah" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {root && <Footer configuration={root.configuration} pages={root.shell.pages} />}
      {root && !play && <BottomBar configuration={root.configuration} live={live} />}
    </div>
  )
}
