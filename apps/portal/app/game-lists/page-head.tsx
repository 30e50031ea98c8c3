import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePreview } from '../config/index.ts'
import { addressOf, type RouteName } from '../urls/index.ts'
import styles from './page-head.module.css'

/** The parent list of a page. */
export interface ParentList {
  title: string
  route: RouteName
}

interface PageHeadProps {
  title: string
  parent?: ParentList
  count?: string
  lead?: string | null
  /** A line of its own under the title, such as the state of the live feed. */
  line?: ReactNode
  /** A control beside the count, such as a pause. */
  control?: ReactNode
  /** A picture beside the title. */
  children?: ReactNode
}

/** Heading of a list: parent link, title, count. */
export function PageHead({ title, parent, count, lead, line, control, children }: PageHeadProps) {
  const preview = usePreview()
  return (
    <header className={styles.head}>
      <div>
        {parent && (
          <p className={styles.parent}>
            <Link to={addressOf(parent.route, {}, preview)}>{parent.title}</Link>
          </p>
        )}
        <h1>{title}</h1>
        {(count || control) && (
          <div className={styles.count}>
            {count && <p>{count}</p>}
            {control}
          </div>
        )}
        {line}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </header>
  )
}
