import { gameImagePath } from '@herna/contract/content'
import { useEffect, useRef, useState } from 'react'
import { contentImage, useContentOrigin } from '../wires/page-facts.ts'
import styles from './game-page.module.css'
import type { TileView } from './tile-view.ts'

/** The game's landscape picture; where it does not arrive its name stands on a plain ground [4.35]. */
export function GameArt({ tile }: { tile: TileView }) {
  const origin = useContentOrigin()
  const [failures, setFailures] = useState(0)
  const fail = () => setFailures((count) => count + 1)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) fail()
  }, [])
  const address = (width: number) => origin + gameImagePath(tile.code, 'landscape', tile.version, width)
  // Of an open live table the picture its studio takes [3.21], then the game's own.
  const pictures = [
    ...(tile.tableImage ? [{ src: contentImage(origin, tile.tableImage) }] : []),
    { src: address(860), srcSet: [430, 860, 1280].map((width) => `${address(width)} ${width}w`).join(',') },
  ]
  const picture = pictures[failures]
  if (!picture) {
    return (
      <p className={styles.plain} aria-hidden="true">
        {tile.name}
      </p>
    )
  }
  return (
    <img
      ref={image}
      {...picture}
      sizes="(width < 900px) 94vw, 640px"
      width={640}
      height={360}
      alt=""
      fetchPriority="high"
      onError={fail}
    />
  )
}
