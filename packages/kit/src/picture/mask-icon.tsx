import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import styles from './mask-icon.module.css'

/** A one-colour picture drawn in the colour of the text around it; decoration, so it has no name. `size` in CSS pixels. */
export function MaskIcon({ src, size, className }: { src: string; size: number; className?: string }) {
  const style = { '--icon': `url("${cssSafe(src)}")`, width: size, height: size } as CSSProperties
  return <span aria-hidden="true" className={classNames(styles.icon, className)} style={style} />
}

/** An address may not end the string it stands in. */
const cssSafe = (address: string): string => address.replace(/["\\\n]/g, encodeURIComponent)
