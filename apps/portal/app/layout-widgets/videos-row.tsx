import { LazyImage } from '@herna/kit'
import { Pause, Play } from '@herna/kit/icons'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type VideoState, MutedVideo, useVideoAllowed } from '../game/index.ts'
import { useTexts } from '../texts/index.ts'
import { contentImage, useContentOrigin, usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { Scroller } from './scroller.tsx'
import styles from './videos-row.module.css'
import type { VideoView, WidgetViewOf } from './widget-view.ts'

/** Muted videos of games over their pictures: visible ones play until the visitor pauses them all; no autoplay with reduced motion or data saving. */
export function VideosRow({ widget }: { widget: WidgetViewOf<'Videos'> }) {
  const t = useTexts('lobby')
  const isAutoplayAllowed = useVideoAllowed()
  const [userChoice, setUserChoice] = useState<boolean | null>(null)
  const isPlaying = userChoice ?? isAutoplayAllowed
  const label = t(isPlaying ? 'videos-pause' : 'videos-play')
  const control = widget.videos.some(({ video }) => video !== null) && (
    <button type="button" className={styles.pause} aria-label={label} title={label} onClick={() => setUserChoice(!isPlaying)}>
      {isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
    </button>
  )
  return (
    <Scroller title={widget.title || t('videos')} className={styles.videos} control={control} isDynamic>
      <ul>
        {widget.videos.map((video) => (
          <li key={video.id}>
            <Video video={video} isPlaying={isPlaying} />
          </li>
        ))}
      </ul>
    </Scroller>
  )
}

function Video({ video, isPlaying }: { video: VideoView; isPlaying: boolean }) {
  const origin = useContentOrigin()
  const preview = usePreview()
  const picture = (
    <span className={styles.art}>
      <LazyImage src={contentImage(origin, video.poster, 640)} width={430} height={269} />
      {video.video && <TileVideo src={contentImage(origin, video.video)} isPlaying={isPlaying} />}
    </span>
  )
  if (!video.game) {
    return (
      <figure>
        {picture}
        <figcaption className={styles.title}>{video.title}</figcaption>
      </figure>
    )
  }
  return (
    <Link to={addressOf('preview-games-game', { game: video.game }, preview)}>
      {picture}
      <span className={styles.title}>{video.title}</span>
    </Link>
  )
}

/** Loaded when first visible and playing, paused out of view; on failure the picture stays [8.31]. */
function TileVideo({ src, isPlaying }: { src: string; isPlaying: boolean }) {
  const container = useRef<HTMLSpanElement>(null)
  const isNear = useNear(container)
  const [state, setState] = useState<VideoState | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  const shouldPlay = isNear && isPlaying
  if (shouldPlay && !isLoaded) setLoaded(true)
  return (
    <span ref={container} className={styles.slot}>
      {isLoaded && state !== 'failed' && (
        <MutedVideo className={styles.video} src={src} isPlaying={shouldPlay} isShown={state !== null} onState={setState} />
      )}
    </span>
  )
}

const NEAR = '120px'

function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), { rootMargin: NEAR })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
