import { gameImagePath } from '@herna/contract/content'
import { ERROR_KEYS } from '@herna/contract'
import { IconButton } from '@herna/kit'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { contentImage, useContentOrigin } from '../wires/page-facts.ts'
import styles from './details-panel.module.css'
import type { TileView } from './tile-view.ts'

export const VIDEO_LOADED_DELAY = 1_400 // [9.12]

/** The game's picture, and over it the silent film of the game where there is one [4.34]. */
export function DetailsPicture({ tile, video }: { tile: TileView; video: string | null }) {
  const origin = useContentOrigin()
  const [isFailed, setFailed] = useState(false)
  const address = (width: number) => origin + gameImagePath(tile.code, 'thumbnail', tile.version, width)
  return (
    <div className={styles.picture}>
      {isFailed ? (
        <p className={styles.plain} aria-hidden="true">
          {tile.name}
        </p>
      ) : (
        <img
          src={address(440)}
          srcSet={`${address(440)} 440w,${address(880)} 880w`}
          sizes="(width < 768px) 94vw, 460px"
          width={440}
          height={288}
          alt=""
          onError={() => setFailed(true)}
        />
      )}
      {tile.label && (
        <span className={styles.label} style={{ background: tile.label.color, color: tile.label.textColor }}>
          {tile.label.title}
        </span>
      )}
      {video && wantsFilms() && <Film key={video} src={contentImage(origin, video)} />}
    </div>
  )
}

/** Nobody who asked for less motion or less data is shown a film. */
function wantsFilms(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true
}

/** Waits, then plays without sound and lets the picture fade; a film that fails is gone and the picture stays [4.34] [9.12]. */
function Film({ src }: { src: string }) {
  const t = useTexts()
  const film = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'waiting' | 'loading' | 'playing' | 'paused' | 'failed'>('waiting')
  useEffect(() => {
    const timer = setTimeout(() => setState('loading'), VIDEO_LOADED_DELAY)
    return () => clearTimeout(timer)
  }, [])
  if (state === 'waiting' || state === 'failed') return null
  const isPlaying = state === 'playing'
  const toggle = () => {
    if (isPlaying) film.current?.pause()
    else film.current?.play().catch(() => setState('failed'))
  }
  return (
    <>
      <video
        ref={film}
        className={styles.film}
        data-shown={state === 'loading' ? undefined : true}
        src={src}
        muted
        autoPlay
        loop
        playsInline
        aria-hidden="true"
        onPlaying={() => setState('playing')}
        onPause={() => setState('paused')}
        onError={() => setState('failed')}
      >
        {t(ERROR_KEYS.videoUnsupported)}
      </video>
      {state !== 'loading' && (
        <IconButton className={styles.pause} label={t(isPlaying ? 'game.video-pause' : 'game.video-play')} onClick={toggle}>
          {isPlaying ? <Pause size={18} /> : <Play size={18} />}
        </IconButton>
      )}
    </>
  )
}
