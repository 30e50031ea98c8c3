import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './page-head.module.css'

interface PageHeadProps {
  title: string
  /** The list this page belongs to. */
  parent?: { title: string; href: string }
  count?: string
  lead?: string | null
  /** A control beside the count, such as a pause. */
  control?: ReactNode
  /** A picture beside the title. */
  children?: ReactNode
}

/** Head of a list: where it belongs, its name, how many it holds. */
export function PageHead({ title, parent, count, lead, control, children }: PageHeadProps) {
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
        {(count || control) && (
          <div className={styles.count}>
            {count && <p>{count}</p>}
            {control}
          </div>
        )}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </header>
  )
}
