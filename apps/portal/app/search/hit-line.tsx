import { gameImagePath } from '@herna/contract/content'
import { MaskIcon } from '@herna/kit'
import type { Catalogue } from '@herna/rules'
import { ChevronRight, Layers } from '@herna/kit/icons'
import type { MouseEvent } from 'react'
import { openDetails, playStateOf, tileAt } from '../game/index.ts'
import { useTexts } from '../texts/index.ts'
import { contentImage, useContentOrigin, usePreview } from '../config/index.ts'
import { inPreview } from '../urls/index.ts'
import type { Hit } from './hits.ts'
import { usePanelTexts } from './panel-texts.ts'
import styles from './search-panel.module.css'
import { hitId, type Search } from './use-search.ts'

/** One result, a real link so that it can be opened in a new tab. */
export function HitLine({ hit, search }: { hit: Hit; search: Search }) {
  const preview = usePreview()
  const isActive = search.active?.key === hit.key
  const catalogue = search.catalogue.catalogue as Catalogue
  const onClick = (event: MouseEvent) => {
    search.storeTerm()
    if (hit.gameIndex === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // The details open over the search, so Back returns to the results.
    event.preventDefault()
    openDetails(tileAt(catalogue, hit.gameIndex), preview)
  }
  return (
    <a
      id={hitId(hit)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.hit}
      data-opens-over={hit.gameIndex === undefined ? undefined : ''}
      href={inPreview(hit.href, preview)}
      onClick={onClick}
    >
      {hit.gameIndex === undefined ? <EntryIcon hit={hit} /> : <GamePicture catalogue={catalogue} index={hit.gameIndex} />}
      <span className={styles.text}>
        <b>
          <HighlightedTitle hit={hit} />
        </b>
        <HitDetails hit={hit} catalogue={catalogue} />
      </span>
      {hit.gameIndex === undefined && <ChevronRight size={20} aria-hidden="true" />}
    </a>
  )
}

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

function HitDetails({ hit, catalogue }: { hit: Hit; catalogue: Catalogue }) {
  const t = usePanelTexts()
  const state = useTexts('game')
  if (hit.gameIndex !== undefined) {
    const tile = tileAt(catalogue, hit.gameIndex)
    const play = playStateOf(tile)
    return (
      <small>
        {tile.provider}
        {(play === 'soon' || play === 'maintenance') && ` · ${state(play)}`}
      </small>
    )
  }
  return (
    <small>
      {t('games-count', { count: hit.games ?? 0 })}
      {hit.live && ` · ${t('live-category')}`}
    </small>
  )
}

function GamePicture({ catalogue, index }: { catalogue: Catalogue; index: number }) {
  const origin = useContentOrigin()
  const { code, version } = tileAt(catalogue, index)
  const address = (width: number) => origin + gameImagePath(code, 'thumbnail', version, width)
  return <img className={styles.picture} src={address(220)} alt="" width={72} height={48} loading="lazy" decoding="async" />
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
