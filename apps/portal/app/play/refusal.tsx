import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './play-area.module.css'

interface RefusalProps {
  title: string
  text: string
  links: { href: string; label: string }[]
  /** Buttons of actions possible on this page. */
  children?: ReactNode
}

/** The page of a game that cannot open: the reason and links to continue. */
export function Refusal({ title, text, links, children }: RefusalProps) {
  return (
    <div className={styles.play}>
      <div className={styles.game}>
        <div className={styles.overlay}>
          <h1>{title}</h1>
          <p>{text}</p>
          {children}
          <ul className={styles.links}>
            {links.map(({ href, label }) => (
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
