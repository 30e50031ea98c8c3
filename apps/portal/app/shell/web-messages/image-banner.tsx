import { useState } from 'react'
import { contentImage, useContentOrigin } from '../../config/index.ts'
import styles from './web-messages.module.css'

const WIDTH = 460
const HEIGHT = 120

/** A picture of the CMS across the strip [2.37]; its place is reserved while it loads. A picture that does not load is left out. */
export function ImageBanner({ address, alt }: { address: string; alt: string }) {
  const origin = useContentOrigin()
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return null
  return (
    <img
      className={styles.image}
      src={contentImage(origin, address, WIDTH)}
      alt={alt}
      width={WIDTH}
      height={HEIGHT}
      onError={() => setHasFailed(true)}
    />
  )
}
