import { buttonClass, classNames } from '@herna/kit'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { addressOf } from '../wires/addresses.ts'
import { useDeepLink } from './deep-link.ts'
import { usePreview } from '../wires/page-facts.ts'
import styles from './play-buttons.module.css'
import type { TileView } from './tile-view.ts'

/** Play is always offered, the demo where the game has one [5.10]. Who may play for real is decided where it leads. */
export function PlayButtons({ tile }: { tile: TileView }) {
  const t = useTexts('game')
  const preview = usePreview()
  return (
    <div className={styles.play}>
      {tile.demo && (
        <Link
          className={classNames(buttonClass(), styles.button)}
          to={addressOf('preview-play-game-demo', { game: tile.code }, preview)}
        >
          {t('play-demo')}
        </Link>
      )}
      <PlayLink code={tile.code}>
        <Play size={20} fill="currentColor" aria-hidden="true" />
        {t('play')}
      </PlayLink>
    </div>
  )
}

/** To the game; in the operator's application by the link it listens to [7.48]. */
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

/** What else there is to say of playing it: maintenance, or what a demo is. */
export function PlayNote({ tile }: { tile: TileView }) {
  const t = useTexts('game')
  if (tile.maintenance) {
    return (
      <p className={styles.note} role="status">
        <strong>{t('maintenance-title')}</strong> {t('maintenance-text')}
      </p>
    )
  }
  return <p className={styles.note}>{t(tile.demo ? 'demo-note' : tile.live ? 'no-demo-live' : 'no-demo')}</p>
}
