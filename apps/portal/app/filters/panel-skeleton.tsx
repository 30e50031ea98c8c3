import { Skeleton } from '@herna/kit'
import styles from './filter-panel.module.css'
import { usePanelTexts } from './panel-texts.ts'

/** The panel's groups while the catalogue is on its way: a range, a list of five, chips, switches. */
export function PanelSkeleton() {
  const t = usePanelTexts()
  return (
    <div role="status" className={styles.waiting}>
      <span className="sr">{t('loading')}</span>
      <Skeleton className={styles.waitTitle} />
      <Skeleton className={styles.waitRange} />
      <Skeleton className={styles.waitTitle} />
      {['a', 'b', 'c', 'd', 'e'].map((line) => (
        <Skeleton key={line} className={styles.waitLine} />
      ))}
      <Skeleton className={styles.waitTitle} />
      <Skeleton className={styles.waitChips} />
      <Skeleton className={styles.waitTitle} />
      <Skeleton className={styles.waitLine} />
      <Skeleton className={styles.waitLine} />
    </div>
  )
}
