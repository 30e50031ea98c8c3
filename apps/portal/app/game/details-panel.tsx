import { ERROR_KEYS } from '@herna/contract'
import { Button, ErrorState, Panel, Skeleton } from '@herna/kit'
import { TriangleAlert } from '@herna/kit/icons'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { ModalControls } from '../dialogs/index.ts'
import { useTexts } from '../texts/index.ts'
import { useBrandName, usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { DetailsAbout } from './details-about.tsx'
import { DetailsPicture } from './details-picture.tsx'
import styles from './details-panel.module.css'
import { PlayButtons, PlayNote } from './play-buttons.tsx'
import { usePlayerMarks } from './player-marks.ts'
import type { TileView } from './tile-view.ts'
import { fetchDetails } from './fetch-details.ts'
import type { GameDetailsView } from '@herna/contract/portal'

interface DetailsPanelProps {
  tile: TileView
  /** Where the details are fetched. */
  isPreview: boolean
  controls: ModalControls
}

/** The game-details drawer [2.41]: what the tile knows at once, the rest when it arrives [4.34]. */
export default function DetailsPanel({ tile, isPreview, controls }: DetailsPanelProps) {
  const t = useTexts('game')
  const used = useGameDetails(tile.code, isPreview)
  const Favourite = usePlayerMarks()?.Favourite
  useTitleOf(tile.name)
  return (
    <Panel
      {...controls}
      place="details"
      title={
        <>
          {t('details')}
          <span className="sr">: {tile.name}</span>
        </>
      }
      closeLabel={t('close')}
      className={styles.panel}
      foot={tile.live ? undefined : <PlayButtons tile={tile} />}
    >
      <div className={styles.pictured}>
        <DetailsPicture tile={tile} video={used.details?.video ?? null} />
        {Favourite && (
          <span className={styles.favourite}>
            <Favourite code={tile.code} name={tile.name} />
          </span>
        )}
      </div>
      {used.state === 'failed' ? <Failed retry={used.retry} name={tile.name} /> : <Details tile={tile} used={used} />}
    </Panel>
  )
}

function Details({ tile, used: { details } }: { tile: TileView; used: ReturnType<typeof useGameDetails> }) {
  const t = useTexts('game')
  const preview = usePreview()
  if (!details) return <Waiting tile={tile} />
  return (
    <>
      {/* Another game's text must not inherit the state of the one before. */}
      <DetailsAbout key={tile.code} details={details} />
      {tile.live && (
        <section className={styles.table} aria-label={t('table')}>
          <PlayButtons tile={tile} />
        </section>
      )}
      <PlayNote tile={tile} />
      <p className={styles.page}>
        <Link to={addressOf('preview-games-game', { game: tile.code }, preview)}>{t('whole-page')}</Link>
      </p>
    </>
  )
}

/** Of the size of what comes; tags are not announced before they are known [4.34]. */
function Waiting({ tile }: { tile: TileView }) {
  return (
    <div aria-hidden="true">
      <div className={styles.head}>
        <div>
          <p className={styles.name}>{tile.name}</p>
          <p className={styles.by}>{tile.provider}</p>
        </div>
      </div>
      <Skeleton className={tile.live ? styles.waitingTable : styles.waitingFacts} />
      <Skeleton className={styles.waitingText} />
    </div>
  )
}

function Failed({ name, retry }: { name: string; retry: () => void }) {
  const t = useTexts()
  return (
    <>
      <p className={styles.name}>{name}</p>
      <ErrorState
        icon={<TriangleAlert size={28} />}
        title={t(ERROR_KEYS.gameDetails)}
        level={3}
        actions={<Button onClick={retry}>{t('game.try-again')}</Button>}
      />
    </>
  )
}

/** The tab is called after the game while its address stands in the bar. */
function useTitleOf(name: string): void {
  const brand = useBrandName()
  useEffect(() => {
    const before = document.title
    document.title = `${name} | ${brand}`
    return () => {
      document.title = before
    }
  }, [name, brand])
}

interface UsedDetails {
  state: 'loading' | 'ready' | 'failed'
  details: GameDetailsView | null
  retry(): void
}

/** The details of the drawer's game; an answer that comes for another game is dropped. */
function useGameDetails(code: string, isPreview: boolean): UsedDetails {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ of: string; details: GameDetailsView | null } | null>(null)
  const asked = `${code} ${isPreview} ${attempt}`
  useEffect(() => {
    let isWanted = true
    const settle = (details: GameDetailsView | null) => isWanted && setAnswer({ of: asked, details })
    fetchDetails(code, isPreview).then(settle, () => settle(null))
    return () => {
      isWanted = false
    }
  }, [code, isPreview, asked])
  const current = answer?.of === asked ? answer : null
  return {
    state: current ? (current.details ? 'ready' : 'failed') : 'loading',
    details: current?.details ?? null,
    retry: () => setAttempt(attempt + 1),
  }
}
