import type { ReactNode } from 'react'
import styles from './link-tabs.module.css'

/**
 * Links between sibling pages; scrolls horizontally when there are many. Links use `chipClass({ selected })` and `aria-current`.
 */
export function LinkTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.bar}>
      {children}
    </nav>
  )
}
