import { gameImagePath } from '@herna/contract/content'
import { MaskIcon } from '@herna/kit'
import type { Catalogue } from '@herna/rules'
import { ChevronRight, Layers } from '@herna/kit/icons'
import { memo, type MouseEvent } from 'react'
import { openDetails, playStateOf, tileAt, type TileView } from '../game/index.ts'
import { useTexts } from '../texts/index.ts'
import { contentImage, useContentOrigin, usePreview } from '../config/index.ts'
import { inPreview } from '../urls/index.ts'
import type { Hit } from './hits.ts'
import { usePanelTexts } from './panel-texts.ts'
import styles from './search-panel.module.css'
import { hitId } from './use-search.ts'

interface HitLineProps {
  hit: Hit
  catalogue: Catalogue
  isActive: boolean
  /** Called when the hit is opened. */
  onOpen: () => void
}

/** One result, a real link so that it can be opened in a new tab. Memoized: an arrow key changes two of them. */
export const HitLine = memo(function HitLine({ hit, catalogue, isActive, onOpen }: HitLineProps) {
  const preview = usePreview()
  const onClick = (event: MouseEvent) => {
    onOpen()
    if (hit.gameIndex === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // The details open over the search, so Back returns to the results.
    event.preventDefault()
    openDetails(tileAt(catalogue, hit.gameIndex), preview)
  }
  const tile = hit.gameIndex === undefined ? null : tileAt(catalogue, hit.gameIndex)
  return (
    <a
      id={hitId(hit)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.hit}
      data-opens-over={tile ? '' : undefined}
      href={inPreview(hit.href, preview)}
      onClick={onClick}
    >
      {tile ? <GamePicture tile={tile} /> : <EntryIcon hit={hit} />}
      <span className={styles.text}>
        <b>
          <HighlightedTitle hit={hit} />
        </b>
        {tile ? <GameDetails tile={tile} /> : <EntryDetails hit={hit} />}
      </span>
      {!tile && <ChevronRight size={20} aria-hidden="true" />}
    </a>
  )
})

function HighlightedTitle({ hit: { title, match } }: { hit: Hit }) {
  if (!match) return title
  return (
    <>
      {title.slice(0, match.from)}
      <mark>{title.slice(match.from, match.to)}</mark>
      {title.slice(match.to)}
    </>
  )
}

/** Most lines need no texts, and a translator of their own for each of forty lines would be felt on a phone. */
function GameDetails({ tile }: { tile: TileView }) {
  const play = playStateOf(tile)
  return (
    <small>
      {tile.provider}
      {(play === 'soon' || play === 'maintenance') && <PlayState state={play} />}
    </small>
  )
}

function PlayState({ state }: { state: 'soon' | 'maintenance' }) {
  return ` · ${useTexts('game')(state)}`
}

function EntryDetails({ hit }: { hit: Hit }) {
  const t = usePanelTexts()
  return (
    <small>
      {t('games-count', { count: hit.games ?? 0 })}
      {hit.live && ` · ${t('live-category')}`}
    </small>
  )
}

function GamePicture({ tile: { code, version } }: { tile: TileView }) {
  const origin = useContentOrigin()
  const address = contentImage(origin, gameImagePath(code, 'thumbnail', version, 220))
  return <img className={styles.picture} src={address} alt="" width={72} height={48} loading="lazy" decoding="async" />
}

function EntryIcon({ hit: { icon, provider } }: { hit: Hit }) {
  const origin = useContentOrigin()
  const src = provider?.icon ?? icon
  return (
    <span className={styles.icon}>
      {provider && src ? (
        <img src={contentImage(origin, src)} alt="" width={32} height={32} loading="lazy" />
      ) : src ? (
        <MaskIcon src={contentImage(origin, src)} size={28} />
      ) : (
        <Layers size={24} aria-hidden="true" />
      )}
    </span>
  )
}
