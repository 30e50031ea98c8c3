import { contentImage, useContentOrigin } from '../config/index.ts'
import styles from './notices.module.css'

const WIDTH = 460

/** A picture of the CMS across a notice [2.37]; its place is reserved. A picture that does not load leaves the plain ground. */
export function ImageBanner({ address, alt }: { address: string; alt: string }) {
  const origin = useContentOrigin()
  return <img className={styles.image} src={contentImage(origin, address, WIDTH)} alt={alt} width={WIDTH} height={120} />
}
