import { type CSSProperties, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useFragments } from '../islands/index.ts'
import { isPlainClick, useLinkClicks } from './link-clicks.ts'
import { useLiveParts } from './live-parts.ts'
import { openDetails, preloadDetails } from './open-details.tsx'
import { usePlayerMarks } from './player-marks.ts'
import { useTileContext } from './tile-context.ts'
import { Tile } from './tile.tsx'
import type { TilePlace } from './tile-image.ts'
import type { TileView } from './tile-view.ts'

export interface TileListProps {
  tiles: readonly TileView[]
  place: TilePlace
  className?: string
  style?: CSSProperties | undefined
  /** Renders an ordered list (the top ten). */
  ordered?: boolean
  /** How many pictures load eagerly. */
  eager?: number
}

const gameOf = (target: EventTarget): string | null =>
  (target as Element).closest('li')?.querySelector<HTMLElement>('[data-game]')?.dataset.game ?? null

/**
 * The game whose details a click opens, `null` for another link or button of its tile. When the demo link appears between
 * pressing and releasing the pointer, the browser reports the click on the tile itself.
 */
const clickedGame = (target: Element): string | null => {
  const control = target.closest<HTMLElement>('a, button')
  return control ? (control.dataset.game ?? null) : gameOf(target)
}

const preloadTouched = (code: string | null, preview: boolean) => code && preloadDetails(code, preview)

const HOVER_DELAY_MS = 80

/** A list of tiles with one set of listeners for all of them: clicks, hover and focus, failed pictures, preloading of details. */
export function TileList({ tiles, place, className, style, ordered, eager = 0 }: TileListProps) {
  const context = useTileContext()
  const marks = usePlayerMarks()
  const live = useLiveParts(tiles)
  const followLink = useLinkClicks()
  const { preview } = context
  const onClick = (event: MouseEvent) => {
    const code = isPlainClick(event) ? clickedGame(event.target as Element) : undefined
    const tile = tiles.find((each) => each.code === code)
    if (!tile) return followLink(event)
    event.preventDefault()
    openDetails(tile, preview)
  }
  const list = useRef<HTMLUListElement & HTMLOListElement>(null)
  const [raised, setRaised] = useState<string | null>(null)
  const [failed, setFailed] = useState<ReadonlySet<string>>(() => new Set())
  const markFailed = (code: string | null) => {
    if (code) setFailed((codes) => new Set(codes).add(code))
  }

  // Pictures that failed before hydration fired their error event without a listener.
  useEffect(() => {
    for (const image of list.current?.querySelectorAll('img') ?? []) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) markFailed(gameOf(image))
    }
  }, [])

  // Only for a pointer that rests on the tile, not one that passes over it.
  useEffect(() => {
    if (!raised) return
    const timer = setTimeout(() => preloadDetails(raised, preview), HOVER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [raised, preview])

  const fragments = useFragments()
  const List = ordered ? 'ol' : 'ul'
  return (
    <List
      ref={list}
      className={className}
      style={style}
      onClick={onClick}
      onErrorCapture={(event) => markFailed(gameOf(event.target))}
      onPointerOver={(event) => event.pointerType === 'mouse' && setRaised(gameOf(event.target))}
      onTouchStart={(event) => preloadTouched(gameOf(event.target), preview)}
      onPointerLeave={() => setRaised(null)}
      onFocus={(event) => event.target.matches(':focus-visible') && setRaised(gameOf(event.target))}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setRaised(null)}
    >
      {tiles.map((tile, index) => (
        <Tile
          key={tile.code}
          tile={tile}
          place={place}
          context={context}
          Marks={marks?.OnTile}
          live={live}
          fragments={fragments}
          raised={raised === tile.code}
          failed={failed.has(tile.code)}
          eager={index < eager}
        />
      ))}
    </List>
  )
}
