import { buttonClass, classNames } from '@herna/kit'
import { Play } from '@herna/kit/icons'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/game-play.json'
import { shellQuery, useNativeApp, usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import styles from './play-buttons.module.css'
import { playStateOf } from './play-state.ts'
import type { TileView } from './tile-view.ts'
import { nativeDeepLink, appMode } from '@herna/rules/player'

const usePlayButtonTexts = featureTexts(texts)

/**
 * Play is always shown, the demo link where the game has a demo [5.10]. For a game that cannot be played, a disabled button with the
 * reason replaces Play (decision 0035). Whether this visitor may play for real is decided on the play page.
 */
export function PlayButtons({ tile }: { tile: TileView }) {
  const t = usePlayButtonTexts()
  const preview = usePreview()
  const state = playStateOf(tile)
  const hasDemo = tile.demo && state !== 'maintenance'
  return (
    <div className={styles.play}>
      {hasDemo && (
        <Link
          className={classNames(buttonClass(state === 'demo' ? { variant: 'primary' } : {}), styles.button)}
          to={addressOf('preview-play-game-demo', { game: tile.code }, preview)}
        >
          {t('play-demo')}
        </Link>
      )}
      {state === 'real' ? (
        <PlayLink code={tile.code}>
          <Play size={20} fill="currentColor" aria-hidden="true" />
          {t('play')}
        </PlayLink>
      ) : (
        <button type="button" disabled className={classNames(buttonClass(), styles.button, styles.first)}>
          {t('not-now', { state })}
        </button>
      )}
    </div>
  )
}

/** Link to the game; a deep link in the operator's application [7.48]. */
function PlayLink({ code, children }: { code: string; children: ReactNode }) {
  const preview = usePreview()
  const deepLink = useDeepLink(code)
  const className = classNames(buttonClass({ variant: 'primary' }), styles.button, styles.first)
  if (deepLink !== null) {
    return (
      <a className={className} href={deepLink}>
        {children}
      </a>
    )
  }
  return (
    <Link className={className} to={addressOf('preview-play-game-real', { game: code }, preview)}>
      {children}
    </Link>
  )
}

/** The note under the buttons: why the game cannot be played, or what a demo is. */
export function PlayNote({ tile }: { tile: TileView }) {
  const t = usePlayButtonTexts()
  switch (playStateOf(tile)) {
    case 'maintenance':
      return (
        <p className={styles.note} role="status">
          <strong>{t('maintenance-title')}</strong> {t('maintenance-text')}
        </p>
      )
    case 'soon':
      return <p className={styles.note}>{t(tile.live ? 'soon-live' : 'soon')}</p>
    case 'demo':
      return (
        <p className={styles.note}>
          {t('demo-only')} {t('demo-note')}
        </p>
      )
    case 'real':
      return <p className={styles.note}>{t(tile.demo ? 'demo-note' : tile.live ? 'no-demo-live' : 'no-demo')}</p>
  }
}

const noSubscription = () => () => {}

const isInShell = (): boolean => appMode(shellQuery()).native

/** Deep link of this game in the operator's application [7.48]; null in a browser, without an application, and before hydration (cached pages are the same for all visitors). */
function useDeepLink(gameCode: string): string | null {
  const app = useNativeApp()
  const inShell = useSyncExternalStore(noSubscription, isInShell, () => false)
  return app && inShell ? nativeDeepLink(app, gameCode) : null
}
