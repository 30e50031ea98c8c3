import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './game-stage.module.css'

interface RefusalProps {
  title: string
  text: string
  ways: { href: string; label: string }[]
  /** What can be done here. */
  children?: ReactNode
}

/** A game that does not open says why, and where to go on. */
export function Refusal({ title, text, ways, children }: RefusalProps) {
  return (
    <div className={styles.play}>
      <div className={styles.game}>
        <div className={styles.plate}>
          <h1>{title}</h1>
          <p>{text}</p>
          {children}
          <ul className={styles.ways}>
            {ways.map(({ href, label }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
