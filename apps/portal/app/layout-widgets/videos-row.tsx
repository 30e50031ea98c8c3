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

/** Silent films of games, each over its picture: those in sight play, until somebody pauses them all; none by itself for less motion or less data. */
export function VideosRow({ widget }: { widget: WidgetViewOf<'Videos'> }) {
  const t = useTexts('lobby')
  const wantsFilms = useVideoAllowed()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const plays = chosen ?? wantsFilms
  const label = t(plays ? 'videos-pause' : 'videos-play')
  const control = widget.videos.some(({ video }) => video !== null) && (
    <button type="button" className={styles.pause} aria-label={label} title={label} onClick={() => setChosen(!plays)}>
      {plays ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
    </button>
  )
  return (
    <Scroller title={widget.title || t('videos')} className={styles.videos} control={control}>
      <ul>
        {widget.videos.map((video) => (
          <li key={video.id}>
            <Video video={video} plays={plays} />
          </li>
        ))}
      </ul>
    </Scroller>
  )
}

function Video({ video, plays }: { video: VideoView; plays: boolean }) {
  const origin = useContentOrigin()
  const preview = usePreview()
  const art = (
    <span className={styles.art}>
      <LazyImage src={contentImage(origin, video.poster, 640)} width={430} height={269} />
      {video.video && <Film src={contentImage(origin, video.video)} plays={plays} />}
    </span>
  )
  if (!video.game) {
    return (
      <figure>
        {art}
        <figcaption className={styles.title}>{video.title}</figcaption>
      </figure>
    )
  }
  return (
    <Link to={addressOf('preview-games-game', { game: video.game }, preview)} prefetch="intent">
      {art}
      <span className={styles.title}>{video.title}</span>
    </Link>
  )
}

/** Loaded when it is first in sight and wanted, and stopped out of sight; one that fails leaves the picture [8.31]. */
function Film({ src, plays }: { src: string; plays: boolean }) {
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useNear(place)
  const [state, setState] = useState<VideoState | null>(null)
  const [isAsked, setAsked] = useState(false)
  const isDue = isNear && plays
  if (isDue && !isAsked) setAsked(true)
  return (
    <span ref={place} className={styles.place}>
      {isAsked && state !== 'failed' && (
        <MutedVideo className={styles.film} src={src} isPlaying={isDue} isShown={state !== null} onState={setState} />
      )}
    </span>
  )
}

const NEAR = '120px'

function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), { rootMargin: NEAR })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  return isNear
}
