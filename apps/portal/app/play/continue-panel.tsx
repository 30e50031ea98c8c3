import { Button, buttonClass, Panel, Skeleton } from '@herna/kit'
import { playedNewestFirst } from '@herna/rules/personal'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useCatalogue } from '../catalogue-index/index.ts'
import { usePreview } from '../config/index.ts'
import type { ModalControls } from '../dialogs/index.ts'
import { playStateOf, tileAt, type TileView, usePicture } from '../game/index.ts'
import { playerGames } from '../player-data/index.ts'
import { addressOf } from '../urls/index.ts'
import styles from './continue-panel.module.css'
import { usePlayTexts } from './play-texts.ts'

/** Games that fit a phone's sheet without searching; the whole list has its own page. */
const SHOWN = 8

interface ContinuePanelProps {
  /** The running game. */
  code: string
  detailsHref: string
  controls: ModalControls
}

/** The games that the player has played last, each one tap from playing. States: loading, failed, empty, full. */
export default function ContinuePanel({ code, detailsHref, controls }: ContinuePanelProps) {
  const t = usePlayTexts()
  const allGames = addressOf('preview-all-games', {}, usePreview())
  return (
    <Panel
      {...controls}
      title={t('continue')}
      closeLabel={t('backToGame')}
      place="side"
      foot={
        <div className={styles.links}>
          <Link className={buttonClass()} to={allGames}>
            {t('allGames')}
          </Link>
          <Link className={buttonClass()} to={detailsHref}>
            {t('details')}
          </Link>
        </div>
      }
    >
      <Games code={code} />
    </Panel>
  )
}

/** Played games in the order of their last rounds, loaded again with each opening: rounds of this session count [7.24]. */
function usePlayedGames() {
  const { catalogue, state, retry } = useCatalogue(true)
  const played = playerGames.use()
  useEffect(() => void playerGames.load(), [])
  const hasFailed = state === 'failed' || (played.state === 'failed' && played.value === null)
  const tiles =
    catalogue && played.value
      ? playedNewestFirst(played.value).flatMap((code) => {
          const index = catalogue.indexByCode.get(code)
          return index === undefined ? [] : [tileAt(catalogue, index)]
        })
      : null
  return {
    tiles,
    hasFailed,
    retry() {
      if (state === 'failed') retry()
      if (played.state === 'failed') void playerGames.load()
    },
  }
}

function Games({ code }: { code: string }) {
  const t = usePlayTexts()
  const { tiles, hasFailed, retry } = usePlayedGames()
  if (hasFailed) {
    return (
      <div role="alert" className={styles.none}>
        <p>{t('continueFailed')}</p>
        <Button onClick={retry}>{t('retry')}</Button>
      </div>
    )
  }
  if (tiles === null) return <Skeleton className={styles.waiting} aria-label={t('continueWaiting')} />
  const others = tiles.filter((tile) => tile.code !== code && playStateOf(tile) === 'real').slice(0, SHOWN)
  if (others.length === 0) return <p className={styles.none}>{t('continueNone')}</p>
  return (
    <ul className={styles.games}>
      {others.map((tile) => (
        <li key={tile.code}>
          <GameLink tile={tile} />
        </li>
      ))}
    </ul>
  )
}

function GameLink({ tile }: { tile: TileView }) {
  const { picture, fail } = usePicture(tile, 'thumbnail', [176])
  return (
    <Link className={styles.game} to={addressOf('preview-play-game-real', { game: tile.code }, usePreview())}>
      <span className={styles.picture}>{picture && <img {...picture} alt="" width={88} height={58} onError={fail} />}</span>
      <b>{tile.name}</b>
      <small>{tile.provider}</small>
    </Link>
  )
}
