import { useEffect, useRef } from 'react'
import styles from './game-page.module.css'
import { type TileView, usePicture } from '../game/index.ts'

/** The game's landscape picture; where it does not arrive its name stands on a plain ground [4.35]. */
export function GameArt({ tile }: { tile: TileView }) {
  const { picture, fail } = usePicture(tile, 'landscape', [860, 430, 1280])
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) fail()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a picture of the server's page failed before anybody listened
  }, [])
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
