import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** A list of names with their values. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface CardProps {
  title: string
  /** Shown after the title. */
  badge?: ReactNode
  children: ReactNode
}

/** A titled card of the account. */
export function Card({ title, badge, children }: CardProps) {
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {badge}
      </div>
      {children}
    </section>
  )
}
