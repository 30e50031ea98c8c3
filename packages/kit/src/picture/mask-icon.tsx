import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import styles from './mask-icon.module.css'

/** A one-colour image in the colour of the surrounding text; decorative, so it has no accessible name. `size` in CSS pixels. */
export function MaskIcon({ src, size, className }: { src: string; size: number; className?: string }) {
  const style = { '--icon': `url("${cssSafe(src)}")`, width: size, height: size } as CSSProperties
  return <span aria-hidden="true" className={classNames(styles.icon, className)} style={style} />
}

/** Escapes characters that would end the CSS string. */
const cssSafe = (address: string): string => address.replace(/["\\\n]/g, encodeURIComponent)
