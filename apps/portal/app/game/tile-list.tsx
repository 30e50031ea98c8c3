import { useEffect, useRef, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { useLinkClicks } from './link-clicks.ts'
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

/** Tiles in a list that listens for all of them: clicks, hover and focus, pictures that fail, prefetching. */
export function TileList({ tiles, place, className, ordered, eager = 0 }: TileListProps) {
  const around = useSurroundings()
  const onClick = useLinkClicks()
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

  const List = ordered ? 'ol' : 'ul'
  return (
    <>
      <List
        ref={list}
        className={className}
        onClick={onClick}
        onErrorCapture={(event) => fail(gameOf(event.target))}
        onPointerOver={(event) => event.pointerType === 'mouse' && setRaised(gameOf(event.target))}
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
            raised={raised === tile.code}
            failed={failed.has(tile.code)}
            eager={index < eager}
          />
        ))}
      </List>
      {raised && <PrefetchPageLinks page={`/hra/${raised}`} />}
    </>
  )
}
