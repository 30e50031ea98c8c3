import type { ErrorKey } from '@herna/contract'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTexts } from '../texts/index.ts'

/** [8.31]; spelled out: the list of all keys would come with the first load [P4]. */
const UNSUPPORTED: ErrorKey = 'errors.your-browser-does-not-support-the-video-tag'

export type FilmState = 'playing' | 'paused' | 'failed'

interface SilentFilmProps {
  src: string
  /** Whether it is to play now; it loads when it is first to. */
  plays: boolean
  onState: (state: FilmState) => void
  className?: string
  shown: boolean
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

function wantsFilms(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return !window.matchMedia(LESS_MOTION).matches && connection?.saveData !== true
}
function onWish(changed: () => void): () => void {
  const wish = window.matchMedia(LESS_MOTION)
  wish.addEventListener('change', changed)
  return () => wish.removeEventListener('change', changed)
}

/** Nobody who asked for less motion or less data is shown a film unasked. Known in the browser only: until then no. */
export const useWantsFilms = (): boolean => useSyncExternalStore(onWish, wantsFilms, () => false)

/** A game's film: without sound, over and over, in its place on the page [4.34]. Readers of the page hear nothing of it. */
export function SilentFilm({ src, plays, onState, className, shown }: SilentFilmProps) {
  const t = useTexts()
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = film.current
    if (!element) return
    // Before `play`, whatever the order in which attributes are written: a film with sound may not start by itself.
    element.muted = true
    if (!plays) return element.pause()
    element.play().catch((error: unknown) => {
      // Asked to pause while it was still loading: nothing has failed.
      if (!(error instanceof DOMException && error.name === 'AbortError')) onState('failed')
    })
  }, [plays, onState])
  return (
    <video
      ref={film}
      className={className}
      data-shown={shown || undefined}
      src={src}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="auto"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => onState('playing')}
      onPause={() => onState('paused')}
      onError={() => onState('failed')}
    >
      {t(UNSUPPORTED)}
    </video>
  )
}
