import { ERROR_KEYS } from '@herna/contract'
import { Button, ErrorState, Panel, Skeleton } from '@herna/kit'
import { TriangleAlert } from '@herna/kit/icons'
import { startTransition, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { ModalControls } from '../dialogs/index.ts'
import { useTexts } from '../texts/index.ts'
import { useBrandName, usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { DetailsAbout } from './details-about.tsx'
import { DetailsPicture } from './details-picture.tsx'
import styles from './details-panel.module.css'
import { LiveDetails } from './live-details.tsx'
import { PlayButtons, PlayNote } from './play-buttons.tsx'
import { usePlayerMarks } from './player-marks.ts'
import type { TileView } from './tile-view.ts'
import { fetchDetails } from './fetch-details.ts'
import type { GameDetailsView } from '@herna/contract/portal'

interface DetailsPanelProps {
  tile: TileView
  /** Fetches the details from the preview content. */
  isPreview: boolean
  controls: ModalControls
}

/** The game-details drawer [2.41]: shows the tile's data at once and the rest when the request completes [4.34]. */
export default function DetailsPanel({ tile, isPreview, controls }: DetailsPanelProps) {
  const t = useTexts('game')
  const request = useGameDetails(tile.code, isPreview)
  const Favourite = usePlayerMarks()?.Favourite
  useDocumentTitle(tile.name)
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
        <DetailsPicture tile={tile} video={request.details?.video ?? null} />
        {Favourite && (
          <span className={styles.favourite}>
            <Favourite code={tile.code} name={tile.name} />
          </span>
        )}
      </div>
      {request.state === 'failed' ? (
        <Failed retry={request.retry} name={tile.name} />
      ) : (
        <Details tile={tile} details={request.details} />
      )}
    </Panel>
  )
}

function Details({ tile, details }: { tile: TileView; details: GameDetailsView | null }) {
  const t = useTexts('game')
  const preview = usePreview()
  if (!details) return <DetailsSkeleton tile={tile} />
  return (
    <>
      {/* The key resets the expanded state when the drawer switches to another game. */}
      <DetailsAbout key={tile.code} details={details} />
      {tile.live && <LiveDetails code={tile.code} />}
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

/** The same size as the loaded details, without tags, which may not exist [4.34]. */
function DetailsSkeleton({ tile }: { tile: TileView }) {
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

/** Sets the document title to the game's name while its URL is in the address bar. */
function useDocumentTitle(name: string): void {
  const brand = useBrandName()
  useEffect(() => {
    const previousTitle = document.title
    document.title = `${name} | ${brand}`
    return () => {
      document.title = previousTitle
    }
  }, [name, brand])
}

interface DetailsRequest {
  state: 'loading' | 'ready' | 'failed'
  details: GameDetailsView | null
  retry(): void
}

/** Loads the details of the drawer's game; a late response for another game is discarded. */
function useGameDetails(code: string, isPreview: boolean): DetailsRequest {
  const [attempt, setAttempt] = useState(0)
  const [response, setResponse] = useState<{ requestKey: string; details: GameDetailsView | null } | null>(null)
  const requestKey = `${code} ${isPreview} ${attempt}`
  useEffect(() => {
    let isCurrent = true
    // Details that are here already must not delay the first frame of the drawer.
    const settle = (details: GameDetailsView | null) =>
      startTransition(() => {
        if (isCurrent) setResponse({ requestKey, details })
      })
    fetchDetails(code, isPreview).then(settle, () => settle(null))
    return () => {
      isCurrent = false
    }
  }, [code, isPreview, requestKey])
  const current = response?.requestKey === requestKey ? response : null
  return {
    state: current ? (current.details ? 'ready' : 'failed') : 'loading',
    details: current?.details ?? null,
    retry: () => setAttempt(attempt + 1),
  }
}
