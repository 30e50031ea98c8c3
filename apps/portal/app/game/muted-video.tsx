import type { ErrorKey } from '@herna/contract'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTexts } from '../texts/index.ts'

/** [8.31]; a literal, because importing ERROR_KEYS would add the whole list to the first load [P4]. */
const UNSUPPORTED: ErrorKey = 'errors.your-browser-does-not-support-the-video-tag'

export type VideoState = 'playing' | 'paused' | 'failed'

interface MutedVideoProps {
  src: string
  /** The video loads when this first becomes true. */
  isPlaying: boolean
  onState: (state: VideoState) => void
  className?: string
  isShown: boolean
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

function isVideoAllowed(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return !window.matchMedia(REDUCED_MOTION).matches && connection?.saveData !== true
}
function subscribeToReducedMotion(changed: () => void): () => void {
  const motionQuery = window.matchMedia(REDUCED_MOTION)
  motionQuery.addEventListener('change', changed)
  return () => motionQuery.removeEventListener('change', changed)
}

/** Whether videos may autoplay: not with reduced motion or data saving. False until hydration, as only the browser knows. */
export const useVideoAllowed = (): boolean => useSyncExternalStore(subscribeToReducedMotion, isVideoAllowed, () => false)

/** A game's video: muted, looped, inline [4.34], and hidden from screen readers. */
export function MutedVideo({ src, isPlaying, onState, className, isShown }: MutedVideoProps) {
  const t = useTexts()
  const videoRef = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = videoRef.current
    if (!element) return
    // Set before `play`, independently of attribute order: browsers block autoplay with sound.
    element.muted = true
    if (!isPlaying) return element.pause()
    element.play().catch((error: unknown) => {
      // AbortError: paused while loading, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) onState('failed')
    })
  }, [isPlaying, onState])
  return (
    <video
      ref={videoRef}
      className={className}
      data-shown={isShown || undefined}
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
