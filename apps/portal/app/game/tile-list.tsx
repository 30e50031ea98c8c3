import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { isPlainClick, useLinkClicks } from './link-clicks.ts'
import { openDetails, preloadDetails } from './open-details.tsx'
import { usePlayerMarks } from './player-marks.ts'
import { useSurroundings } from './surroundings.ts'
import { Tile } from './tile.tsx'
import type { TilePlace } from './tile-image.ts'
import type { TileView } from './tile-view.ts'

export interface TileListProps {
  tiles: readonly TileView[]
  place: TilePlace
  className?: string
  /** An ordered list counts its tiles: the top ten. */
  ordered?: boolean
  /** How many pictures are loaded at once. */
  eager?: number
}

const gameOf = (target: EventTarget): string | null =>
  (target as Element).closest('li')?.querySelector<HTMLElement>('[data-game]')?.dataset.game ?? null

/**
 * The game whose details a click opens, `null` for another link or button of its tile. When the demo link appears between
 * pressing and releasing the pointer, the browser reports the click on the tile itself.
 */
const gameClicked = (target: Element): string | null => {
  const control = target.closest<HTMLElement>('a, button')
  return control ? (control.dataset.game ?? null) : gameOf(target)
}

const preloadTouched = (code: string | null, preview: boolean) => code && preloadDetails(code, preview)

const RESTS_AFTER = 80

/** Tiles in a list that listens for all of them: clicks, hover and focus, pictures that fail, details on their way before they are asked for. */
export function TileList({ tiles, place, className, ordered, eager = 0 }: TileListProps) {
  const around = useSurroundings()
  const marks = usePlayerMarks()
  const followLink = useLinkClicks()
  const { preview } = around
  const onClick = (event: MouseEvent) => {
    const code = isPlainClick(event) ? gameClicked(event.target as Element) : undefined
    const tile = tiles.find((each) => each.code === code)
    if (!tile) return followLink(event)
    event.preventDefault()
    openDetails(tile, preview)
  }
  const list = useRef<HTMLUListElement & HTMLOListElement>(null)
  const [raised, setRaised] = useState<string | null>(null)
  const [failed, setFailed] = useState<ReadonlySet<string>>(() => new Set())
  const fail = (code: string | null) => {
    if (code) setFailed((codes) => new Set(codes).add(code))
  }

  // Pictures that failed before the page was alive sent their event to nobody.
  useEffect(() => {
    for (const image of list.current?.querySelectorAll('img') ?? []) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) fail(gameOf(image))
    }
  }, [])

  // A pointer that rests, not one that passes.
  useEffect(() => {
    if (!raised) return
    const timer = setTimeout(() => preloadDetails(raised, preview), RESTS_AFTER)
    return () => clearTimeout(timer)
  }, [raised, preview])

  const List = ordered ? 'ol' : 'ul'
  return (
    <List
      ref={list}
      className={className}
      onClick={onClick}
      onErrorCapture={(event) => fail(gameOf(event.target))}
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
          around={around}
          Marks={marks?.OnTile}
          raised={raised === tile.code}
          failed={failed.has(tile.code)}
          eager={index < eager}
        />
      ))}
    </List>
  )
}
