import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './marks.module.css'

/** A count; `label` describes what is counted. */
export function Badge({ label, className, ...rest }: ComponentProps<'span'> & { label?: string }) {
  return (
    <span {...rest} {...(label ? { role: 'img', 'aria-label': label } : {})} className={classNames(styles.badge, className)} />
  )
}

/** A small tag on a tile. */
export function Tag({ tone, className, ...rest }: ComponentProps<'span'> & { tone?: 'new' | 'live' }) {
  return <span {...rest} className={classNames(styles.tag, tone && styles[tone], className)} />
}

/** Green dot for something live; decoration next to a text that says so. */
export function LiveDot() {
  return <span aria-hidden="true" className={styles.dot} />
}

/** Chip classes for links. A selected chip is inverted, not amber. */
export const chipClass = ({ selected = false, removable = false }: { selected?: boolean; removable?: boolean } = {}): string =>
  classNames(styles.chip, selected && styles.selected, removable && styles.removable)

/** A choice that is on or off. */
export function Chip({ selected, className, ...rest }: ComponentProps<'button'> & { selected: boolean }) {
  return <button type="button" {...rest} aria-pressed={selected} className={classNames(chipClass({ selected }), className)} />
}

/** A highlighted remark; give it an icon and a `<p>`. */
export function Note({ tone, className, ...rest }: ComponentProps<'div'> & { tone?: 'danger' | 'ok' | 'warn' }) {
  return <div {...rest} className={classNames(styles.note, tone && styles[tone], className)} />
}

/** Placeholder of content that is still loading. Give it the size of the content, so that nothing shifts (CLS). */
export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return <span aria-hidden="true" {...rest} className={classNames(styles.skeleton, className)} />
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr">{children}</span>
}
