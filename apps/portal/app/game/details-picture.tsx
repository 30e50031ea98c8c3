import { IconButton } from '@herna/kit'
import { Pause, Play } from '@herna/kit/icons'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { contentImage, useContentOrigin } from '../config/index.ts'
import styles from './details-panel.module.css'
import { type VideoState, MutedVideo, useVideoAllowed } from './muted-video.tsx'
import type { TileView } from './tile-view.ts'
import { usePicture } from './use-picture.ts'

export const VIDEO_LOADED_DELAY = 1_400 // [9.12]

/** The game's picture, covered by its muted video when it has one [4.34]. */
export function DetailsPicture({ tile, video }: { tile: TileView; video: string | null }) {
  const origin = useContentOrigin()
  const isVideoAllowed = useVideoAllowed()
  const [isVideoShown, setVideoShown] = useState(false)
  const { picture, fail } = usePicture(tile, 'thumbnail', [440, 880])
  return (
    <div className={styles.picture} data-video={isVideoShown || undefined}>
      {picture === null ? (
        <p className={styles.plain} aria-hidden="true">
          {tile.name}
        </p>
      ) : (
        <img {...picture} sizes="(width < 768px) 94vw, 460px" width={440} height={288} alt="" onError={fail} />
      )}
      {tile.label && (
        <span className={styles.label} style={{ background: tile.label.color, color: tile.label.textColor }}>
          {tile.label.title}
        </span>
      )}
      {video && isVideoAllowed && <PictureVideo key={video} src={contentImage(origin, video)} onShown={setVideoShown} />}
    </div>
  )
}

/** Starts after VIDEO_LOADED_DELAY and fades the picture out; a video that fails is removed and the picture stays [4.34] [9.12]. */
function PictureVideo({ src, onShown }: { src: string; onShown: (isShown: boolean) => void }) {
  const t = useTexts('game')
  const [isDue, setDue] = useState(false)
  const [isPlaying, setPlaying] = useState(true)
  const [state, setState] = useState<VideoState | 'loading'>('loading')
  const isShown = state === 'playing' || state === 'paused'
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), VIDEO_LOADED_DELAY)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    onShown(isShown)
    return () => onShown(false)
  }, [isShown, onShown])
  if (!isDue || state === 'failed') return null
  return (
    <>
      <MutedVideo className={styles.video} src={src} isPlaying={isPlaying} isShown={isShown} onState={setState} />
      {isShown && (
        <IconButton
          className={styles.pause}
          label={t(isPlaying ? 'video-pause' : 'video-play')}
          onClick={() => setPlaying(!isPlaying)}
        >
          {isPlaying ? <Pause size={18} /> : <Play size={18} />}
        </IconButton>
      )}
    </>
  )
}
