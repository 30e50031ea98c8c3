import { LazyImage } from '@herna/kit'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { addressOf } from '../wires/addresses.ts'
import { contentImage, useContentOrigin, usePreview } from '../wires/page-facts.ts'
import { Scroller } from './scroller.tsx'
import styles from './videos-row.module.css'
import type { VideoView, WidgetViewOf } from './widget-view.ts'

/** Silent previews of games: the poster until a pointer or the focus asks for the film, and nothing plays by itself. */
export function VideosRow({ widget }: { widget: WidgetViewOf<'Videos'> }) {
  const t = useTexts('lobby')
  return (
    <Scroller title={widget.title || t('videos')} className={styles.videos}>
      <ul>
        {widget.videos.map((video) => (
          <li key={video.id}>
            <Video video={video} />
          </li>
        ))}
      </ul>
    </Scroller>
  )
}

function Video({ video }: { video: VideoView }) {
  const t = useTexts('lobby')
  const origin = useContentOrigin()
  const preview = usePreview()
  const film = useRef<HTMLVideoElement>(null)
  const start = () => void film.current?.play().catch(() => {})
  const stop = () => film.current?.load()
  const picture = video.video ? (
    <video
      ref={film}
      src={contentImage(origin, video.video)}
      poster={contentImage(origin, video.poster, 640)}
      width={430}
      height={242}
      preload="none"
      muted
      loop
      playsInline
      aria-hidden="true"
    >
      {t('video-unsupported')}
    </video>
  ) : (
    <LazyImage src={contentImage(origin, video.poster, 640)} width={430} height={242} />
  )
  if (!video.game) {
    return (
      <figure>
        <span className={styles.art}>{picture}</span>
        <figcaption className={styles.title}>{video.title}</figcaption>
      </figure>
    )
  }
  const href = addressOf('preview-games-game', { game: video.game }, preview)
  return (
    <Link to={href} prefetch="intent" onPointerEnter={start} onPointerLeave={stop} onFocus={start} onBlur={stop}>
      <span className={styles.art}>{picture}</span>
      <span className={styles.title}>{video.title}</span>
    </Link>
  )
}
