import { gameImagePath } from '@herna/contract/content'
import { useEffect, useRef, useState } from 'react'
import { useContentOrigin } from '../wires/page-facts.ts'
import styles from './game-page.module.css'
import type { TileView } from './tile-view.ts'

/** The game's landscape picture; where it does not arrive its name stands on a plain ground [4.35]. */
export function GameArt({ tile }: { tile: TileView }) {
  const origin = useContentOrigin()
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])
  const address = (width: number) => origin + gameImagePath(tile.code, 'landscape', tile.version, width)
  if (failed) {
    return (
      <p className={styles.plain} aria-hidden="true">
        {tile.name}
      </p>
    )
  }
  return (
    <img
      ref={image}
      src={address(860)}
      srcSet={[430, 860, 1280].map((width) => `${address(width)} ${width}w`).join(',')}
      sizes="(width < 900px) 94vw, 640px"
      width={640}
      height={360}
      alt=""
      fetchPriority="high"
      onError={() => setFailed(true)}
    />
  )
}
