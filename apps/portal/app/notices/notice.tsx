import type { ReactNode } from 'react'
import styles from './notices.module.css'

/** A notice over the page's lower edge, and on a phone, where it is as wide as the page, free space below the page's end. */
export const Notice = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <aside className={styles.notice} aria-label={label}>
      {children}
    </aside>
    <div className={styles.space} />
  </>
)
