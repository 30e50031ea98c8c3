import type { ReactNode } from 'react'
import styles from './web-messages.module.css'

/** A strip over the page's lower edge, and on a phone, where it is as wide as the page, free space below the page's end. */
export const LowerStrip = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <aside className={styles.lower} data-lower-strip="" aria-label={label}>
      {children}
    </aside>
    <div className={styles.space} />
  </>
)
