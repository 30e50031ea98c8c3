import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './state.module.css'

interface StateProps {
  icon: ReactNode
  title: ReactNode
  children?: ReactNode
  /** Next steps: buttons or links. */
  actions?: ReactNode
  /** Heading level of the title; 2 below a page's title. */
  level?: 2 | 3
}

/** An empty list: says why and offers the next step. */
export function EmptyState({ icon, title, children, actions, level = 2 }: StateProps) {
  const Title = `h${level}` as const
  return (
    <div className={styles.box}>
      <span className={styles.mark} aria-hidden="true">
        {icon}
      </span>
      <Title className={styles.title}>{title}</Title>
      {children && <p>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** A failure: what happened, what it means, the next step, and the reference for support. */
export function ErrorState({ reference, level = 2, icon, title, children, actions }: StateProps & { reference?: string | null }) {
  const Title = `h${level}` as const
  return (
    <div role="alert" className={classNames(styles.box, styles.failed)}>
      <span className={styles.mark} aria-hidden="true">
        {icon}
      </span>
      <Title className={styles.title}>{title}</Title>
      {children && <p>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {reference && <p className={styles.reference}>{reference}</p>}
    </div>
  )
}
