import { IconButton } from '@herna/kit'
import { Pause, Play } from '@herna/kit/icons'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { contentImage, useContentOrigin } from '../config/index.ts'
import styles from './details-panel.module.css'
import { type FilmState, SilentFilm, useWantsFilms } from './silent-film.tsx'
import type { TileView } from './tile-view.ts'
import { usePicture } from './use-picture.ts'

export const VIDEO_LOADED_DELAY = 1_400 // [9.12]

/** The game's picture, and over it the silent film of the game where there is one [4.34]. */
export function DetailsPicture({ tile, video }: { tile: TileView; video: string | null }) {
  const origin = useContentOrigin()
  const wantsFilms = useWantsFilms()
  const [hasFilm, setFilm] = useState(false)
  const { picture, fail } = usePicture(tile, 'thumbnail', [440, 880])
  return (
    <div className={styles.picture} data-film={hasFilm || undefined}>
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
      {video && wantsFilms && <Film key={video} src={contentImage(origin, video)} onShown={setFilm} />}
    </div>
  )
}

/** Waits, then plays without sound and lets the picture fade; a film that fails is gone and the picture stays [4.34] [9.12]. */
function Film({ src, onShown }: { src: string; onShown: (isShown: boolean) => void }) {
  const t = useTexts('game')
  const [isDue, setDue] = useState(false)
  const [plays, setPlays] = useState(true)
  const [state, setState] = useState<FilmState | 'loading'>('loading')
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
      <SilentFilm className={styles.film} src={src} plays={plays} shown={isShown} onState={setState} />
      {isShown && (
        <IconButton className={styles.pause} label={t(plays ? 'video-pause' : 'video-play')} onClick={() => setPlays(!plays)}>
          {plays ? <Pause size={18} /> : <Play size={18} />}
        </IconButton>
      )}
    </>
  )
}
