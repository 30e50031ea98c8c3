import type { ReactNode } from 'react'
import styles from './link-tabs.module.css'

/** A bar of links between sibling pages, scrolling sideways when there are many. Its links wear `chipClass({ selected })` and `aria-current`. */
export function LinkTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.bar}>
      {children}
    </nav>
  )
}
