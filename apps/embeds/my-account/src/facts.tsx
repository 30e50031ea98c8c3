import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** Names and what they are, line by line. */
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
  /** At the end of the title's line. */
  mark?: ReactNode
  children: ReactNode
}

/** One thing of the account in its own frame. */
export function Card({ title, mark, children }: CardProps) {
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {mark}
      </div>
      {children}
    </section>
  )
}
