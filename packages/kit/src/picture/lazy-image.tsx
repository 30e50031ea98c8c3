import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './lazy-image.module.css'

/** Loading state of an image [4.35]. */
export type ImageState = 'loading' | 'loaded' | 'error'

interface LazyImageProps extends ComponentProps<'img'> {
  src: string
  width: number
  height: number
  /** Called on every change of state [4.35]. */
  onState?: (state: ImageState) => void
}

/**
 * An image that loads when it comes near the viewport and reserves its layout space: loading, then loaded or error [4.35]. A new
 * `src` starts again.
 */
export function LazyImage({ src, className, onState, onLoad, onError, ...rest }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [settled, setSettled] = useState<{ src: string; state: ImageState } | null>(null)
  const state = settled?.src === src ? settled.state : 'loading'
  // An image in the server's HTML may have finished before hydration; then no event is fired any more.
  useEffect(() => {
    const element = image.current
    if (element?.complete && element.currentSrc) setSettled({ src, state: element.naturalWidth > 0 ? 'loaded' : 'error' })
  }, [src])
  useEffect(() => {
    onState?.(state)
  }, [state, onState])
  return (
    <img
      ref={image}
      alt=""
      loading="lazy"
      decoding="async"
      {...rest}
      src={src}
      data-state={state}
      className={classNames(styles.image, state === 'error' && styles.error, className)}
      onLoad={(event) => {
        setSettled({ src, state: 'loaded' })
        onLoad?.(event)
      }}
      onError={(event) => {
        setSettled({ src, state: 'error' })
        onError?.(event)
      }}
    />
  )
}
