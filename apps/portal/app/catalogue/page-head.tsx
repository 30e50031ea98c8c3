import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './page-head.module.css'

interface PageHeadProps {
  title: string
  /** The list this page belongs to. */
  parent?: { title: string; href: string }
  count?: string
  lead?: string | null
  /** A picture or a control beside the title. */
  children?: ReactNode
}

/** Head of a list: where it belongs, its name, how many it holds. */
export function PageHead({ title, parent, count, lead, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        {parent && (
          <p className={styles.parent}>
            <Link to={parent.href} prefetch="intent">
              {parent.title}
            </Link>
          </p>
        )}
        <h1>{title}</h1>
        {count && <p className={styles.count}>{count}</p>}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </header>
  )
}
